import type { Kobo } from '../values/money'

/** The statement of the premiums that were paid in a year; its address ends after a while. */
export type Statement = { readonly year: number; readonly amount: Kobo | undefined; readonly address: string }
