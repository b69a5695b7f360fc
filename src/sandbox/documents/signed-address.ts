import type { IncomingHttpHeaders } from 'node:http'
import type { Deps } from '../dependencies'
import { fileOrigin } from '../portal/origins'
import type { FileName } from './capability'

/** The address below which files are opened by their capability. */
export const FILES = '/files'

/**
 * An absolute address, on the host that the request came to, that opens one file for fifteen minutes without a log-in.
 * Give it only to the customer whose file it is.
 */
export const signedAddress = (
  deps: Pick<Deps, 'config' | 'ports' | 'capabilities'>,
  headers: IncomingHttpHeaders,
  file: FileName,
): string => `${fileOrigin(deps, headers)}${FILES}/${deps.capabilities.issue(file)}`
