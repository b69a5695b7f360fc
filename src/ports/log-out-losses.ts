import type { LogOutLoss } from '../domain/session/log-out'
import { token } from './token'

/**
 * What a log-out would erase now and log-in would not bring back. It is known without a request and
 * without reading what is stored, since a log-out must be possible at any time.
 */
export type LogOutLosses = { readonly now: () => readonly LogOutLoss[] }
export const LogOutLosses = token<LogOutLosses>('LogOutLosses')
