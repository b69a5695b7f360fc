import { map } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { idText } from '../../domain/values/id'
import type { Clock } from '../../ports/clock'
import type { Notifications } from '../../ports/notifications'
import type { VerificationPort } from '../../ports/verification-port'
import { makeFileAddresses, type FileAddresses } from '../core/file-addresses'

type Parts = {
  readonly verification: Pick<VerificationPort, 'documents'>
  readonly clock: Clock
  readonly notifications: Notifications
}

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
