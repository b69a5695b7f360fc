import type { Page } from '@playwright/test'
import { removeData, startSandbox, type SandboxProcess } from '../support/sandbox-process'
import { yearBeside } from '../support/year/beside'
import { coverText, toDoText } from '../support/year/home-texts'
import { yearSettings } from '../support/year/settings'
import { logIn } from './support/account'
import { expect, test } from './support/fixtures'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** A tenth of the days: those on which home changes what it says most, others drawn once. */
const LOOKED_AT = [
  ...[0, 2, 3, 5, 7, 12, 13, 22, 23, 31, 40, 42, 58, 70, 71, 84, 99, 100],
  ...[102, 117, 130, 143, 166, 191, 195, 205, 221, 223, 254, 291],
  ...[320, 336, 346, 365, 366, 370, 371, 377],
]

const LIMIT_MS = 1_200_000

let server: SandboxProcess
test.beforeAll(async () => {
  server = await startSandbox({ env: yearSettings })
})
test.afterAll(async () => {
  await server.stop()
  await removeData(server.dataDir)
})

/** The three texts of each row in a part of home. */
const rowsOf = (page: Page, part: string): Promise<readonly (readonly string[])[]> =>
  page
    .getByRole('region', { name: part })
    .locator('li > a')
    .evaluateAll((links) =>
      links
        .map(({ children }) => [...(children[1]?.children ?? [])].map(({ textContent }) => textContent))
        .filter(({ length }) => length === 3),
    )

const homeOf = async (page: Page): Promise<readonly string[]> => [
  ...(await rowsOf(page, 'Your cover')).map(([title = '', thing = '', state = '']) => coverText(title, thing, state)),
  ...(await rowsOf(page, 'For you to do')).map(([title = '', text = '']) => toDoText(title, text)),
]

test(
  '[RUN-14: business time] [TAP-13: the server’s day] home shows on a phone what it says headless, on a tenth of the days of a year',
  { tag: '@rest' },
  async ({ page }) => {
    test.setTimeout(LIMIT_MS)
    const { origin, widgetOrigin } = server
    await yearBeside({ service: { origin, widgetOrigin }, lookedAt: LOOKED_AT }, async (shown) => {
      const { day, date, home, emailAddress: email, password } = shown
      if (day === LOOKED_AT[0]) {
        await page.goto(`${origin}/login`)
        await logIn(page, { email, password })
        await expect(page).toHaveURL(/\/dashboard$/)
      }
      await page.goto(`${origin}/dashboard`)
      await expect.poll(() => homeOf(page), `on ${date}, day ${day}`).toEqual(home)
    })
  },
)
