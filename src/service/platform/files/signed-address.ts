import type { IncomingHttpHeaders } from 'node:http'
import { fileOrigin, type Places } from '../config/origins'
import type { Capabilities, Grant } from './capability'

export type Signing = Places & {
  readonly capabilities: Capabilities
}

/** The path prefix of files that are opened by a capability. */
export const FILES = '/files'

/**
 * An absolute address, on this server, that opens one file for fifteen minutes without a log-in, and no
 * longer than until the session's log-out. Return it only to the owner of the file.
 */
export const signedAddress = (deps: Signing, headers: IncomingHttpHeaders, grant: Grant): string =>
  `${fileOrigin(deps, headers)}${FILES}/${deps.capabilities.issue(grant)}`
