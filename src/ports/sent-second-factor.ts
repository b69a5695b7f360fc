import type { SentCode } from '../domain/session/log-in'
import { token } from './token'

/**
 * What a server asked for at a log-in and that a code of it was sent, for as long as that is good and for whom it was sent.
 * Neither the code nor the email address is stored.
 */
export type SentSecondFactor = {
  readonly read: (email: string) => Promise<SentCode | undefined>
  readonly save: (email: string, sent: SentCode) => Promise<void>
  readonly remove: () => void
}
export const SentSecondFactor = token<SentSecondFactor>('SentSecondFactor')
