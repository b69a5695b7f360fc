import { idText, type Id } from '../values/id'
import { oneOf, required, validate } from '../rules/rule'
import { bankMessages } from './messages'

/** A bank with its code at the Central Bank of Nigeria. */
export type Bank = { readonly id: Id; readonly name: string; readonly cbnCode: string }

/** The kinds of account: the code that is sent, and what the customer reads (requirement KYC-06). */
export const accountTypes = [
  { code: '00', label: 'Not Sure' },
  { code: '10', label: 'Savings Account' },
  { code: '20', label: 'Current Account' },
] as const

/** `bankCode` holds the chosen bank's id as text: the list names banks by id, and two banks could share a code. */
export type BankAccountForm = { readonly accountType: string; readonly bankCode: string; readonly nuban: string }

export const emptyBankAccount: BankAccountForm = { accountType: '00', bankCode: '', nuban: '' }

/** The rules of step 2 (requirement KYC-06). */
export const checkBankAccount = validate<keyof BankAccountForm>({
  accountType: [
    oneOf(
      accountTypes.map(({ code }) => code),
      bankMessages.accountType,
    ),
  ],
  bankCode: [required(bankMessages.bankCode)],
  nuban: [required(bankMessages.nuban)],
})

/** What is verified: the account number at the bank's code. */
export type AccountCheck = { readonly nuban: string; readonly bankCode: string }

/** What is saved after the verification, under the name that the account is held in (requirement KYC-07). */
export type BankAccount = {
  readonly name: string
  readonly bankId: Id
  readonly accountNumber: string
  readonly accountType: string
}

/** The bank of a name, as a saved account tells it; `undefined` when the list has none, or several, of that name. */
export const bankNamed = (name: string | undefined, banks: readonly Bank[]): Bank | undefined => {
  const named = banks.filter((bank) => bank.name === name)
  return named.length === 1 ? named[0] : undefined
}

export const bankOf = (form: BankAccountForm, banks: readonly Bank[]): Bank | undefined =>
  banks.find((bank) => idText(bank.id) === form.bankCode)
