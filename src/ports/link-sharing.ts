import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from './token'

export type SharedLink = { readonly address: string; readonly title: string; readonly text: string }

/** Sharing a link through the device: a message, a mail. */
export type LinkSharing = {
  /** Whether this device supports it. */
  readonly canShare: () => boolean
  /** Resolves when the customer has chosen a target or dismissed the choice. Must be called from a click handler. */
  readonly share: (link: SharedLink) => TaskEither<'unshareable', void>
}
export const LinkSharing = token<LinkSharing>('LinkSharing')
