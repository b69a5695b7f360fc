import type { SnapshotFrom } from 'xstate'
import type { ChosenFile } from '../../domain/kyc/parts/document'
import type { FileError } from '../../domain/kyc/document-file'
import type { AttachmentMachine } from './machine'

/** The state of the chosen file. */
export type Attachment =
  | { readonly tag: 'none' }
  | { readonly tag: 'preparing'; readonly chosen: ChosenFile }
  | { readonly tag: 'ready'; readonly chosen: ChosenFile; readonly ready: ChosenFile }
  | { readonly tag: 'refused'; readonly chosen: ChosenFile; readonly error: FileError }

export const noAttachment: Attachment = { tag: 'none' }

/** The state before the file has been checked. */
export const initialAttachment = (file: ChosenFile | undefined): Attachment =>
  file === undefined ? noAttachment : { tag: 'preparing', chosen: file }

export const attachmentOf = ({ context: { chosen, ready, error } }: SnapshotFrom<AttachmentMachine>): Attachment => {
  if (chosen === undefined) return noAttachment
  if (ready !== undefined) return { tag: 'ready', chosen, ready }
  return error === undefined ? { tag: 'preparing', chosen } : { tag: 'refused', chosen, error }
}
