import { isNone } from 'fp-ts/Option'
import { addDays, addMonths, addYears } from '../../domain/values/calendar-arithmetic'
import { calendarDate, type CalendarDate } from '../../domain/values/calendar-date'
import { accountNumberFits } from '../../domain/values/nuban'
import { bankById } from '../kyc/banks'
import { violation, type Violation } from '../wire/errors'

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
  /^\d{13,19}$/.test(card.number) && luhnFits(card.number) ? null : violation('number', 'Please enter a valid card number'),
  notExpired(card.expiry, today)
    ? null
    : violation('expiry', 'Please enter an expiry date that has not passed, as MM/YY'),
  /^\d{3,4}$/.test(card.cvv) ? null : violation('cvv', 'Please enter the 3 or 4 digits of the CVV'),
]

/** The frequencies of a mandate, each with its number of payments a year. */
export const frequencies = { Monthly: 12, Quarterly: 4, Yearly: 1 } as const
export type Frequency = keyof typeof frequencies

export const isFrequency = (text: string): text is Frequency => Object.hasOwn(frequencies, text)

type MandateRequest = {
  readonly accountNumber: string
  readonly bankId: string | number
  readonly frequency: string
  readonly startDate: string
}

/** The first payment of a mandate is due within this number of days. */
export const LATEST_START_DAYS = 60

export const mandateViolations = (mandate: MandateRequest, today: CalendarDate): readonly (Violation | null)[] => {
  const bank = bankById(mandate.bankId)
  const start = calendarDate(mandate.startDate)
  return [
    bank === undefined ? violation('bankId', 'Please choose a bank') : null,
    bank !== undefined && !accountNumberFits(bank.cbnCode, mandate.accountNumber)
      ? violation('accountNumber', 'Please enter an account number at this bank')
      : null,
    isFrequency(mandate.frequency) ? null : violation('frequency', 'Please choose how often to pay'),
    isNone(start) || start.value < today || start.value > addDays(today, LATEST_START_DAYS)
      ? violation('startDate', `Please choose a first day within the next ${LATEST_START_DAYS} days`)
      : null,
  ]
}

/** The amount of each payment in kobo: equal parts of the premium, rounded up so that the year is paid in full. */
export const instalment = (premium: bigint, frequency: Frequency): bigint => {
  const parts = BigInt(frequencies[frequency])
  return (premium + parts - 1n) / parts
}

/** The end of a mandate, which lasts as long as the policy's year. */
export const mandateEnds = (start: CalendarDate): CalendarDate => addDays(addYears(start, 1), -1)

/** The next payment day of a mandate, today included; its last one if all of them have passed. */
export const nextExecution = (start: CalendarDate, frequency: Frequency, today: CalendarDate): CalendarDate => {
  const times = frequencies[frequency]
  const days = Array.from({ length: times }, (_, index) => addMonths(start, (index * 12) / times))
  return days.find((day) => day >= today) ?? days.at(-1) ?? start
}
