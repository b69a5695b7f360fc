import { none, some, type Option } from 'fp-ts/Option'
import { accountNumberFits } from '../../domain/values/nuban'
import type { SignedIn } from '../wire/handler'
import type { Bank } from './banks'

export type Named = Pick<SignedIn, 'name' | 'surname'>

/** The name of the account with this number, which is the customer's here; `none` if the bank has no such account. */
export const accountNameOf = (
  { name, surname }: Named,
  bank: Pick<Bank, 'cbnCode'> | undefined,
  accountNumber: string,
): Option<string> =>
  bank !== undefined && accountNumberFits(bank.cbnCode, accountNumber) ? some(`${surname} ${name}`.toUpperCase()) : none
