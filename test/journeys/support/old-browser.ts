import { expect, type BrowserContext, type Page } from '@playwright/test'
import { newerThan, oldestOfList } from '../../../.ci/browsers/newer'

/**
 * What Chromium itself does needs the API for it, which other browsers lack: it enforces trusted types for the portal's
 * pages, and hides an element with `popover` until that is shown.
 */
const isEnforced = (name: string): boolean => /^(trustedTypes|Trusted)|[pP]opover$/.test(name)

/** Takes away from every page and frame what a browser of .browserslistrc lacks. */
export const withoutNewer = async (context: BrowserContext): Promise<void> => {
  const { globals, members } = newerThan(oldestOfList())
  const names = [...members, ...globals].filter((name) => !isEnforced(name))
  await context.addInitScript((newer) => {
    for (const path of newer) {
      const owners = path.split('.')
      const name = owners.pop() ?? ''
      const owner = owners.reduce<unknown>(
        (object, key) => (object as Record<string, unknown> | undefined)?.[key],
        window,
      )
      if (owner !== undefined) Reflect.deleteProperty(owner as object, name)
    }
  }, names)
}

/** Expects that the page and its frames lack it. */
export const expectWithoutNewer = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    expect(
      await frame.evaluate(() => [
        ...['timeout' in AbortSignal, 'toSorted' in [], 'withResolvers' in Promise, 'requestIdleCallback' in window],
      ]),
    ).toEqual([false, false, false, false])
}
