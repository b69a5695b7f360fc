import type { ListedPolicy } from '../../../domain/policy/policy'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { shownMoney, shownText } from '../../../domain/values/shown'
import { tableColumns } from '../../components/table/columns'
import { CertificateLink } from './certificate-link'
import { CoverBadge } from './cover-badge'
import { policyTitle } from './policy-title'
import { isWebAddress } from '../../../domain/values/web-address'

/** The columns of the policies on a day. On a phone a card also shows the state of the cover. */
export const columnsOn = (today: CalendarDate) =>
  tableColumns<ListedPolicy>([
    { id: 'productName', header: 'Product Name', cell: policyTitle, sortable: true, inCard: 'title', width: 1.75 },
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
      inCard: 'line',
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
      inCard: 'badge',
      phoneOnly: true,
    },
  ])
