import type { Mandate } from '../../../domain/mandate/mandate'
import { debitRows, type DebitRow } from '../../../domain/mandate/schedule'
import { Badge } from '../../components/data-display/badge'
import { Card } from '../../components/data-display/card'
import styles from './mandates-page.module.css'

const Debit = ({ day, amount, status, tone, reason }: DebitRow) => (
  <li className={styles.debit}>
    <span className={styles.debited}>
      {amount} <span className={styles.note}>{day}</span>
    </span>{' '}
    <Badge tone={tone}>{status}</Badge>
    {reason !== undefined && <span className={styles.reason}>{reason}</span>}
  </li>
)

/** The debits of a mandate: booked, failed and why, and the next one; nothing where the server does not say them. */
export const DebitSchedule = ({ mandate: { schedule, isActive } }: { readonly mandate: Mandate }) =>
  schedule.length === 0 ? null : (
    <Card>
      <h3 className={styles.title}>Debits</h3>
      <ul className={styles.debits}>
        {debitRows(schedule, isActive === true).map((row) => (
          <Debit key={row.day} {...row} />
        ))}
      </ul>
    </Card>
  )
