import type { TaskEither } from 'fp-ts/TaskEither'
import { token } from './token'

/** The device's clipboard. A Left if the device denies writing. Must be called from a click handler. */
export type Clipboard = { readonly copy: (text: string) => TaskEither<'refused', void> }
export const Clipboard = token<Clipboard>('Clipboard')
