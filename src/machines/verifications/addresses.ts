import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { idText } from '../../domain/values/id'
import type { VerificationPort } from '../../ports/verification-port'
import { makeFileAddresses, type FileAddresses, type FilePorts } from '../core/file-addresses'

type Parts = FilePorts & { readonly verification: Pick<VerificationPort, 'documents'> }

/** The addresses of the documents that were uploaded. */
export const makeDocumentAddresses = ({ verification, ...parts }: Parts): FileAddresses =>
  makeFileAddresses({
    ...parts,
    read: (document, call) =>
      pipe(
        verification.documents(undefined, call),
        map((documents) => documents.find(({ id }) => idText(id) === idText(document))?.previewUrl),
      ),
  })
