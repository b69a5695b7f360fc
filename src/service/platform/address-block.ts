import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address; a dotted end counts as two. */
const groupsOf = (address: string): readonly string[] => {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  if (tail === undefined) return head
  const dotted = tail.at(-1)?.includes('.') === true ? 1 : 0
  return [...head, ...Array<string>(8 - head.length - tail.length - dotted).fill('0'), ...tail]
}

/** The first groups of an IPv6 address. */
export const prefixOf = (address: string, groups: number): string =>
  groupsOf(address)
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')

/** A single IPv4 address, or the /64 of an IPv6 address: whoever has one of it has the others too. */
export const addressBlockOf = (address: string): string => {
  const mapped = address.replace(/^::ffff:/i, '')
  if (isIPv4(mapped)) return mapped
  return isIPv6(address) ? `${prefixOf(address, 4)}::/64` : 'unknown'
}
