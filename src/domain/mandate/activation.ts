import { isSome } from 'fp-ts/Option'
import { LEFT_IN_ACCOUNT_NAIRA } from '../rules/constants'
import { calendarDate } from '../values/calendar-date'
import { formatInstant } from '../values/instant'
import { formatMoney, kobo, naira, wholeNaira, type Kobo } from '../values/money'
import { dateShown } from '../values/typed-date'

/** A bank account as it is shown; the number may be masked. */
export type ShownAccount = { readonly bank: string; readonly accountNumber: string }

/** What makes an inactive mandate active: a small transfer from the mandate's account to one of these. */
export type Activation = {
  readonly accounts: readonly ShownAccount[]
  readonly amount: Kobo
  /** An instant, ISO 8601. */
  readonly until: string
  readonly from: ShownAccount | undefined
  readonly hasLapsed: boolean
  /** Why it has lapsed, in the server's words; none where no transfer arrived in time. */
  readonly because: string | undefined
}

type Activated = { readonly isActive: boolean | undefined; readonly activation: Activation | undefined }

/** Whether a mandate waits for the customer's transfer. */
export const isAwaitingTransfer = ({ isActive, activation }: Activated): boolean =>
  isActive !== true && activation !== undefined && !activation.hasLapsed

/** Whether no transfer arrived in time. */
export const hasLapsed = ({ isActive, activation }: Activated): boolean =>
  isActive !== true && activation?.hasLapsed === true

/** An instant as people read it, `5 June 2026, 14:30`, in Lagos; a text that is no instant is returned unchanged. */
const momentShown = (text: string): string => {
  const [day = '', time = ''] = formatInstant(text)?.split(' ') ?? []
  const date = calendarDate(day)
  return isSome(date) ? `${dateShown(date.value)}, ${time}` : text
}

type Debited = {
  readonly debits: number | undefined
  readonly amount: Kobo | undefined
  readonly startDate: string | undefined
}

/** The debits that follow the activation, as far as the server says them. */
export const debitsText = ({ debits, amount, startDate }: Debited): string | undefined => {
  const day = calendarDate(startDate?.slice(0, 10) ?? '')
  if (debits === undefined || amount === undefined || !isSome(day)) return undefined
  return debits === 1
    ? `One debit of ${formatMoney(amount)} on ${dateShown(day.value)}.`
    : `${debits} debits of ${formatMoney(amount)}, the first on ${dateShown(day.value)}.`
}

/** What the customer sends, from where; the accounts to send it to follow. */
export const transferInstruction = ({ accounts, amount, from }: Activation): string =>
  `Send ${wholeNaira(amount)} from ${from === undefined ? 'the account of this mandate' : `${from.bank} ${from.accountNumber}`} to ${accounts.length === 1 ? 'this account' : 'one of these accounts'}:`

/** The same in short, for a place without the accounts. */
export const transferSummary = ({ amount, until }: Activation): string =>
  `Send ${wholeNaira(amount)} by ${momentShown(until)}.`

/** What has to be in the account on the day of the first debit, as far as the server says it. */
const balanceText = ({ amount, startDate }: Debited): readonly string[] => {
  const day = calendarDate(startDate?.slice(0, 10) ?? '')
  if (amount === undefined || !isSome(day)) return []
  const activation = naira(LEFT_IN_ACCOUNT_NAIRA)
  return [
    `On ${dateShown(day.value)}, have ${formatMoney(kobo(amount + activation))} in the account: the first debit is ${formatMoney(amount)}, and the bank may take ${wholeNaira(activation)} for the activation.`,
  ]
}

/** What else the customer has to know of the transfer, and of the balance on the day of the first debit. */
export const transferNotes = ({ until }: Activation, mandate: Debited): readonly string[] => [
  `Send it by ${momentShown(until)}, and leave at least ₦${String(LEFT_IN_ACCOUNT_NAIRA)} in the account.`,
  ...balanceText(mandate),
  'The mandate is usually ready within two hours, but can take a day. This page updates by itself.',
  'If the transfer does not arrive in time, the mandate lapses and your order is unpaid again.',
]

/** What is said of a mandate that ended before its first debit. */
export const lapsedText = ({ until, because }: Activation): string =>
  because === undefined
    ? `No transfer arrived by ${momentShown(until)}, so this mandate has lapsed. Nothing was debited, and your order is unpaid again.`
    : `${because} So this mandate has ended. Nothing was debited, and your order is unpaid again.`
