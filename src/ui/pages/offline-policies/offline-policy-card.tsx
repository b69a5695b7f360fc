import { Download, FileText, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { savedSince, type OfflinePolicy } from '../../../domain/policy/offline-policy'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { ActionButton, ActionLink, ActionRow } from '../../components/buttons/action-row'
import { Card } from '../../components/data-display/card'
import { DefinitionList } from '../../components/data-display/definition-list'
import { Spinner } from '../../components/loading/spinner'
import { certificateName } from '../policies/certificate-name'
import { PolicyCard } from '../policies/policy-card'
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

/** One offline policy: what it is recognised by, its certificate, and what it was when it was saved. */
export const OfflinePolicyCard = ({ level, policy, today, removing, onRemove }: Props) => {
  const address = useFileAddress(policy.certificate)
  return (
    <div className={styles.policy}>
      <PolicyCard heading={level} title={policy.title} policy={policy} today={today} />
      <Card className={styles.card}>
        <ActionRow>
          {address !== undefined && (
            <ActionLink href={address} target="_blank" icon={<FileText size={24} />}>
              Certificate
            </ActionLink>
          )}
          {address !== undefined && (
            <ActionLink href={address} download={certificateName(policy.policyNo)} icon={<Download size={24} />}>
              Download
            </ActionLink>
          )}
          <ActionButton
            icon={removing ? <Spinner /> : <Trash2 size={24} />}
            aria-busy={removing || undefined}
            aria-label={`Remove ${policy.title}`}
            onClick={() => {
              if (!removing) onRemove()
            }}
          >
            Remove
          </ActionButton>
        </ActionRow>
        {policy.details.length > 0 && (
          <DefinitionList rows={policy.details.map(({ label, value }) => ({ term: label, value }))} />
        )}
        <p className={styles.note}>{`As of ${savedSince(policy)}`}</p>
      </Card>
    </div>
  )
}
