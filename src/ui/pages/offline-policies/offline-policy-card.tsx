import { Download, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { coverRows } from '../../../domain/quote/cover-period'
import { savedSince, type OfflinePolicy } from '../../../domain/policy/offline-policy'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { Card } from '../../components/data-display/card'
import { DefinitionList } from '../../components/data-display/definition-list'
import { certificateName } from '../policies/certificate-name'
import { CoverBadge } from '../policies/cover-badge'
import styles from './offline-policies.module.css'

/** The address of the certificate in memory, always as a PDF: whatever is stored is never opened as a page. */
const useFileAddress = (bytes: OfflinePolicy['certificate']): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (bytes === undefined) return
    const made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return address
}

type Props = {
  readonly level: 'h2' | 'h3'
  readonly policy: OfflinePolicy
  readonly today: CalendarDate
  readonly removing: boolean
  readonly onRemove: () => void
}

const toRow = ({ label, value }: { readonly label: string; readonly value: string }) => ({ term: label, value })

/** One offline policy: its certificate first, then what it was when it was saved, and the button that removes it. */
export const OfflinePolicyCard = ({ level: Heading, policy, today, removing, onRemove }: Props) => {
  const address = useFileAddress(policy.certificate)
  const number = policy.policyNo === undefined ? [] : [{ term: 'Policy No', value: policy.policyNo }]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.name}>{policy.title}</Heading>
        <CoverBadge cover={policy} today={today} />
      </div>
      {address !== undefined && (
        <div className={styles.actions}>
          <ButtonLink href={address} target="_blank" variant="primary">
            <FileText size={18} />
            Certificate
          </ButtonLink>
          <ButtonLink href={address} download={certificateName(policy.policyNo)} variant="secondary">
            <Download size={18} />
            Download
          </ButtonLink>
        </div>
      )}
      <DefinitionList rows={[...number, ...coverRows(policy, today).map(toRow), ...policy.details.map(toRow)]} />
      <div className={styles.end}>
        <p className={styles.note}>{`As of ${savedSince(policy)}`}</p>
        <Button variant="secondary" busy={removing} onClick={onRemove} aria-label={`Remove ${policy.title}`}>
          Remove
        </Button>
      </div>
    </Card>
  )
}
