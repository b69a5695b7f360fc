import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChosenFile } from '../domain/kyc/parts/document'
import type { FileError } from '../domain/kyc/document-file'
import { token } from './token'

/** Prepares chosen files for upload. A file that was prepared already is returned without preparing it again. */
export type FileReading = {
  /**
   * What is sent instead of the chosen file: a PDF unchanged, for a picture a smaller JPEG without the metadata that a
   * camera adds. A Left if the content is neither a picture nor a PDF, or cannot be read (because the file was moved,
   * say).
   */
  readonly prepare: (file: ChosenFile, call: { readonly signal: AbortSignal }) => TaskEither<FileError, ChosenFile>
  /** The prepared file as base64, without a data prefix; a file that is not prepared yet is prepared first. */
  readonly asBase64: (file: ChosenFile) => TaskEither<FileError, string>
}
export const FileReading = token<FileReading>('FileReading')
