/** @jest-environment node */
import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { accountAddresses, addressPattern, openAddresses } from '../../../src/ui/routes/addresses'
import { fromAddress } from '../../../src/ui/routes/paths'

const addresses = [...openAddresses, ...accountAddresses]

/** An address with its parameters, or those of them that may be left out, left out. */
const written = (address: string, parameters: readonly string[]): string => {
  const given = [...parameters]
  return address.replace(/\/:\w+\??/g, () => {
    const value = given.shift()
    return value === undefined ? '' : `/${value}`
  })
}

const parts = fc.array(fc.string({ unit: fc.constantFrom('a', 'B', '7', '.', '-', '%2F', '~'), minLength: 1 }), {
  maxLength: 3,
})
const paths = fc.oneof(
  fc.tuple(fc.constantFrom(...addresses), parts).map(([address, parameters]) => written(address, parameters)),
  fc.tuple(fc.constantFrom(...addresses), parts).map(([address, more]) => [address.split('/:')[0], ...more].join('/')),
  parts.map((segments) => `/${segments.join('/')}`),
)
const endings = fc.constantFrom('', '/', '//')

describe('the list of addresses', () => {
  it('is matched by its patterns exactly as the router matches it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...addresses), paths, endings, fc.boolean(), (address, path, ending, upper) => {
        const asked = (upper ? path.toUpperCase() : path) + ending
        expect([asked, new RegExp(addressPattern(address), 'i').test(asked)]).toEqual([
          asked,
          matchPath(address, asked) !== null,
        ])
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(addresses)('%s names a screen', (address) => {
    expect(fromAddress({ pathname: written(address, ['7', 'a.b']), search: '' })).toBeDefined()
  })

  it('names no address twice', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
