import type { LogInAnswer, LogInRequest } from '../domain/session/log-in'
import type { PortFunction } from './call'
import { token } from './token'

/** Log-in. An answer that leads nowhere, without a token for example, is a failure. */
export type LogInPort = { readonly logIn: PortFunction<LogInRequest, LogInAnswer> }
export const LogInPort = token<LogInPort>('LogInPort')
