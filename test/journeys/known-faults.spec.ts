import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { foundByAxe } from './support/axe'
import { expect, test } from './support/fixtures'
import { foundInHtml } from './support/found-in-html'
import { foundBySecondEngine } from './support/second-engine'
import { strayDrawings } from './support/stray-drawings'
import { phone, smallTargets } from './support/targets'

const faulty = readFileSync('test/journeys/support/known-faults.html', 'utf8')
/** Each fault has a line of its own, which begins with its element. */
const lines = faulty.split('\n')
const described = readFileSync('docs/accessibility.md', 'utf8')

/** A rule that is broken, and the id of the element that breaks it. */
type Found = { readonly rule: string; readonly id: string }

const idOf = (element: string): string => /^[^>]*\bid="([^"]+)"/.exec(element)?.[1] ?? element

/** What each check of the sweep finds on the page with the faults, in the order of the table's columns. */
const sweepOf = async (page: Page): Promise<readonly (readonly Found[])[]> => {
  const axe = await foundByAxe(page)
  const second = await foundBySecondEngine(page)
  const html = await foundInHtml(faulty)
  const small = await smallTargets(page.mainFrame())
  const drawings = await strayDrawings(page)
  return [
    axe.flatMap(({ rule, elements }) => elements.map((element) => ({ rule, id: idOf(element) }))),
    second.map(({ rule, snippet }) => ({ rule, id: idOf(snippet) })),
    html.map(({ ruleId, line }) => ({ rule: ruleId, id: idOf(lines[line - 1] ?? '') })),
    [
      ...small.map((element) => ({ rule: 'targets', id: idOf(element) })),
      ...drawings.map((element) => ({ rule: 'drawings', id: idOf(element) })),
    ],
  ]
}

/** The rows of the table in docs/accessibility.md: the fault, what is wrong, what each check finds, how a person finds it. */
const rows = described
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )

const none = '–'
const ids = rows.map(([id = '']) => id)

test(
  'docs/accessibility.md says of each of twenty faults which check finds it, and how a person does',
  { tag: '@rest' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.setContent(faulty)
    const sweep = await sweepOf(page)
    const rulesAt = (id: string, found: readonly Found[]): string =>
      [...new Set(found.filter((one) => one.id === id).map(({ rule }) => rule))].toSorted().join(', ') || none
    expect(rows.map(([id, , ...cells]) => [id, ...cells.slice(0, 4)])).toEqual(
      ids.map((id) => [id, ...sweep.map((found) => rulesAt(id, found))]),
    )
    expect(ids).toHaveLength(20)
    for (const id of ids) await expect(page.locator(`#${id}`).first(), id).toBeAttached()
    expect(sweep.flat().filter(({ id }) => !ids.includes(id))).toEqual([])
    // What no check finds has to be looked for by a person.
    const unfound = rows.filter(([, , ...cells]) => cells.slice(0, 4).every((cell) => cell === none))
    expect(rows.filter((row) => row.at(-1) !== none)).toEqual(unfound)
  },
)
