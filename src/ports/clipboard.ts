import type { TaskEither } from 'fp-ts/TaskEither'

/** The device's clipboard. Left when the device does not let itself be written to. It must follow a press of a button. */
export type Clipboard = { readonly copy: (text: string) => TaskEither<'refused', void> }
export const Clipboard = Symbol.for('Clipboard')
