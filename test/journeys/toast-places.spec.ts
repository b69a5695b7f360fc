import type { Page } from '@playwright/test'
import { fillLogIn, logInButton } from './support/account'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, kycSteps } from './support/kyc'
import { expectToast } from './support/toasts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const toast = (page: Page) => page.locator('.Toastify__toast')

/** Keeps toasts until the test has looked at them: the bar that closes them stands still. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** The headings, buttons and links of the page that a toast lies on. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = document.querySelector('.Toastify__toast')
    if (!shown) return ['there is no toast']
    const box = shown.getBoundingClientRect()
    const region = document.querySelector('dialog[open]') ?? document.body
    return [...region.querySelectorAll('h1, h2, h3, button, a[href]')]
      .filter((element) => {
        const { top, bottom, left, right, height } = element.getBoundingClientRect()
        const isPartOfToast = element.closest('.Toastify') !== null
        // Of a card that is pressed as a whole, its title stays free.
        const end = height < 96 ? bottom : top + 48
        return !isPartOfToast && height > 0 && top < box.bottom && end > box.top && left < box.right && right > box.left
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })

const covering: readonly {
  readonly name: string
  readonly step?: 1 | 2 | 3 | 4
  readonly show: (page: Page) => Promise<unknown>
}[] = [
  {
    name: 'an empty log-in',
    show: async (page) => {
      await page.goto('/login')
      await logInButton(page).tap()
    },
  },
  ...([1, 3, 4] as const).map((step) => ({
    name: `the saved step ${String(step)} of KYC`,
    step,
    show: async (page: Page) => {
      await page.goto('/dashboard/kyc')
      await kycSteps[step - 1]?.fill(page)
      await continueButton(page).tap()
    },
  })),
]

for (const { name, step, show } of covering) {
  test(
    `[TAP-10: toasts] the toast of ${name} covers no heading and no button`,
    step === undefined ? {} : { tag: '@rest' },
    async ({ page, loggedIn }) => {
      await keepToasts(page)
      if (step !== undefined) await loggedIn(step)
      await show(page)
      await expect(toast(page).first()).toBeVisible()
      await expect.poll(() => covered(page)).toEqual([])
      await page.mouse.wheel(0, 200)
      await expect.poll(() => covered(page)).toEqual([])
    },
  )
}

test('[TAP-10: toasts] the toast of a log-in covers nothing of the page behind it either', async ({
  page,
  newCustomer,
}) => {
  const { emailAddress } = await newCustomer()
  await keepToasts(page)
  await page.goto('/login')
  await fillLogIn(page, { email: emailAddress, password: PASSWORD })
  await logInButton(page).tap()
  await expectToast(page, 'Login was successful, redirecting to dashboard')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => covered(page)).toEqual([])
})
