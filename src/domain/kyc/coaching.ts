import { BVN_MINIMUM } from '../rules/constants'
import { isWalletIssuer, NUBAN_LENGTH, nubanFits } from '../values/nuban'
import { withoutSeparators } from '../values/separators'
import type { Bank } from './bank-account'

/**
 * The hint for a number while it is typed. Hints never block: the rules are only those of the specification, and an
 * unusual number may still be valid.
 */
export type Hint = { readonly text: string; readonly tone: 'muted' | 'good' | 'warning' }

const muted = (text: string): Hint => ({ text, tone: 'muted' })
const good = (text: string): Hint => ({ text, tone: 'good' })
const warning = (text: string): Hint => ({ text, tone: 'warning' })

const onlyDigits = (text: string): boolean => /^\d*$/.test(text)

/** The shared part: how many digits are typed or missing; `undefined` once all are there. */
const digitsHint = (what: string, length: number, text: string): Hint | undefined => {
  if (!onlyDigits(text)) return warning(`${what} has digits only. Please check it.`)
  if (text.length > length)
    return warning(`${what} has ${String(length)} digits, and this has ${String(text.length)}. Please check it.`)
  return text.length < length ? muted(`${String(text.length)} of ${String(length)} digits`) : undefined
}

/** The account number: ten digits, the last of which must match the bank, unless it issues wallets (requirement KYC-17). */
export const accountNumberHint = (typed: string, bank: Bank | undefined): Hint => {
  const text = withoutSeparators(typed)
  if (text === '') return muted(`${String(NUBAN_LENGTH)} digits`)
  const unfinished = digitsHint('An account number', NUBAN_LENGTH, text)
  if (unfinished) return unfinished
  if (bank === undefined) return muted(`${String(NUBAN_LENGTH)} digits`)
  if (isWalletIssuer(bank.cbnCode)) return good(`${String(NUBAN_LENGTH)} digits`)
  return nubanFits(bank.cbnCode, text)
    ? good(`${String(NUBAN_LENGTH)} digits, and they fit this bank`)
    : warning(`This does not look like a number of ${bank.name}. Please check it; if it is right, go on.`)
}

/** The Bank Verification Number: eleven digits without a check digit. */
export const bvnHint = (typed: string): Hint => {
  const text = withoutSeparators(typed)
  if (text === '')
    return muted(`${String(BVN_MINIMUM)} digits. Dial *565*0# on the phone number of your bank account to see it.`)
  return digitsHint('A BVN', BVN_MINIMUM, text) ?? good(`${String(BVN_MINIMUM)} digits`)
}

/** What the numbering plans say about a phone number. */
export type PhoneAppearance = 'unfinished' | 'too-long' | 'odd' | 'good'

/** The hint for a phone number; `appearance` is `undefined` while it is not known. */
export const phoneHint = (typed: string, appearance: PhoneAppearance | undefined): Hint => {
  if (typed.trim() === '' || appearance === undefined || appearance === 'unfinished')
    return muted('Like 0803 123 4567, or with its country code: +234 803 123 4567')
  if (appearance === 'good') return good('This looks like a mobile number')
  return warning(
    appearance === 'too-long'
      ? 'This has more digits than a mobile number. Please check it.'
      : 'This does not look like a mobile number. Please check it; if it is right, go on.',
  )
}
