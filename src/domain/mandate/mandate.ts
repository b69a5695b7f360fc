import type { Activation } from './activation'
import type { Arrears } from './arrears'
import type { ScheduledDebit } from './schedule'
import { formatIsoDay, formatShortDay } from '../values/instant'
import { idText, type Id } from '../values/id'
import { formatAmount, type Kobo } from '../values/money'
import { DASH, shownText, type DetailRow } from '../values/shown'

/** A recurring payment order for a product. */
export type Mandate = {
  readonly id: Id
  readonly isActive: boolean | undefined
  readonly name: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly merchantCode: string | undefined
  readonly amount: Kobo | undefined
  readonly fee: Kobo | undefined
  readonly currency: string | undefined
  readonly source: string | undefined
  readonly gateway: string | undefined
  readonly notificationType: string | undefined
  readonly frequency: string | undefined
  readonly startDate: string | undefined
  readonly endDate: string | undefined
  readonly nextExecuteDate: string | undefined
  readonly productName: string | undefined
  readonly productDescription: string | undefined
  /** How many debits there are. */
  readonly debits: number | undefined
  /** Its debits in their order; none in a list, and where the server does not say them. */
  readonly schedule: readonly ScheduledDebit[]
  /** What is owed, while the cover is suspended. */
  readonly arrears: Arrears | undefined
  /** What an inactive mandate waits for, if it does. */
  readonly activation: Activation | undefined
}

/** The columns that a list of mandates can be sorted by, under the portal's names. */
export const mandateSortColumns = [
  'product',
  'amount',
  'source',
  'frequency',
  'notificationType',
  'startDate',
  'endDate',
  'status',
] as const
export type MandateSortColumn = (typeof mandateSortColumns)[number]

/** An amount with the currency of its mandate, like `NGN 5,000.00`, or the dash. */
const withCurrency = (amount: Kobo | undefined, { currency }: Mandate): string =>
  amount === undefined ? DASH : `${currency ?? ''} ${formatAmount(amount)}`.trim()

/** The amount with its currency, like `NGN 5,000.00`. */
export const mandateAmount = (mandate: Mandate): string => withCurrency(mandate.amount, mandate)

export const mandateStatus = ({ isActive }: Mandate): 'Active' | 'Inactive' | typeof DASH =>
  isActive === undefined ? DASH : isActive ? 'Active' : 'Inactive'

/** A date as the table shows it, like `Jan 5, 2024`. */
export const mandateDay = (text: string | undefined): string => shownText(text && formatShortDay(text))

const isoDay = (text: string | undefined): string => shownText(text && formatIsoDay(text))

/** The name shown for a mandate: the product's, or its own. */
export const mandateTitle = ({ productName, name }: Mandate): string => shownText(productName || name)

/** The rows of the details dialog, in three groups. */
export const mandateRows = (mandate: Mandate): readonly DetailRow[] => [
  { label: 'Mandate ID', value: idText(mandate.id) },
  { label: 'Status', value: mandateStatus(mandate) },
  { label: 'Name', value: shownText(mandate.name) },
  { label: 'Email', value: shownText(mandate.email) },
  { label: 'Phone', value: shownText(mandate.phone) },
  { label: 'Merchant Code', value: shownText(mandate.merchantCode) },
]

export const mandatePaymentRows = (mandate: Mandate): readonly DetailRow[] => [
  { label: 'Amount', value: mandateAmount(mandate) },
  { label: 'Fee', value: withCurrency(mandate.fee, mandate) },
  { label: 'Start Date', value: isoDay(mandate.startDate) },
  { label: 'End Date', value: isoDay(mandate.endDate) },
  { label: 'Next Execute Date', value: isoDay(mandate.nextExecuteDate) },
  { label: 'Source', value: shownText(mandate.source) },
  { label: 'Gateway', value: shownText(mandate.gateway) },
  { label: 'Notification Type', value: shownText(mandate.notificationType) },
  { label: 'Currency', value: shownText(mandate.currency) },
  { label: 'Frequency', value: shownText(mandate.frequency) },
]

export const mandateProductRows = (mandate: Mandate): readonly DetailRow[] => [
  { label: 'Product Name', value: shownText(mandate.productName) },
  { label: 'Product Description', value: shownText(mandate.productDescription) },
]
