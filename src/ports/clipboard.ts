import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from './token'

/** The device's clipboard. Left when the device does not let itself be written to. It must follow a press of a button. */
export type Clipboard = { readonly copy: (text: string) => TaskEither<'refused', void> }
export const Clipboard = token<Clipboard>('Clipboard')
