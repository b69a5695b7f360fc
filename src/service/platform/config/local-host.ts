import { isIPv4 } from 'node:net'

/** The host of an address, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')

/** Whether an address leads to this machine, so that what is sent there does not leave it. */
export const isLocal = (url: URL): boolean => {
  const host = hostOf(url)
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
