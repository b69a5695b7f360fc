/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { withBrand } from '../../../../.ci/build/brand-tokens-loader.cjs'
import { accountAddresses } from '../../../../src/ui/routes/addresses'

/** Every value of the brand file, changed: texts get other letters, colours other digits, addresses another host. */
const other = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((entry) => other(entry, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, other(entry, name)]))
  if (typeof value !== 'string' || ['icon', 'fill', 'line', 'viewBox'].includes(key)) return value
  if (key === 'd') return 'M4 4h24v24H4z'
  if (value.startsWith('#')) return `#${[...value.slice(1)].reverse().join('')}`
  if (key === 'email') return 'hello@palmgrove.test'
  if (key === 'site') return 'https://cover.palmgrove.test'
  return `Palm Grove ${[...value].reverse().join('')}`
}

type Brand = typeof import('../../../../src/brand.json')
const first = jest.requireActual<Brand>('../../../../src/brand.json')

const firstTips: unknown = jest.requireActual('../../../../src/tips.json')

jest.mock('../../../../src/brand.json', () => ({
  __esModule: true,
  default: other(jest.requireActual('../../../../src/brand.json')),
}))
jest.mock('../../../../src/tips.json', () => ({
  __esModule: true,
  default: other(jest.requireActual('../../../../src/tips.json')),
}))

const wordsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsOf)
  return typeof value === 'string' ? [value] : []
}

/** The values specific to the first brand: no names of icons, tokens and addresses, nothing too short to be distinctive. */
const traces = wordsOf([{ ...first, colours: [] }, firstTips])
  .filter((text) => text.length > 8 || text === first.name)
  .concat(Object.values(first.colours).flatMap((scheme) => Object.values(scheme)))
  .filter((text) => !/^(#f{6}|0 0 32 32|on-brand|on-logo)$/.test(text))
  .filter((text) => !accountAddresses.some((address) => address.endsWith(`/${text.toLowerCase()}`)))

const written = async (): Promise<string> => {
  const { pages, filesAt } = await import('../../../../src/start/prerender')
  const { shareCard } = await import('../../../../.ci/build/share-card')
  const tokens = readFileSync('src/ui/components/styles/tokens.css', 'utf8')
  const changed = other(first.colours) as Brand['colours']
  return [
    ...pages,
    ...filesAt(new Date('2025-06-16T12:00:00Z')),
    { svg: shareCard() },
    { css: withBrand(tokens, changed) },
  ]
    .map((part) => JSON.stringify(part))
    .join('\n')
}

test('after a change of the brand file no page, file or colour has a trace of the previous broker', async () => {
  const everything = await written()
  expect(traces.length).toBeGreaterThan(80)
  expect(everything).toContain('Palm Grove')
  expect(everything).toContain('hello@palmgrove.test')
  expect(traces.filter((trace) => everything.toLowerCase().includes(trace.toLowerCase()))).toEqual([])
})
