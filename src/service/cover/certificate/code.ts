import type { IncomingHttpHeaders } from 'node:http'
import { none, some, type Option } from 'fp-ts/Option'
import { fileOrigin, type Places } from '../../platform/config/origins'

type Needs = Places

/** The path prefix of the check pages. */
export const VERIFY = '/verify'

/**
 * Reads a verification code as people copy it from paper: in groups or not, in capitals or not, with the letter O for
 * zero and the letters I and L for one, which the hexadecimal digits do not have.
 */
export const readCode = (text: string): Option<string> => {
  const code = text.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return /^[0-9a-f]{20}$/.test(code) ? some(code) : none
}

/** A code in groups of four digits. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** The absolute address of a policy's check page, which this server answers. */
export const checkAddress = (deps: Needs, headers: IncomingHttpHeaders, code: string): string =>
  `${fileOrigin(deps, headers)}${VERIFY}/${grouped(code)}`
