import { isIPv4, isIPv6 } from 'node:net'
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { prefixOf } from '../platform/address-block'

/** Where a request comes from, as coarse as a customer's habits: other browser versions and neighbours are the same place. */
export type Place = {
  /** A /24 of IPv4 or a /48 of IPv6. */
  readonly network: string
  /** The browser family and the system, such as `Chrome on Android`. */
  readonly browser: string
}

/** The browsers and systems that have a name of their own: no other text of a header becomes part of a place. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/** What of the header is read; that of a browser is shorter. */
const MOST_CHARACTERS = 512

export const browserOf = (userAgent = ''): string => {
  const read = userAgent.slice(0, MOST_CHARACTERS)
  if (read === '') return 'Another browser'
  const { browser, os } = Bowser.parse(read)
  const family = browsers.has(browser.name ?? '') ? browser.name : 'Another browser'
  return systems.has(os.name ?? '') ? `${family} on ${os.name}` : `${family}`
}

/** The network of an address. An IPv4 address that is mapped to IPv6 is in the network of the IPv4 address. */
export const networkOf = (address: string): string => {
  const mapped = address.replace(/^::ffff:/i, '')
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return 'unknown'
  return `${prefixOf(address, 3)}::/48`
}

export const requestPlace = ({ address, headers }: Pick<FastifyRequest, 'address' | 'headers'>): Place => ({
  network: networkOf(address),
  browser: browserOf(headers['user-agent']),
})
