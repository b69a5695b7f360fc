import { Connectivity } from '../../ports/connectivity'
import { StatementPort } from '../../ports/statement-port'
import type { PortsOf } from '../../ports/token'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import type { StatementsEvent } from './events'

export const statementsPorts = { statements: StatementPort, connectivity: Connectivity }

/** Implements the statements' actors with the ports. */
export const makeStatementsImplementations = (ports: PortsOf<typeof statementsPorts>) => ({
  actors: {
    readStatements: fromPort(ports.statements.all),
    watchConnection: tryAgainWhenOnline<StatementsEvent>(ports.connectivity),
  },
})
