import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ensureTool } from '../../../.ci/tools'

/** What the engine reports and this project does not share, with the reason. */
const notShared: readonly { readonly rule: string; readonly at: RegExp; readonly why: string }[] = [
  {
    rule: 'input_autocomplete_valid',
    at: /autocomplete="username"/,
    why: 'HTML allows `username` for a field of type email',
  },
  {
    rule: 'label_name_visible',
    at: /aria-label="Profile menu of /,
    why: 'what is visible on a phone are initials, a symbol and no name',
  },
  {
    rule: 'label_content_exists',
    at: /^<label/,
    why: 'the text of the label is there, and only visually hidden',
  },
  {
    rule: 'table_headers_exists',
    at: /role="table"/,
    why: 'on a phone the rows are cards, each line with its label, and the row of headers is away',
  },
  {
    rule: 'svg_graphics_labelled',
    at: /toastify/,
    why: 'the icon of a toast, drawn by react-toastify without a name',
  },
]

/** The part of the engine that is used here. */
type Engine = {
  readonly Checker: new () => {
    readonly check: (root: Document, guidelines: readonly string[]) => Promise<{ readonly results: readonly Result[] }>
  }
}
type Result = {
  readonly ruleId: string
  readonly message: string
  readonly snippet: string
  /** The kind of finding and its outcome. */
  readonly value: readonly [string, string]
}

/** The engine is large, so it is installed on demand. */
const script = async (): Promise<string> =>
  readFileSync(
    join(await ensureTool('accessibility'), 'node_modules', 'accessibility-checker-engine', 'ace-window.js'),
    'utf8',
  )

/** A rule that an element breaks, and the tag of the element. */
type Found = { readonly rule: string; readonly message: string; readonly snippet: string }

/**
 * The violations of WCAG 2.2, levels A and AA, that accessibility-checker-engine finds on the screen: another engine than
 * axe, with rules of its own. What it only suspects is not reported.
 */
export const foundBySecondEngine = async (page: Page): Promise<readonly Found[]> => {
  await page.evaluate(await script())
  const found = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { readonly ace: Engine }
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, snippet }))
  })
  return found.filter(({ rule, snippet }) => !notShared.some((one) => one.rule === rule && one.at.test(snippet)))
}

/** The same, a line for each. */
export const violationsOfSecondEngine = async (page: Page): Promise<readonly string[]> =>
  (await foundBySecondEngine(page)).map(({ rule, message, snippet }) => `${rule}: ${message} ${snippet}`)
