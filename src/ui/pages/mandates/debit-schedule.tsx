import type { Mandate } from '../../../domain/mandate/mandate'
import { debitRows, type DebitRow } from '../../../domain/mandate/schedule'
import { Badge } from '../../components/data-display/badge'
import { RecordGroup } from '../list/record-columns'
import styles from './mandates-page.module.css'

const Debit = ({ amount, status, tone, reason }: DebitRow) => (
  <span className={styles.debit}>
    <span>{amount}</span> <Badge tone={tone}>{status}</Badge>
    {reason !== undefined && <span className={styles.reason}>{reason}</span>}
  </span>
)

/** The debits of a mandate: booked, failed and why, and the next one; nothing where the server does not say them. */
export const DebitSchedule = ({ mandate: { schedule, isActive } }: { readonly mandate: Mandate }) =>
  schedule.length === 0 ? null : (
    <RecordGroup
      title="Debits"
      rows={debitRows(schedule, isActive === true).map((row) => ({ term: row.day, value: <Debit {...row} /> }))}
    />
  )
