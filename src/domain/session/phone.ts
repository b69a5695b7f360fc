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

/** The form for a known number in one piece: its country code is split off. */
export const phoneFormOf = (known: string): PhoneForm => {
  const number = known.trim()
  const codes = callingCodes.map(({ code }) => code).filter((code) => number.startsWith(code))
  const code = codes.sort((left, right) => right.length - left.length)[0]
  return code === undefined
    ? { ...emptyPhone, number }
    : { countryCode: code, number: number.slice(code.length).trim() }
}

/**
 * The number to send: the country code and the digits without the leading zero of national numbers. A number typed with
 * a code of its own keeps it. The server decides whether the number exists.
 */
export const phoneNumberOf = ({ countryCode, number }: PhoneForm): string => {
  const dialled = pipe(
    readPhoneNumber(number),
    getOrElse(() => number.trim()),
  )
  return dialled.startsWith('+') ? dialled : `${countryCode}${dialled.replace(/^0+/, '')}`
}

const inOneForm = flow(phoneFormOf, phoneNumberOf)

/** Whether two texts are one phone number, with its country code or, of Nigeria, without. */
export const isSameNumber = (one: string, other: string): boolean => inOneForm(one) === inOneForm(other)

/**
 * Parses a phone number: a country code, and digits that are enough once separators are taken out (requirement
 * PHONE-02).
 */
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

/** Parses the code of the SMS: six inputs of one character (requirement PHONE-04). */
export const parseCode: (form: CodeForm) => Parsed<string> = flow(
  parseFields<CodeForm>({ digit1: digit, digit2: digit, digit3: digit, digit4: digit, digit5: digit, digit6: digit }),
  map((code) => digitFields.map((field) => code[field]).join('')),
)
