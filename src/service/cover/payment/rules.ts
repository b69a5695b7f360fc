import { isNone } from 'fp-ts/Option'
import { calendarDate, type CalendarDate } from '../../../domain/values/calendar-date'
import { accountNumberFits } from '../../../domain/values/nuban'
import { dateShown } from '../../../domain/values/typed-date'
import { bankById } from '../../kyc/banks'
import { violation, type Violation } from '../../wire/errors'
import { isFrequency, type StartBounds } from './plan'

type Card = { readonly number: string; readonly expiry: string; readonly cvv: string }

/** A test card that is always declined. */
export const DECLINED_CARD = '4084080000005408'

/** The check digit of a card number (Luhn, ISO/IEC 7812). */
export const luhnFits = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return /^\d+$/.test(number) && sum % 10 === 0
}

/** `MM/YY`, `MM/YYYY`, or either without the slash; a card is valid until the end of its month. */
const notExpired = (expiry: string, today: CalendarDate): boolean => {
  const match = /^(0[1-9]|1[0-2])\/?(\d{2}|20\d{2})$/.exec(expiry)
  if (match === null) return false
  const [, month = '', year = ''] = match
  return `${year.length === 2 ? `20${year}` : year}-${month}` >= today.slice(0, 7)
}

/** The violations of a card whose numbers have no separators any more. */
export const cardViolations = (card: Card, today: CalendarDate): readonly (Violation | null)[] => [
  /^\d{13,19}$/.test(card.number) && luhnFits(card.number)
    ? null
    : violation('number', 'Please enter a valid card number'),
  notExpired(card.expiry, today)
    ? null
    : violation('expiry', 'Please enter an expiry date that has not passed, as MM/YY'),
  /^\d{3,4}$/.test(card.cvv) ? null : violation('cvv', 'Please enter the 3 or 4 digits of the CVV'),
]

type MandateRequest = {
  readonly accountNumber: string
  readonly bankId: string | number
  readonly frequency: string
  readonly startDate: string
}

/** The bank account of a mandate, which has to exist. */
export const accountViolations = ({ bankId, accountNumber }: MandateRequest): readonly (Violation | null)[] => {
  const bank = bankById(bankId)
  return [
    bank === undefined ? violation('bankId', 'Please choose a bank') : null,
    bank !== undefined && !accountNumberFits(bank.cbnCode, accountNumber)
      ? violation('accountNumber', 'Please enter an account number at this bank')
      : null,
  ]
}

/** What the debits of a mandate are planned from: how often, and a first day within these. */
export const planViolations = (
  { frequency, startDate }: MandateRequest,
  { earliest, latest }: StartBounds,
): readonly (Violation | null)[] => {
  const start = calendarDate(startDate)
  return [
    isFrequency(frequency) ? null : violation('frequency', 'Please choose how often to pay'),
    isNone(start) || start.value < earliest || start.value > latest
      ? violation('startDate', `Please choose a first day from ${dateShown(earliest)} to ${dateShown(latest)}`)
      : null,
  ]
}

/** The customer agrees to the debits as they are shown. */
export const consentViolations = ({
  consent,
}: {
  readonly consent?: boolean | undefined
}): readonly (Violation | null)[] => [
  consent === true ? null : violation('consent', 'Please read the debits, and tick that you agree to them'),
]
