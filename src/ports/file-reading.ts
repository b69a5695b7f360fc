import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChosenFile } from '../domain/kyc/document'
import type { FileError } from '../domain/kyc/document-file'
import { token } from './token'

/**
 * Chosen files made ready for sending. A file that was made ready is given back again when it is asked for once more.
 */
export type FileReading = {
  /**
   * What is sent instead of the chosen file: a PDF itself, of a picture a smaller JPEG without anything that a camera
   * wrote into it. Left when it is no picture or PDF by its content, or cannot be read (it was moved, say).
   */
  readonly prepare: (file: ChosenFile, call: { readonly signal: AbortSignal }) => TaskEither<FileError, ChosenFile>
  /** The prepared file as base64, without a data prefix; one that is not prepared yet is prepared first. */
  readonly asBase64: (file: ChosenFile) => TaskEither<FileError, string>
}
export const FileReading = token<FileReading>('FileReading')
