import { isLeft, left, type Either } from 'fp-ts/Either'
import type { FileError } from '../../domain/kyc/document-file'
import { fileErrorMessages } from '../../domain/kyc/messages'
import { InvalidRequestError, violation } from '../wire/errors'
import { overloaded } from '../platform/workers/overloaded'
import { fromBase64, mediaTypeOf } from './document-content'

/** Checks the bytes of an uploaded file in its owner's turn: what is stored of it, or what is wrong with it. */
export type CheckDocument = (owner: string, content: Uint8Array) => Promise<Either<FileError, Uint8Array>>

/** What it means that a worker did not finish: in its time there was too much else to do, and memory was the file's fault. */
const unfinished = (error: unknown, content: Buffer): Either<FileError, never> => {
  if (error instanceof Error && error.name === 'AbortError') throw overloaded
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')) throw error
  return left(mediaTypeOf(content) === 'application/pdf' ? 'no-pdf' : 'no-picture')
}

/**
 * What is stored of an uploaded file, checked by a worker in the customer's turn.
 * @throws InvalidRequestError with a violation of `member` if nobody could open or read it
 * @throws Error `overloaded` if there is too much to do
 */
export const storedContent = async (
  checkDocument: CheckDocument,
  customerId: string,
  { member, data }: { readonly member: string; readonly data: string },
): Promise<Buffer> => {
  const content = fromBase64(data) ?? Buffer.alloc(0)
  const checked = await checkDocument(customerId, content).catch((error: unknown) => unfinished(error, content))
  if (isLeft(checked)) throw new InvalidRequestError([violation(member, fileErrorMessages[checked.left])])
  return Buffer.from(checked.right)
}
