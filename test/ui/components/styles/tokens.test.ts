/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { withBrand } from '../../../../.ci/build/brand-tokens-loader.cjs'
import brand from '../../../../src/brand.json'
import { contrast, rgb } from '../../../support/contrast'

const tokens = readFileSync('src/ui/components/styles/tokens.css', 'utf8')
const sheet = withBrand(tokens, brand.colours)
const dark = sheet.slice(sheet.indexOf('prefers-color-scheme: dark'))

const colour = (css: string, token: string): string => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? ''

const texts: readonly [string, string][] = [
  ...['ink', 'ink-muted', 'brand', 'danger', 'warning', 'success', 'info'].flatMap((ink): [string, string][] => [
    [ink, 'surface'],
    [ink, 'surface-alt'],
  ]),
  ...['danger', 'warning', 'success', 'info'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ['brand-strong', 'brand-soft'],
  ['ink-muted', 'brand-soft'],
  ['brand', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-danger', 'danger'],
  ...['health', 'travel', 'home', 'savings'].flatMap((kind): [string, string][] => [
    [kind, `${kind}-soft`],
    [kind, 'surface'],
  ]),
]

/** Bands of colour, with white text on them. */
const bands = ['band', 'health', 'travel', 'home', 'savings'].flatMap((kind) => [`${kind}-top`, `${kind}-bottom`])

describe.each([
  ['light', sheet],
  ['dark', dark],
])('in the %s scheme', (_, css) => {
  it.each(texts)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colour(css, ink), colour(css, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(bands)('white is readable on %s', (ground) => {
    expect(contrast('#ffffff', colour(css, ground))).toBeGreaterThanOrEqual(6)
  })

  it.each(['surface', 'surface-alt'])('the border of a control has enough contrast on %s', (ground) => {
    expect(contrast(colour(css, 'line-control'), colour(css, ground))).toBeGreaterThanOrEqual(3)
  })
})

/** Degrees on the colour wheel: 0 is red, 60 yellow, 120 green. */
const hue = (hex: string): number => {
  const [r, g, b] = rgb(hex)
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360
}

/** The distance from grey: 0 is grey. */
const saturation = (hex: string): number => Math.max(...rgb(hex)) - Math.min(...rgb(hex))

const badge = readFileSync('src/ui/components/data-display/badge.module.css', 'utf8')

/** The token of a badge's text colour, by its tone. */
const inkOf = (tone: string): string =>
  new RegExp(`\\.${tone} \\{\\s*color: var\\(--([\\w-]+)\\);`).exec(badge)?.[1] ?? ''

describe.each([
  ['light', sheet],
  ['dark', dark],
])('a badge in the %s scheme', (_, css) => {
  it.each([
    ['success', 'green', 90, 170],
    ['warning', 'yellow', 35, 65],
    ['danger', 'red', 0, 15],
  ])('[MAN-01: badges] [SET-03] whose tone is %s is %s', (tone, _name, from, to) => {
    const ink = colour(css, inkOf(tone))
    expect(hue(ink)).toBeGreaterThanOrEqual(from)
    expect(hue(ink)).toBeLessThanOrEqual(to)
    expect(saturation(ink)).toBeGreaterThan(0.25)
  })

  it('[SET-03] whose tone is neutral is grey', () => {
    expect(saturation(colour(css, inkOf('neutral')))).toBeLessThan(0.1)
  })
})

it("only the brand file has the broker's colours, and each is in the style sheet", () => {
  const { light, dark: shades, scene } = brand.colours
  for (const value of Object.values({ ...light, ...scene })) expect(sheet).toContain(value)
  for (const [token, value] of Object.entries(shades)) expect(colour(dark, token)).toBe(value)
  for (const token of Object.keys({ ...light, ...shades, ...scene })) expect(tokens).not.toContain(`--${token}:`)
})

it('a style sheet without a place for them is rejected', () => {
  expect(() => withBrand(':root {}', brand.colours)).toThrow(/no place for the brand's colours/)
})

it.each(['success', 'warning', 'danger', 'info'])('a %s badge has the colours of that name', (tone) => {
  const badge = readFileSync('src/ui/components/data-display/badge.module.css', 'utf8')
  const [, rule = ''] = new RegExp(`\\.${tone} \\{([^}]*)\\}`).exec(badge) ?? []
  expect(rule.match(/var\(--[\w-]+\)/g)).toEqual([`var(--${tone})`, `var(--${tone}-soft)`])
})
