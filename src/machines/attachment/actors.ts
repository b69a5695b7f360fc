import { left } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import type { ChosenFile } from '../../domain/kyc/document'
import type { FileReading } from '../../ports/file-reading'
import type { AttachmentMachine } from './machine'

/** Implements the attachment's actors with the ports. Leaving the state cancels the work. */
export const makeAttachmentImplementations = (
  files: Pick<FileReading, 'prepare'>,
): Parameters<AttachmentMachine['provide']>[0] => ({
  actors: {
    prepareFile: fromPromise(({ input, signal }: { input: ChosenFile | undefined; signal: AbortSignal }) =>
      input === undefined ? Promise.resolve(left('unreadable')) : files.prepare(input, { signal })(),
    ),
  },
})
