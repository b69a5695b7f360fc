import type { Draft } from '../drafts/drafts'
import type { CoverDetail } from '../quote/quote'
import type { CalendarDate } from '../values/calendar-date'
import type { Id } from '../values/id'
import type { Kobo } from '../values/money'
import { shownInstant, shownMoney, shownText, type DetailRow } from '../values/shown'
import type { DatedCover } from './cover-state'

/** A policy as a list has it, with the quote that it comes from and its payment. Statuses are the server's own texts. */
export type ListedPolicy = DatedCover & {
  readonly id: Id
  readonly policyNo: string | undefined
  readonly name: string | undefined
  readonly clientNo: string | undefined
  readonly description: string | undefined
  readonly certificateUrl: string | undefined
  readonly creationTime: string | undefined
  readonly lastModificationTime: string | undefined
  readonly quoteName: string | undefined
  readonly quoteNo: string | undefined
  readonly totalPremium: Kobo | undefined
  readonly productName: string | undefined
  readonly productDescription: string | undefined
  readonly productCode: string | undefined
  /** What is covered, in one fact: a plate, an address, a destination. */
  readonly covered: string | undefined
  /** Present while the policy can be renewed. */
  readonly renewal: RenewalPlace | undefined
  /** The last day of the cover that follows. */
  readonly renewedUntil: CalendarDate | undefined
  readonly payment: PolicyPayment
}

/** A policy with its whole details, which only its own call has. */
export type Policy = ListedPolicy & {
  /** Who and what is covered, as the server words it. */
  readonly details: readonly CoverDetail[]
  readonly renewal: PolicyRenewal | undefined
  /** The receipt of what was paid, and the page where anybody checks the certificate; not every server has them. */
  readonly receiptUrl: string | undefined
  readonly checkUrl: string | undefined
}

/** The place in the shop of the quote form that renews a policy. */
export type RenewalPlace = { readonly category: Id; readonly product: Id }

/** The same with the fields of the form as they are typed. */
type PolicyRenewal = RenewalPlace & { readonly form: Draft }

export type PolicyPayment = {
  readonly status: string | undefined
  readonly paymentReference: string | undefined
  readonly transactionReference: string | undefined
  readonly amount: Kobo | undefined
  readonly totalAmount: Kobo | undefined
  readonly fees: Kobo | undefined
  readonly gateway: string | undefined
  readonly channel: string | undefined
  readonly currency: string | undefined
  readonly transactionDate: string | undefined
}

/** The columns that a list of policies can be sorted by, under the portal's names. */
export const policySortColumns = ['productName', 'reference', 'totalAmount', 'policyNo', 'quoteNo'] as const
export type PolicySortColumn = (typeof policySortColumns)[number]

/** The name of a policy, which falls back to the quote's. */
export const policyName = (policy: Pick<ListedPolicy, 'name' | 'quoteName'>): string =>
  shownText(policy.name || policy.quoteName)

/** The rows of the details dialog, in their two groups. The certificate's row is a link and not part of them. */
export const policyRows = (policy: Policy): readonly DetailRow[] => [
  { label: 'Policy No', value: shownText(policy.policyNo) },
  { label: 'Status', value: shownText(policy.status) },
  { label: 'Name', value: policyName(policy) },
  { label: 'Client No', value: shownText(policy.clientNo) },
  { label: 'Description', value: shownText(policy.description) },
  { label: 'Certificate URL', value: shownText(policy.certificateUrl) },
  { label: 'Product Name', value: shownText(policy.productName) },
  { label: 'Product Description', value: shownText(policy.productDescription) },
  { label: 'Product Code', value: shownText(policy.productCode) },
  { label: 'Quote No', value: shownText(policy.quoteNo) },
  { label: 'Total Premium', value: shownMoney(policy.totalPremium) },
]

export const paymentRows = ({ payment, creationTime, lastModificationTime }: Policy): readonly DetailRow[] => [
  { label: 'Payment Status', value: shownText(payment.status) },
  { label: 'Payment Reference', value: shownText(payment.paymentReference) },
  { label: 'Transaction Reference', value: shownText(payment.transactionReference) },
  { label: 'Amount', value: shownMoney(payment.amount) },
  { label: 'Total Amount', value: shownMoney(payment.totalAmount) },
  { label: 'Fees', value: shownMoney(payment.fees) },
  { label: 'Gateway', value: shownText(payment.gateway) },
  { label: 'Channel', value: shownText(payment.channel) },
  { label: 'Currency', value: shownText(payment.currency) },
  { label: 'Transaction Date', value: shownInstant(payment.transactionDate) },
  { label: 'Creation Time', value: shownInstant(creationTime) },
  { label: 'Last Modification Time', value: shownInstant(lastModificationTime) },
]
