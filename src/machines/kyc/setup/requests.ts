import { map, right } from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import type { AccountCheck } from '../../../domain/kyc/account'
import type { BankAccount } from '../../../domain/kyc/parts/bank-account'
import { documentUpload } from '../../../domain/kyc/parts/document'
import type { Parsed } from '../../../domain/rules/rule'
import { accountCheckOf, verifiedName } from './account'
import type { DocumentSending } from './actors'
import { parsedPart } from './parse'
import type { KycContext } from './setup'

/** The inputs of the requests that differ from the parsed value of their form. */
type Here = { readonly context: KycContext }

export const accountCheckRequest = ({ context }: Here): Parsed<AccountCheck> => accountCheckOf(context)

/** The look-up asks for the account that it began with. */
export const lookUpRequest = ({ context }: Here): Parsed<AccountCheck> =>
  context.account ? right(context.account.check) : accountCheckOf(context)

export const bankAccountRequest = ({ context }: Here): Parsed<BankAccount> =>
  pipe(
    parsedPart('bank-account')({ context }),
    map(({ nuban: accountNumber, bank, accountType }) => ({
      name: verifiedName(context) ?? '',
      bankId: bank.id,
      accountNumber,
      accountType,
    })),
  )

export const bvnRequest = flow(
  parsedPart('bvn'),
  map(({ bvn }) => bvn),
)

export const documentFile = flow(
  parsedPart('document'),
  map(({ file }) => file),
)

export const documentRequest = (
  { context }: Here,
  onProgress: DocumentSending['onProgress'],
): Parsed<DocumentSending> =>
  pipe(
    parsedPart('document')({ context }),
    map((document) => ({ document: documentUpload(document, context.documentData), onProgress })),
  )
