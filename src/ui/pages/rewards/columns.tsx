import { refusalText, shownStatus, type Referral } from '../../../domain/referral/referral'
import { idText } from '../../../domain/values/id'
import { DASH, shownMoney, shownText } from '../../../domain/values/shown'
import { Badge, type Tone } from '../../components/data-display/badge'
import { tableColumns } from '../../components/table/columns'
import styles from './rewards-page.module.css'

const tones: ReadonlyMap<string, Tone> = new Map([
  ['Paid', 'success'],
  ['Pending', 'warning'],
])

export const rowKeyOf = ({ id }: Referral): string => idText(id)
export const labelOf = ({ name }: Referral): string => shownText(name)

/** The name, and below it why a reward is not paid. */
const Friend = ({ referral }: { readonly referral: Referral }) => {
  const reason = refusalText(referral)
  return reason === undefined ? (
    shownText(referral.name)
  ) : (
    <span>
      <span>{shownText(referral.name)}</span>
      <span className={styles.reason}>{reason}</span>
    </span>
  )
}

const Status = ({ referral }: { readonly referral: Referral }) => {
  const status = shownStatus(referral)
  return status ? <Badge tone={tones.get(status) ?? 'neutral'}>{status}</Badge> : DASH
}

/** Status and amount are the server's own: no reward is calculated here. */
export const columns = tableColumns<Referral>([
  { id: 'name', header: 'Name', cell: (row) => <Friend referral={row} />, sortable: true, inCard: 'title', width: 1.6 },
  { id: 'code', header: 'Code', cell: ({ code }) => shownText(code) },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <Status referral={row} />,
    sortable: true,
    inCard: 'badge',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => shownMoney(amount),
    sortable: true,
    align: 'end',
    inCard: 'line',
  },
])
