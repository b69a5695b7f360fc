import { chain, left, right } from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { LONGEST } from '../rules/constants'
import { atMost, parseFields, required, text, type FieldParser, type Parsed } from '../rules/rule'
import { withoutSeparators } from '../values/separators'

/** The ways in which a code comes, as ASP.NET Zero names them. A server may have others. */
export type SecondFactorProvider = 'GoogleAuthenticator' | 'Email' | 'Phone'

/** An app makes its codes itself; nothing is sent. */
export const isAuthenticator = (provider: string | undefined): boolean => provider === 'GoogleAuthenticator'

export const secondFactorMessages = {
  code: 'Please enter your code',
  codeLength: 'A code has six digits',
  sent: 'We have sent you a code.',
} as const

export type SecondFactorForm = { readonly code: string; readonly trustsBrowser: boolean }

/** Six digits, whatever separates them; a text that is more than digits is a recovery code, and is sent as it was typed. */
const codeField: FieldParser<string> = flow(
  text(required(secondFactorMessages.code), atMost(LONGEST.secondFactorCode)),
  chain((typed) => {
    const digits = withoutSeparators(typed)
    if (!/^\d*$/.test(digits)) return right(typed)
    return digits.length < 6 ? left(secondFactorMessages.codeLength) : right(digits.length === 6 ? digits : typed)
  }),
)

/** Parses the code of a second factor, or a recovery code. */
export const parseSecondFactor: (form: Pick<SecondFactorForm, 'code'>) => Parsed<{ readonly code: string }> =
  parseFields({
    code: codeField,
  })
