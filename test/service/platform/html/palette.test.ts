import { readFileSync } from 'node:fs'
import { withBrand } from '../../../../.ci/build/brand-tokens-loader.cjs'
import brand from '../../../../src/brand.json'
import { dark, light, onBand } from '../../../../src/service/platform/html/palette'
import { contrast, rgb } from '../../../support/contrast'

const tokens = withBrand(readFileSync('src/ui/components/styles/tokens.css', 'utf8'), brand.colours)
const widget = readFileSync('src/service/widget/public/widget.css', 'utf8')

/** The colours that a style sheet declares in either scheme. */
const coloursOf = (css: string, scheme: 'light' | 'dark'): Readonly<Record<string, string>> => {
  const [day = '', night = ''] = css.split(/@media [^{]*\(prefers-color-scheme: dark\)/)
  const part = scheme === 'light' ? day : (night.split('}')[0] ?? '')
  const declared = part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...declared].map(([, name = '', colour = '']) => [name, colour] as const))
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s scheme', (scheme, palette) => {
  const portal = coloursOf(tokens, scheme)

  test('what the service shows by itself has the colours of the portal', () => {
    const { page, ink, muted, line, warning, 'warning-soft': soft } = palette
    const expected = ['surface-alt', 'ink', 'ink-muted', 'line', 'warning', 'warning-soft'].map((name) => portal[name])
    expect([page, ink, muted, line, warning, soft]).toEqual(expected)
  })

  test('the widget has the colours of the portal', () => {
    const own = Object.entries(coloursOf(widget, scheme)).filter(([name]) => name !== 'control-line')
    expect(own.length).toBeGreaterThan(8)
    for (const [name, colour] of own) expect([name, colour]).toEqual([name, portal[name]])
  })

  test('a text is readable on the band, and a heading where the sun is', () => {
    for (const end of ['band-top', 'band-bottom'] as const)
      expect(contrast(onBand, palette[end])).toBeGreaterThanOrEqual(4.5)
    const [sun, ground] = [rgb(palette.accent), rgb(palette['band-top'])]
    const heart = sun.map((part, index) => Math.round(255 * (0.45 * part + 0.55 * (ground[index] ?? 0))))
    expect(contrast(onBand, `#${Buffer.from(heart).toString('hex')}`)).toBeGreaterThanOrEqual(3)
  })
})
