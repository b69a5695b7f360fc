import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from './token'

/** A file of the web, and what it is called where it is passed on. */
export type SharedFile = { readonly address: string; readonly title: string; readonly fileName: string }

/** Passing something on by the device's own means: a message, a mail, a drive. */
export type Sharing = {
  /** Whether this device can. */
  readonly canShare: () => boolean
  /** Ends when the customer has chosen where, or has dismissed the choice. It must follow a press of a button. */
  readonly share: (file: SharedFile, call: { readonly signal: AbortSignal }) => TaskEither<'unshareable', void>
}
export const Sharing = token<Sharing>('Sharing')
