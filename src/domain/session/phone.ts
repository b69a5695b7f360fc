import { chain, map } from 'fp-ts/Either'
import { getOrElse } from 'fp-ts/Option'
import { flow, pipe } from 'fp-ts/function'
import { PHONE_NUMBER_MINIMUM } from '../rules/constants'
import { phoneDigits, unseparated } from '../rules/number-fields'
import { minimumLength, parseFields, required, satisfies, text, type Parsed } from '../rules/rule'
import { userDetailsMessages } from '../kyc/messages'
import { callingCodes } from '../values/calling-codes'
import { readPhoneNumber } from '../values/phone-number'
import { phoneMessages } from './account-messages'

export type PhoneForm = { readonly countryCode: string; readonly number: string }

/** A customer in Nigeria does not have to choose a country. */
export const emptyPhone: PhoneForm = { countryCode: callingCodes[0].code, number: '' }

/** The offered country whose code an international number begins with: the longest code that fits. */
const countryOf = (international: string) =>
  callingCodes
    .filter(({ code }) => international.startsWith(code))
    .sort((left, right) => right.code.length - left.code.length)[0]

/** The form for a known number in one piece: its country code is split off. */
export const phoneFormOf = (known: string): PhoneForm => {
  const number = known.trim()
  const code = countryOf(number)?.code
  return code === undefined
    ? { ...emptyPhone, number }
    : { countryCode: code, number: number.slice(code.length).trim() }
}

/**
 * From so many digits on, a number that begins with those of the chosen country code has that code. Shorter ones may not:
 * mobile numbers in Italy and India have ten, and begin with any of `39…` and `91…` too.
 */
const INTERNATIONAL_MINIMUM = 11

const international = (dialled: string, countryCode: string): string => {
  if (dialled.startsWith('+')) return dialled
  return dialled.length >= INTERNATIONAL_MINIMUM && `+${dialled}`.startsWith(countryCode)
    ? `+${dialled}`
    : `${countryCode}${dialled}`
}

/**
 * The number to send: the country code and the digits without the national prefix, the zero of `0803…` and `+234 (0) 803…`.
 * A number typed with a code of its own keeps it, with its `+` or, if it is the chosen country's, without:
 * `2348031234567`. The server decides whether the number exists.
 */
export const phoneNumberOf = ({ countryCode, number }: PhoneForm): string => {
  const dialled = pipe(
    readPhoneNumber(number),
    getOrElse(() => number.trim()),
  )
  const full = international(dialled, countryCode)
  const country = countryOf(full)
  return country?.nationalPrefix === '0' ? `${country.code}${full.slice(country.code.length).replace(/^0+/, '')}` : full
}

const inOneForm = flow(phoneFormOf, phoneNumberOf)

/** Whether two texts are one phone number, with its country code or, of Nigeria, without. */
export const isSameNumber = (one: string, other: string): boolean => inOneForm(one) === inOneForm(other)

/** Parses a phone number: a country code, and digits that are enough once separators are taken out. */
export const parsePhone: (form: PhoneForm) => Parsed<string> = flow(
  parseFields<PhoneForm>({
    countryCode: text(required(phoneMessages.countryCode)),
    number: flow(
      unseparated(required(userDetailsMessages.phoneNo), minimumLength(PHONE_NUMBER_MINIMUM, phoneMessages.number)),
      chain(phoneDigits(userDetailsMessages.phoneNo)),
    ),
  }),
  map(phoneNumberOf),
)

export const digitFields = ['digit1', 'digit2', 'digit3', 'digit4', 'digit5', 'digit6'] as const

export type CodeForm = Readonly<Record<(typeof digitFields)[number], string>>

export const emptyCode: CodeForm = { digit1: '', digit2: '', digit3: '', digit4: '', digit5: '', digit6: '' }

const digit = unseparated(
  required(phoneMessages.code),
  satisfies((typed) => typed.length <= 1, phoneMessages.code),
)

/** Parses the code of the SMS: six inputs of one character. */
export const parseCode: (form: CodeForm) => Parsed<string> = flow(
  parseFields<CodeForm>({ digit1: digit, digit2: digit, digit3: digit, digit4: digit, digit5: digit, digit6: digit }),
  map((code) => digitFields.map((field) => code[field]).join('')),
)
