import { mandateAmount, mandateDay, mandateTitle, type Mandate } from '../../../domain/mandate/mandate'
import { shownText } from '../../../domain/values/shown'
import { tableColumns } from '../../components/table/columns'
import { MandateStatus } from './mandate-status'
import styles from './mandates-page.module.css'

/** A date that no line breaks. */
const Day = ({ text }: { readonly text: string }) => <span className={styles.day}>{text}</span>

export const columns = tableColumns<Mandate>([
  { id: 'product', header: 'Product', cell: mandateTitle, sortable: true, inCard: 'title', width: 1.65 },
  { id: 'amount', header: 'Amount', cell: mandateAmount, sortable: true, align: 'end', inCard: 'line', width: 1.35 },
  { id: 'source', header: 'Source', cell: (row) => shownText(row.source), sortable: true, width: 1.45 },
  { id: 'frequency', header: 'Frequency', cell: (row) => shownText(row.frequency), sortable: true, inCard: 'end' },
  {
    id: 'notificationType',
    header: 'Notification Type',
    cell: (row) => shownText(row.notificationType),
    sortable: true,
    width: 1.45,
  },
  {
    id: 'startDate',
    header: 'Start Date',
    cell: (row) => <Day text={mandateDay(row.startDate)} />,
    sortable: true,
    width: 1.08,
  },
  {
    id: 'endDate',
    header: 'End Date',
    cell: (row) => <Day text={mandateDay(row.endDate)} />,
    sortable: true,
    width: 1.08,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <MandateStatus mandate={row} />,
    sortable: true,
    inCard: 'badge',
    width: 0.8,
  },
])
