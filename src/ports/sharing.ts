import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from './token'

/** A file on the web, and the name it is shared under. */
export type SharedFile = { readonly address: string; readonly title: string; readonly fileName: string }

/** Sharing a PDF through the device: a message, a mail, a drive. Its address never leaves. */
export type Sharing = {
  /** Whether this device supports it. */
  readonly canShare: () => boolean
  /** Resolves when the customer has chosen a target or dismissed the choice. Must be called from a click handler. */
  readonly share: (file: SharedFile, call: { readonly signal: AbortSignal }) => TaskEither<'unshareable', void>
}
export const Sharing = token<Sharing>('Sharing')
