import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from './token'

/** A link, and the words that go with it. */
export type SharedLink = { readonly address: string; readonly title: string; readonly text: string }

/** Passing a link on by the device's own means: a message, a mail. */
export type LinkSharing = {
  /** Whether this device can. */
  readonly canShare: () => boolean
  /** Ends when the customer has chosen where, or has dismissed the choice. It must follow a press of a button. */
  readonly share: (link: SharedLink) => TaskEither<'unshareable', void>
}
export const LinkSharing = token<LinkSharing>('LinkSharing')
