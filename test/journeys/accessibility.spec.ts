import type { Page } from '@playwright/test'
import { accountScreens } from './support/account-screens'
import { violationsOf } from './support/axe'
import { customerAtStep, demoCustomer, storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { openScreens, unknownAddress } from './support/open-screens'
import { violationsOfSecondEngine } from './support/second-engine'
import { strayDrawings } from './support/stray-drawings'

/** A toast closes automatically, so these states are reached again for each colour scheme. */
const withToast = ['log-in with a failed field', 'log-in after a rejection', 'registration with failed fields']

/** axe on a phone and on a desktop, light and dark; `prepare` runs before each. */
const expectNoViolations = async (
  page: Page,
  prepare: (colorScheme: 'light' | 'dark') => Promise<void> = async () => {},
): Promise<void> => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion, so that no colour is measured during a transition.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await prepare(colorScheme)
      expect(await violationsOf(page), `${colorScheme}, ${String(viewport.width)} px`).toEqual([])
      expect(await strayDrawings(page)).toEqual([])
      if (colorScheme === 'light')
        expect(await violationsOfSecondEngine(page), `second engine, ${String(viewport.width)} px`).toEqual([])
    }
  }
}

for (const [name, reach] of Object.entries(openScreens))
  test(
    `axe finds no violations on ${name}, light and dark, on a phone and on a desktop`,
    { tag: '@rest' },
    async ({ page, quietConsole }) => {
      quietConsole.expects(unknownAddress)
      await expectNoViolations(page, async (colorScheme) => {
        if (colorScheme === 'light' || withToast.includes(name)) await reach(page)
      })
    },
  )

for (const [name, { who, withQuote, reach }] of Object.entries(accountScreens))
  test(
    `axe finds no violations on ${name}, light and dark, on a phone and on a desktop`,
    { tag: '@rest' },
    async ({ page, context, quietConsole }) => {
      quietConsole.expects(/status of 404 .*Policy\/GetById/)
      const stored = async () => {
        const customer = await customerAtStep(who === 'demo' ? 1 : who)
        await storeLogIn(context, customer, withQuote ? await storedQuote(customer) : {})
      }
      await (who === 'demo' ? storeLogIn(context, await demoCustomer()) : stored())
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 740 })
      await reach(page)
      await expectNoViolations(page)
    },
  )
