import { extname, resolve } from 'node:path'

/** The thread's file: beside this source, or beside the bundle that this is in. */
export const threadFile = resolve(import.meta.dirname, `pglite-thread${extname(import.meta.filename)}`)
