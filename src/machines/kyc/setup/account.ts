import { isLeft, isRight, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AccountCheck, AccountLookup, Bank, LookedUpAccount } from '../../../domain/kyc/account'
import { isSameAccount, parseBankAccount } from '../../../domain/kyc/parts/bank-account'
import type { KycForms } from '../../../domain/kyc/parts/parts'
import type { Parsed } from '../../../domain/rules/rule'
import { isNubanShaped } from '../../../domain/values/nuban'
import type { Outcome } from '../../core/actors'

/** What these functions need of the wizard's context. */
type AccountContext = {
  readonly banks: readonly Bank[]
  readonly forms: Pick<KycForms, 'bank-account'>
  readonly account: LookedUpAccount | undefined
}

const refusals: readonly string[] = ['Rejected', 'NotFound']

/** What the answer of a look-up says of the account. */
export const lookupResult = (outcome: Outcome<string>): AccountLookup => {
  if (isRight(outcome)) return { tag: 'found', name: outcome.right }
  return { tag: refusals.includes(outcome.left._tag) ? 'not-found' : 'unanswered' }
}

/** The account of the form, as it is verified. */
export const accountCheckOf = ({ banks, forms }: AccountContext): Parsed<AccountCheck> =>
  pipe(
    parseBankAccount(banks)(forms['bank-account']),
    map(({ nuban, bank }) => ({ nuban, bankCode: bank.cbnCode })),
  )

/** The account that the form names and that was looked up last; `undefined` if these differ. */
const lookedUp = (context: AccountContext) => {
  const typed = accountCheckOf(context)
  if (isLeft(typed) || context.account === undefined) return undefined
  return isSameAccount(typed.right, context.account.check) ? context.account : undefined
}

/** What is known of the account that the form names. */
export const lookupIn = (context: AccountContext): AccountLookup | undefined => lookedUp(context)?.finding

/** The name of the holder of the account that the form names, once the bank has returned it. */
export const verifiedName = (context: AccountContext): string | undefined => {
  const finding = lookupIn(context)
  return finding?.tag === 'found' ? finding.name : undefined
}

/** The form names a complete account that is not known yet. */
export const isAccountToLookUp = (context: AccountContext): boolean => {
  const typed = accountCheckOf(context)
  return isRight(typed) && isNubanShaped(typed.right.nuban) && (lookupIn(context)?.tag ?? 'pending') === 'pending'
}

/** The account that the form names, with nothing known of it but how it is asked for. */
export const withLookup = (context: AccountContext, finding: AccountLookup): Pick<AccountContext, 'account'> => {
  const typed = accountCheckOf(context)
  return { account: isRight(typed) ? { check: typed.right, finding } : undefined }
}
