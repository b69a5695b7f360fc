import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectTargets } from './targets'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the screen, by the rules with these tags or by all: each rule, and the elements that break it. It takes
 * a third of the usual time: frames of other origins are not analysed, which would open another page each time (no tested
 * screen has one), and passed rules are not collected.
 */
export const foundByAxe = async (
  page: Page,
  tags: readonly string[] = [],
): Promise<readonly { readonly rule: string; readonly elements: readonly string[] }[]> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await (tags.length === 0 ? axe : axe.withTags([...tags])).analyze()
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }))
}

/** The same, a line for each rule. */
export const violationsOf = async (page: Page, tags: readonly string[] = []): Promise<readonly string[]> =>
  (await foundByAxe(page, tags)).map(({ rule, elements }) => `${rule}: ${elements.join(' | ')}`)

/** axe measures the part of a target that it sees, which is less where one is half scrolled under a bar. */
const isOfTargets = (line: string): boolean => line.startsWith('target-size: ')

/**
 * Expects that axe finds no violations on the screen in both colour schemes, and that its targets fit a finger: those are
 * measured whole, and have to be larger than axe wants.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = (await violationsOf(page, rules)).filter((line) => !isOfTargets(line))
    expect(found, `axe in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await expectTargets(page)
}

/** Expects that the page does not scroll horizontally. */
export const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const)
  expect(content).toBeLessThanOrEqual(window)
}
