import { map } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { PHONE_NUMBER_MINIMUM } from '../rules/constants'
import { parseFields, required, satisfies, text, type Parsed } from '../rules/rule'
import { userDetailsMessages } from '../kyc/messages'
import { callingCodes } from '../values/calling-codes'
import { phoneMessages } from './account-messages'

export type PhoneForm = { readonly countryCode: string; readonly number: string }

/** A customer in Nigeria has no country to choose. */
export const emptyPhone: PhoneForm = { countryCode: callingCodes[0].code, number: '' }

/** The form for a number that is known already, in one piece: its own country code is taken out of it. */
export const phoneFormOf = (known: string): PhoneForm => {
  const number = known.trim()
  const codes = callingCodes.map(({ code }) => code).filter((code) => number.startsWith(code))
  const code = codes.sort((left, right) => right.length - left.length)[0]
  return code === undefined ? { ...emptyPhone, number } : { countryCode: code, number: number.slice(code.length).trim() }
}

/**
 * The number as it is sent: the country code and the digits without the zero that is dialled inside a country. One that
 * was typed with its own `+` keeps its own code. The server judges whether the number exists.
 */
export const phoneNumberOf = ({ countryCode, number }: PhoneForm): string => {
  const digits = number.replace(/\D/g, '')
  return number.trim().startsWith('+') ? `+${digits}` : `${countryCode}${digits.replace(/^0+/, '')}`
}

/**
 * Reads a phone number: a country code, and a number that is long enough without the spaces around it
 * (requirement PHONE-02).
 */
export const parsePhone: (form: PhoneForm) => Parsed<string> = flow(
  parseFields<PhoneForm>({
    countryCode: text(required(phoneMessages.countryCode)),
    number: text(
      required(userDetailsMessages.phoneNo),
      satisfies((number) => number.trim().length >= PHONE_NUMBER_MINIMUM, phoneMessages.number),
    ),
  }),
  map(phoneNumberOf),
)

export const digitFields = ['digit1', 'digit2', 'digit3', 'digit4', 'digit5', 'digit6'] as const

export type CodeForm = Readonly<Record<(typeof digitFields)[number], string>>

export const emptyCode: CodeForm = { digit1: '', digit2: '', digit3: '', digit4: '', digit5: '', digit6: '' }

const digit = text(
  required(phoneMessages.code),
  satisfies((typed) => typed.length <= 1, phoneMessages.code),
)

/** Reads the code that was sent to the phone: six inputs of one character (requirement PHONE-04). */
export const parseCode: (form: CodeForm) => Parsed<string> = flow(
  parseFields<CodeForm>({ digit1: digit, digit2: digit, digit3: digit, digit4: digit, digit5: digit, digit6: digit }),
  map((code) => digitFields.map((field) => code[field]).join('')),
)
