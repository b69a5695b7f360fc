import { exists } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { BVN_MINIMUM } from '../rules/constants'
import { accountNumberFits, NUBAN_LENGTH } from '../values/nuban'
import { isPresentLandline, readPhoneNumber } from '../values/phone-number'
import { withoutSeparators } from '../values/separators'
import type { AccountLookup, Bank } from './account'

/**
 * The hint for a number while it is typed. Hints never block: the rules are only those of the specification, and an
 * unusual number may still be valid.
 */
export type Hint = { readonly text: string; readonly tone: 'muted' | 'example' | 'good' | 'warning' }

const muted = (text: string): Hint => ({ text, tone: 'muted' })
const example = (text: string): Hint => ({ text, tone: 'example' })
const good = (text: string): Hint => ({ text, tone: 'good' })
const warning = (text: string): Hint => ({ text, tone: 'warning' })

const onlyDigits = (text: string): boolean => /^\d*$/.test(text)

/** The shared part: how many digits are typed or missing; `undefined` once all are there. */
const digitsHint = (what: string, length: number, text: string): Hint | undefined => {
  if (!onlyDigits(text)) return warning(`${what} has only digits. Please check it.`)
  if (text.length > length)
    return warning(`${what} has ${String(length)} digits, but this has ${String(text.length)}. Please check it.`)
  return text.length < length ? muted(`${String(text.length)} of ${String(length)} digits`) : undefined
}

/** The account number: ten digits. */
export const accountNumberHint = (typed: string): Hint => {
  const text = withoutSeparators(typed)
  const digits = muted(`${String(NUBAN_LENGTH)} digits`)
  return text === '' ? digits : (digitsHint('An account number', NUBAN_LENGTH, text) ?? digits)
}

/**
 * What the look-up of an account says. Without an answer, the last digit of the number is compared
 * with the bank, unless the bank issues wallets.
 */
export const accountLine = (
  finding: AccountLookup | undefined,
  typed: string,
  bank: Bank | undefined,
): Hint | undefined => {
  switch (finding?.tag) {
    case undefined:
    case 'asked':
      return undefined
    case 'pending':
      return muted('Checking the account…')
    case 'found':
      return good(finding.name)
    case 'not-found':
      return warning('We found no account with this number at this bank. Please check both.')
    case 'unanswered':
      return bank === undefined || accountNumberFits(bank.cbnCode, withoutSeparators(typed))
        ? muted('We could not check this account now. Press Continue to try again.')
        : warning('This does not look like a number of this bank. Please check both.')
  }
}

/** The Bank Verification Number: eleven digits without a check digit. */
export const bvnHint = (typed: string): Hint => {
  const text = withoutSeparators(typed)
  if (text === '')
    return example(
      `${String(BVN_MINIMUM)} digits. Dial *565*0# from the phone number linked to your bank account to see it.`,
    )
  return digitsHint('A BVN', BVN_MINIMUM, text) ?? good(`${String(BVN_MINIMUM)} digits`)
}

/** What the numbering plans say about a phone number. */
export type PhoneAppearance = 'unfinished' | 'too-long' | 'odd' | 'good'

/** The hint for a phone number; `appearance` is `undefined` while it is not known. */
export const phoneHint = (typed: string, appearance: PhoneAppearance | undefined): Hint => {
  if (pipe(readPhoneNumber(typed), exists(isPresentLandline))) return good('This looks like a landline in Lagos')
  if (typed.trim() === '' || appearance === undefined || appearance === 'unfinished')
    return example('Like 0803 123 4567, or with its country code: +234 803 123 4567')
  if (appearance === 'good') return good('This looks like a mobile number')
  return warning(
    appearance === 'too-long'
      ? 'This has too many digits for a mobile number. Please check it.'
      : 'This does not look like a mobile number. Please check it. If it is right, carry on.',
  )
}
