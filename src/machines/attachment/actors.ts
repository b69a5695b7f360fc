import { left, type Either } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { ChosenFile } from '../../domain/kyc/parts/document'
import type { FileError } from '../../domain/kyc/document-file'
import type { FileReading } from '../../ports/file-reading'

export type Prepared = Either<FileError, ChosenFile>

/** Implements the attachment's actors with the ports. Leaving the state cancels the work. */
export const makeAttachmentImplementations = (files: Pick<FileReading, 'prepare'>) => ({
  actors: {
    prepareFile: fromPromise<Prepared, ChosenFile | undefined>(({ input, signal }) =>
      input === undefined ? Promise.resolve(left('unreadable')) : files.prepare(input, { signal })(),
    ),
  },
})
