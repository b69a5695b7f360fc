import type { Page } from '@playwright/test'
import { accountScreens } from './support/account-screens'
import { violationsOf } from './support/axe'
import { customerAtStep, demoCustomer, storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { openScreens, unknownAddress } from './support/open-screens'

/** A toast closes automatically, so these states are reached again for each colour scheme. */
const withToast = ['log-in with a failed field', 'log-in after a rejection', 'registration with failed fields']

/** Whatever slides in has arrived. The bar of a toast is its clock, which is not waited for. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSAnimation && one.animationName === 'Toastify__trackProgress'))
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

/** Expects that nothing on the screen is wider than the window, nor in a dialog wider than that. */
const expectToFit = async (page: Page): Promise<void> => {
  const { sideways, cut } = await page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    const texts = [...document.querySelectorAll('h1, h2, h3, p, a, button, label, li, summary, code, input')]
    const outside = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return element.checkVisibility() && (left < -1 || right > window.innerWidth + 1)
    })
    return {
      sideways: Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth)),
      cut: outside.map((element) => element.outerHTML),
    }
  })
  expect(sideways).toBeLessThanOrEqual(0)
  expect(cut).toEqual([])
}

/**
 * The drawings that assistive technology would find without a name; axe passes them over. Those in toasts are
 * react-toastify's.
 */
const strayDrawings = (page: Page): Promise<readonly string[]> =>
  page
    .locator('svg:not([aria-hidden=true], [aria-hidden=true] *, [role=img], [role=img] *, .Toastify *)')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.outerHTML.slice(0, 200)))

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
    }
  }
}

for (const [name, reach] of Object.entries(openScreens)) {
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

  test(
    `${name} fits 320 px and 200 % zoom: nothing is cut or scrolls sideways`,
    { tag: '@rest' },
    async ({ page, quietConsole }) => {
      quietConsole.expects(unknownAddress)
      // A window of 1280 px has 640 px at 200 % zoom and 320 px at 400 %.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const viewport of [
        { width: 320, height: 640 },
        { width: 640, height: 400 },
      ]) {
        await page.setViewportSize(viewport)
        await reach(page)
        await atRest(page)
        await expectToFit(page)
      }
    },
  )
}

for (const [name, { who, withQuote, reach }] of Object.entries(accountScreens))
  test(
    `axe finds no violations on ${name}, light and dark, on a phone and on a desktop, and at 400 % zoom it fits`,
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
      // A window of 1280 px has 320 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 640 })
      await expectToFit(page)
    },
  )
