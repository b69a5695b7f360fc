import { map } from 'fp-ts/Either'
import { fromNullable } from 'fp-ts/Option'
import { flow } from 'fp-ts/function'
import type { DraftPolicy } from '../rules/draft-policy'
import { idText, type Id } from '../values/id'
import { LONGEST } from '../rules/constants'
import { unseparated } from '../rules/number-fields'
import { atMost, optionOf, parseFields, readAs, required, type FieldParsers } from '../rules/rule'
import { bankMessages } from './messages'

/** A bank with its code at the Central Bank of Nigeria. */
export type Bank = { readonly id: Id; readonly name: string; readonly cbnCode: string }

/** The kinds of account: the code that is sent, and the label. */
export const accountTypes = [
  { code: '00', label: 'Not Sure' },
  { code: '10', label: 'Savings Account' },
  { code: '20', label: 'Current Account' },
] as const
export const accountTypeCodes = accountTypes.map(({ code }) => code)

/** `bankCode` holds the chosen bank's id as text: the list identifies banks by id, and two banks could share a code. */
export type BankAccountForm = { readonly accountType: string; readonly bankCode: string; readonly nuban: string }

export const emptyBankAccount: BankAccountForm = { accountType: '00', bankCode: '', nuban: '' }

export const bankAccountDraft: DraftPolicy<BankAccountForm> = {
  accountType: 'store',
  bankCode: 'store',
  nuban: 'store',
}

/** Parses step 2. A bank that is not in the list (from an old draft, say) counts as not chosen. */
export const parseBankAccount = (banks: readonly Bank[]) =>
  flow(
    parseFields({
      accountType: optionOf(accountTypeCodes, bankMessages.accountType),
      bankCode: readAs((typed) => fromNullable(banks.find(({ id }) => idText(id) === typed)), bankMessages.bankCode),
      nuban: unseparated(required(bankMessages.nuban), atMost(LONGEST.accountNumber)),
    } satisfies FieldParsers<BankAccountForm>),
    map(({ bankCode, ...account }) => ({ ...account, bank: bankCode })),
  )

/** What is verified: the account number at the bank's code. */
export type AccountCheck = { readonly nuban: string; readonly bankCode: string }

export const isSameAccount = (one: AccountCheck, other: AccountCheck): boolean =>
  one.nuban === other.nuban && one.bankCode === other.bankCode

/**
 * The result of looking an account up: the name of its holder, or the reason for not having one.
 * `asked`: the account was verified on submit, and the errors of the form report a failure.
 */
export type AccountLookup =
  | { readonly tag: 'pending' | 'not-found' | 'unanswered' | 'asked' }
  | { readonly tag: 'found'; readonly name: string }

/** An account and what is known of it. */
export type LookedUpAccount = { readonly check: AccountCheck; readonly finding: AccountLookup }

/** What is saved after the verification, with the name of the account holder. */
export type BankAccount = {
  readonly name: string
  readonly bankId: Id
  readonly accountNumber: string
  readonly accountType: string
}

/** The bank with the name of a saved account; `undefined` if the list has none, or several, of that name. */
export const bankNamed = (name: string | undefined, banks: readonly Bank[]): Bank | undefined => {
  const named = banks.filter((bank) => bank.name === name)
  return named.length === 1 ? named[0] : undefined
}
