import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { JSDOM } from 'jsdom'
import { inRoot } from '../../.ci/paths'
import type { CoverKind } from '../../src/domain/policy/cover-kind'

const MOST_BYTES = 2_000

const filesIn = (folder: string, extension: string): readonly string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => join(folder, file))

const textOf = (file: string) => readFileSync(inRoot(file), 'utf8')
const svgs = filesIn('src', '.svg')
const styles = filesIn('src', '.css').map(textOf).join('\n')

/** Shapes alone: nothing that runs, loads, styles or says something. */
const shapes = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect']
const attributes = [
  ...[
    'xmlns',
    'viewBox',
    'fill',
    'fill-rule',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...['stroke-dasharray', 'opacity', 'transform', 'd', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'rx', 'ry'],
]

test('there are drawings', () => {
  expect(svgs.length).toBeGreaterThan(20)
})

describe.each(svgs)('%s', (file) => {
  const text = textOf(file)
  const { documentElement } = new JSDOM(text, { contentType: 'image/svg+xml' }).window.document
  const elements = [documentElement, ...documentElement.querySelectorAll('*')]

  test('is smaller than 2 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES)
  })

  test('has shapes alone, without a script, a style or a reference', () => {
    expect(elements.map(({ localName }) => localName).filter((name) => !shapes.includes(name))).toEqual([])
    const used = elements.flatMap((element) => [...element.attributes])
    expect(used.map(({ name }) => name).filter((name) => !attributes.includes(name))).toEqual([])
    expect(used.filter(({ value }) => /url\(|javascript:/i.test(value))).toEqual([])
    expect(text).not.toMatch(/<[!?]/)
  })

  test('has a size of its own, in which it is drawn', () => {
    expect(documentElement.getAttribute('viewBox')).toMatch(/^0 0 \d+ \d+$/)
  })
})

const drawings = filesIn('src/ui/components/drawings', '.svg').map((file) => basename(file, '.svg'))

test('each drawing of the portal is shown by a style sheet', () => {
  expect(drawings.filter((name) => !new RegExp(`/${name}\\.svg(\\?inline)?'`).test(styles))).toEqual([])
})

test('each kind of cover has a drawing on the card of its policies', () => {
  const kinds: Readonly<Record<CoverKind, true>> = {
    motor: true,
    health: true,
    travel: true,
    home: true,
    savings: true,
  }
  const card = textOf('src/ui/components/data-display/band-card.module.css')
  expect(
    Object.keys(kinds).filter(
      (kind) => !card.includes(`[data-kind='${kind}'] {\n    --drawing: url('../drawings/${kind}.svg')`),
    ),
  ).toEqual([])
})
