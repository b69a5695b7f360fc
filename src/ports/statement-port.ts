import type { Statement } from '../domain/payment/statement'
import type { PortFunction } from './call'
import { token } from './token'

/** The yearly statements of the customer's premiums, the newest first; none on a server that has no such call. */
export type StatementPort = { readonly all: PortFunction<void, readonly Statement[]> }
export const StatementPort = token<StatementPort>('StatementPort')
