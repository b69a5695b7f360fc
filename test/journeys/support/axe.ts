import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on the screen, by the rules with these tags, or by all. A third of the usual work: frames of
 * other origins are not opened up, which takes another page for every look (no screen that is looked at has one), and
 * what passes is not collected.
 */
export const violationsOf = async (page: Page, tags: readonly string[] = []): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await (tags.length === 0 ? axe : axe.withTags([...tags])).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Looks at what is on the screen with axe, in the light and in the dark colours, and finds nothing. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOf(page, rules), `axe in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Nothing has to be scrolled sideways to be seen. */
export const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const)
  expect(content).toBeLessThanOrEqual(window)
}
