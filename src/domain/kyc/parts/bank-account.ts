import { map } from 'fp-ts/Either'
import { fromNullable } from 'fp-ts/Option'
import { flow } from 'fp-ts/function'
import type { DraftPolicy } from '../../rules/draft-policy'
import { idText, type Id } from '../../values/id'
import { LONGEST } from '../../rules/constants'
import { unseparated } from '../../rules/number-fields'
import { atMost, optionOf, parseFields, readAs, required, type FieldParsers, type ValueOf } from '../../rules/rule'
import { bankMessages } from '../messages'
import { accountTypeCodes, type AccountCheck, type Bank } from '../account'
import type { SavedAccount } from '../saved-record'
import { isUntouched, type Part } from './part'

/** `bankCode` holds the chosen bank's id as text: the list identifies banks by id, and two banks could share a code. */
export type BankAccountForm = { readonly accountType: string; readonly bankCode: string; readonly nuban: string }

export const emptyBankAccount: BankAccountForm = { accountType: '00', bankCode: '', nuban: '' }

const draft: DraftPolicy<BankAccountForm> = {
  accountType: 'store',
  bankCode: 'store',
  nuban: 'store',
}

/** Parses the form. A bank that is not in the list (from an old draft, say) counts as not chosen. */
export const parseBankAccount = (banks: readonly Bank[]) =>
  flow(
    parseFields({
      accountType: optionOf(accountTypeCodes, bankMessages.accountType),
      bankCode: readAs((typed) => fromNullable(banks.find(({ id }) => idText(id) === typed)), bankMessages.bankCode),
      nuban: unseparated(required(bankMessages.nuban), atMost(LONGEST.accountNumber)),
    } satisfies FieldParsers<BankAccountForm>),
    map(({ bankCode, ...account }) => ({ ...account, bank: bankCode })),
  )

export const isSameAccount = (one: AccountCheck, other: AccountCheck): boolean =>
  one.nuban === other.nuban && one.bankCode === other.bankCode

/** What is saved after the verification, with the name of the account holder. */
export type BankAccount = {
  readonly name: string
  readonly bankId: Id
  readonly accountNumber: string
  readonly accountType: string
}

/** The bank with the name of a saved account; `undefined` if the list has none, or several, of that name. */
const bankNamed = (name: string | undefined, banks: readonly Bank[]): Bank | undefined => {
  const named = banks.filter((bank) => bank.name === name)
  return named.length === 1 ? named[0] : undefined
}

const withSaved = (
  form: BankAccountForm,
  { accountType, accountNumber, bankName }: SavedAccount,
  banks: readonly Bank[],
): BankAccountForm => {
  const typed = isUntouched(form, emptyBankAccount)
    ? { ...form, accountType: accountType ?? form.accountType, nuban: accountNumber ?? '' }
    : form
  const bank = bankNamed(bankName, banks)
  const isSame = typed.nuban === (accountNumber ?? '') && typed.bankCode === ''
  return isSame && bank ? { ...typed, bankCode: idText(bank.id) } : typed
}

type ParsedAccount = ValueOf<ReturnType<typeof parseBankAccount>>

export const bankAccount: Part<BankAccountForm, ParsedAccount, SavedAccount> = {
  heading: 'Bank Account Information',
  empty: () => emptyBankAccount,
  draft,
  parse: ({ banks }) => parseBankAccount(banks),
  saved: 'Bank account succesfully saved...',
  // The bank needs the list of banks first.
  fill: (form, saved, { banks }) => withSaved(form, saved, banks),
}
