import type { SecondFactorRequired } from '../domain/session/log-in'
import type { PortFunction } from './call'
import { token } from './token'

export type SecondFactorRequest = Pick<SecondFactorRequired, 'userId'> & { readonly provider: string }

/** What a log-in that asks for a code needs besides the log-in itself. */
export type SecondFactorPort = {
  /** Has a code sent; for an authenticator app it only notes that the code comes from there. */
  readonly sendCode: PortFunction<SecondFactorRequest, void>
}
export const SecondFactorPort = token<SecondFactorPort>('SecondFactorPort')
