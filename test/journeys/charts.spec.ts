import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { ensureTool } from '../../.ci/tools'

const folder = resolve('docs', 'machines')
/** The width of a page in a repository's browser, and the smallest text that is still read there, in CSS pixels. */
const WIDTH = 830
const LEAST_TEXT = 11

const diagrams = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^## ([^\n]+)\n(?:(?!^## )[^])*?```mermaid\n([^]+?)```/gm)].map(
    ([, title, code]) => ({ name: `${file}, ${title ?? ''}`, code: code ?? '' }),
  ),
)

test('@rest every chart of docs/machines is drawn by Mermaid with text that can be read', async ({ page }) => {
  test.setTimeout(300_000)
  expect(diagrams.length).toBeGreaterThan(24)
  await page.setContent('<main></main>')
  await page.addScriptTag({ path: join(await ensureTool('mermaid'), 'node_modules/mermaid/dist/mermaid.min.js') })
  const drawn = await page.evaluate(
    async ({ all, width }) => {
      const mermaid = Reflect.get(window, 'mermaid') as {
        initialize: (options: object) => void
        render: (id: string, code: string) => Promise<{ svg: string }>
      }
      mermaid.initialize({ startOnLoad: false })
      const place = document.createElement('div')
      place.style.width = `${String(width)}px`
      document.body.append(place)
      const sizes: { name: string; text: number; boxes: number }[] = []
      for (const [index, { name, code }] of all.entries()) {
        place.innerHTML = (await mermaid.render(`chart${String(index)}`, code)).svg
        const svg = place.querySelector('svg')
        const texts = [...place.querySelectorAll('p, text')].map((text) => parseFloat(getComputedStyle(text).fontSize))
        const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 0
        sizes.push({ name, text: Math.min(...texts) * scale, boxes: place.querySelectorAll('.node').length })
      }
      return sizes
    },
    { all: diagrams, width: WIDTH },
  )
  expect(drawn.filter(({ boxes }) => boxes < 2)).toEqual([])
  expect(drawn.filter(({ text }) => !(text >= LEAST_TEXT))).toEqual([])
})
