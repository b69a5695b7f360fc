import { map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AccountCheck, BankAccount } from '../../domain/kyc/bank-account'
import { documentUpload, type ChosenFile, type DocumentUpload } from '../../domain/kyc/document'
import type { Parsed } from '../../domain/rules/rule'
import { valueOf } from './parse'
import type { KycContext } from './setup'

/** The inputs of the requests that differ from the parsed value of their form. */
type Here = { readonly context: KycContext }

export const accountCheckRequest = (here: Here): Parsed<AccountCheck> =>
  pipe(
    valueOf('bankAccount')(here),
    map(({ nuban, bank }) => ({ nuban, bankCode: bank.cbnCode })),
  )

export const bankAccountRequest = (here: Here): Parsed<BankAccount> =>
  pipe(
    valueOf('bankAccount')(here),
    map(({ nuban, bank, accountType }) => ({
      name: here.context.accountName,
      bankId: bank.id,
      accountNumber: nuban,
      accountType,
    })),
  )

export const bvnRequest = (here: Here): Parsed<string> =>
  pipe(
    valueOf('bvn')(here),
    map(({ bvn }) => bvn),
  )

export const documentFile = (here: Here): Parsed<ChosenFile> =>
  pipe(
    valueOf('document')(here),
    map(({ file }) => file),
  )

export const documentRequest = (here: Here): Parsed<DocumentUpload> =>
  pipe(
    valueOf('document')(here),
    map((document) => documentUpload(document, here.context.documentData)),
  )
