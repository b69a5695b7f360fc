import { coverKind } from '../../../domain/policy/cover-kind'
import { coverState } from '../../../domain/policy/cover-state'
import type { ListedPolicy } from '../../../domain/policy/policy'
import { beginsLater, lastsUntil } from '../../../domain/quote/cover-period'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { shownMoney, shownText } from '../../../domain/values/shown'
import { isWebAddress } from '../../../domain/values/web-address'
import { tableColumns } from '../../components/table/columns'
import { KindTile } from '../../components/cover/kind-tile'
import { CertificateLink } from './certificate-link'
import { CoverBadge } from './cover-badge'
import { policyTitle } from './policy-title'
import styles from './policies-page.module.css'

/** The end of a cover that runs; the state of another one names a day itself, and leaves no room for a second one. */
const endOf = (row: ListedPolicy, today: CalendarDate) =>
  beginsLater(row, today) || coverState(row, today)?.tone === 'danger' ? '' : lastsUntil(row)

/** The product with the icon of its kind; on a phone also the thing that is covered. */
const Named = ({ policy }: { readonly policy: ListedPolicy }) => (
  <span className={styles.named}>
    <KindTile kind={coverKind(policy.productCode)} size="small" />
    <span>
      <span>{policyTitle(policy)}</span>
      {policy.covered !== undefined && <span className={styles.thing}>{policy.covered}</span>}
    </span>
  </span>
)

/** The columns of the policies on a day. On a phone a card also shows the state of the cover, and its end if it is to come. */
export const columnsOn = (today: CalendarDate) =>
  tableColumns<ListedPolicy>([
    {
      id: 'productName',
      header: 'Product Name',
      cell: (row) => <Named policy={row} />,
      sortable: true,
      inCard: 'title',
      width: 1.9,
    },
    {
      id: 'reference',
      header: 'Reference',
      cell: ({ payment }) => shownText(payment.paymentReference),
      sortable: true,
      width: 1.45,
    },
    {
      id: 'totalAmount',
      header: 'Total Amount',
      cell: ({ payment }) => shownMoney(payment.totalAmount),
      sortable: true,
      align: 'end',
      width: 1.2,
    },
    {
      id: 'policyNo',
      header: 'Policy Number',
      cell: (row) => shownText(row.policyNo),
      sortable: true,
      width: 1.35,
    },
    { id: 'quoteNo', header: 'Quote Number', cell: (row) => shownText(row.quoteNo), sortable: true, width: 1.2 },
    {
      id: 'certificateUrl',
      header: 'Certificate URL',
      cell: (row) =>
        isWebAddress(row.certificateUrl) ? (
          <CertificateLink
            policy={row.id}
            address={row.certificateUrl}
            aria-label={`Open PDF of ${policyTitle(row)}, ${shownText(row.policyNo)}`}
          />
        ) : (
          shownText(row.certificateUrl)
        ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: (row) => <CoverBadge cover={row} today={today} />,
      inCard: 'line',
      phoneOnly: true,
    },
    {
      id: 'until',
      header: 'Covered',
      cell: (row) => endOf(row, today),
      inCard: 'end',
      phoneOnly: true,
    },
  ])
