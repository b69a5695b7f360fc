import { token } from './token'

/** Whether the portal's server can be reached right now. It is asked, so this takes a moment. */
export type Reachability = { readonly isServerThere: (call: { readonly signal: AbortSignal }) => Promise<boolean> }
export const Reachability = token<Reachability>('Reachability')
