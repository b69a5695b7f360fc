import type { Id } from '../values/id'

/** A bank with its code at the Central Bank of Nigeria. */
export type Bank = { readonly id: Id; readonly name: string; readonly cbnCode: string }

/** The kinds of account: the code that is sent, and the label. */
export const accountTypes = [
  { code: '00', label: 'Not Sure' },
  { code: '10', label: 'Savings Account' },
  { code: '20', label: 'Current Account' },
] as const
export const accountTypeCodes = accountTypes.map(({ code }) => code)

/** What is verified: the account number at the bank's code. */
export type AccountCheck = { readonly nuban: string; readonly bankCode: string }

/**
 * The result of looking an account up: the name of its holder, or the reason for not having one.
 * `asked`: the account was verified on submit, and the errors of the form report a failure.
 */
export type AccountLookup =
  | { readonly tag: 'pending' | 'not-found' | 'unanswered' | 'asked' }
  | { readonly tag: 'found'; readonly name: string }

/** An account and what is known of it. */
export type LookedUpAccount = { readonly check: AccountCheck; readonly finding: AccountLookup }
