import type { Page } from '@playwright/test'
import { accountScreens, type AccountScreen } from './support/account-screens'
import { customerAtStep, demoCustomer, storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { expectWholeOnPaper } from './support/on-paper'
import { openScreens, unknownAddress } from './support/open-screens'
import { expectTargets } from './support/targets'
import { controlsOutOfReach, scrollsByFinger, setTextSize } from './support/within-reach'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  translated: true,
  contextOptions: { reducedMotion: 'reduce' },
})

/** A window of 1280 × 800 px at 200 % and at 400 %: nothing is cut or scrolls sideways. */
const zoomed = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
]

/** A phone, a window of 1280 × 1024 px at 400 %, and two phones whose text is set to twice its size. */
const windows = [
  { width: 360, height: 740, text: 16 },
  { width: 320, height: 256, text: 16 },
  { width: 360, height: 740, text: 32 },
  { width: 320, height: 640, text: 32 },
] as const

/** Toasts lie over the page until they are wiped away. */
const wipeToastsAway = async (page: Page) => {
  for (const toast of await page.locator('.Toastify__close-button').all())
    await toast.click({ timeout: 1_000 }).catch(() => undefined)
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
}

/** Runs in the page. Texts beyond the window's left or right edge, or that of their button, but those of a table that scrolls. */
const cutTexts = (): readonly string[] => {
  const isInTable = (element: Element): boolean => {
    const around = element.closest('table')?.parentElement ?? document.documentElement
    return around !== document.documentElement && /auto|scroll/.test(getComputedStyle(around).overflowX)
  }
  return [
    ...document.querySelectorAll('h1, h2, h3, p, a, button, label, li, summary, code, input:not([aria-hidden=true])'),
  ]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      const isWider =
        element.matches('a, button') && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
      return element.checkVisibility() && (left < -1 || right > window.innerWidth + 1 || isWider) && !isInTable(element)
    })
    .map((element) => element.outerHTML.slice(0, 200))
}

/** Runs in the page. By how much the screen, or a dialog on it, is wider than the window. */
const sideways = (): number =>
  Math.max(
    ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  )

const expectToFit = async (page: Page, place: string) => {
  expect.soft(await page.evaluate(sideways), `${place}: sideways`).toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(cutTexts), `${place}: cut`).toEqual([])
}

const expectWithinReach = async (page: Page) => {
  await wipeToastsAway(page)
  for (const viewport of zoomed) {
    await page.setViewportSize(viewport)
    await expectToFit(page, `${String(viewport.width)} px`)
  }
  for (const { text, ...viewport } of windows) {
    await page.setViewportSize(viewport)
    await setTextSize(page, text)
    const place = `${String(viewport.width)} × ${String(viewport.height)}, text of ${String(text)} px`
    expect.soft(await controlsOutOfReach(page), place).toEqual([])
    await expectToFit(page, place)
    if (viewport.height < 300) expect.soft(await scrollsByFinger(page), `${place}: scrolls`).toBe(true)
  }
  await setTextSize(page, 16)
}

const visit = async (page: Page, reach: (page: Page) => Promise<void>) => {
  // A device two days ahead.
  await page.clock.install({ time: Date.now() + 2 * 86_400_000 })
  await reach(page)
  await expectTargets(page)
  await expectWithinReach(page)
  await expectWholeOnPaper(page)
}

/** `main` visits these, the rest the others. */
const mainScreens = [
  'log-in with a failed field',
  'the details of a policy',
  'the change of a beneficiary',
  'payment',
  'the medical questions',
  'the motor form with failed fields',
]
const tagOf = (name: string) => (mainScreens.includes(name) ? [] : '@rest')

for (const [name, reach] of Object.entries(openScreens))
  test(
    `[TAP-08] [TAP-12] [TAP-14] [TAP-16] ${name} has targets for a finger, works when translated, has everything within reach when enlarged, and prints whole`,
    { tag: tagOf(name) },
    async ({ page, quietConsole }) => {
      quietConsole.expects(unknownAddress)
      await visit(page, reach)
    },
  )

const logInFor = async (page: Page, { who, withQuote }: AccountScreen) => {
  if (who === 'demo') return storeLogIn(page.context(), await demoCustomer())
  const customer = await customerAtStep(who)
  return storeLogIn(page.context(), customer, withQuote ? await storedQuote(customer) : {})
}

for (const [name, screen] of Object.entries(accountScreens))
  test(
    `[TAP-08] [TAP-12] [TAP-14] [TAP-16] ${name} has targets for a finger, works when translated, has everything within reach when enlarged, and prints whole`,
    { tag: tagOf(name) },
    async ({ page, quietConsole }) => {
      quietConsole.expects(/status of 404 .*Policy\/GetById/)
      await logInFor(page, screen)
      await visit(page, screen.reach)
    },
  )
