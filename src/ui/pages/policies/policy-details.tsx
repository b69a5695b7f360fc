import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { paymentRows, policyRows, type Policy } from '../../../domain/policy/policy'
import { idText } from '../../../domain/values/id'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import type { DetailRow } from '../../../domain/values/shown'
import type { Features } from '../../../machines/features'
import type { CertificateMachine } from '../../../machines/certificate/machine'
import { Badge } from '../../components/data-display/badge'
import { RecordColumns, RecordGroup } from '../list/record-columns'
import { CertificateLink } from './certificate-link'
import { PolicyActions } from './policy-actions'
import { PolicyCard } from './policy-card'
import { HowToClaim } from './how-to-claim'
import { policyTitle } from './policy-title'
import { ReceiptLink } from './receipt-link'
import { SuspendedNotice } from './suspended-notice'
import { isWebAddress } from '../../../domain/values/web-address'
import styles from './policies-page.module.css'

const shown = ({ id }: Pick<Policy, 'id'>, { label, value }: DetailRow): ReactNode => {
  if (label === 'Certificate URL' && isWebAddress(value)) return <CertificateLink policy={id} address={value} />
  return label === 'Payment Status' && value === 'Paid' ? <Badge tone="success">{value}</Badge> : value
}

const toRow = (policy: Policy) => (row: DetailRow) => ({ term: row.label, value: shown(policy, row) })

type Props = {
  readonly policy: Policy
  readonly today: CalendarDate
  readonly certificate: ActorRefFrom<CertificateMachine>
  readonly offlinePolicy: Features['policies']['offlinePolicy']
  readonly receipts: Features['policies']['receipts']
}

type PartProps = { readonly name: 'payment' | 'claim'; readonly children: ReactNode }

/** A part of the details, which is in view and has the focus when the address names it. */
const Part = ({ name, children }: PartProps) => {
  const isNamed = useLocation().hash === `#${name}`
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNamed) part.current?.focus()
  }, [isNamed])
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  )
}

/** The details of one policy. */
export const PolicyDetails = ({ policy, today, certificate, offlinePolicy, receipts }: Props) => (
  <RecordColumns
    lead={
      <>
        <PolicyCard title={policyTitle(policy)} policy={policy} today={today} />
        <SuspendedNotice policy={policy} />
        <PolicyActions
          key={idText(policy.id)}
          policy={policy}
          today={today}
          certificate={certificate}
          offline={offlinePolicy}
        />
        <Part name="claim">
          <HowToClaim policyNo={policy.policyNo} productCode={policy.productCode} />
        </Part>
        {policy.details.length > 0 && <RecordGroup title="Your cover" rows={policy.details.map(toRow(policy))} />}
      </>
    }
  >
    <RecordGroup title="Policy" rows={policyRows(policy).map(toRow(policy))} />
    <Part name="payment">
      <RecordGroup
        title="Payment"
        rows={paymentRows(policy).map(toRow(policy))}
        action={
          isWebAddress(policy.receiptUrl) && (
            <ReceiptLink policy={policy.id} address={policy.receiptUrl} files={receipts} />
          )
        }
      />
    </Part>
  </RecordColumns>
)
