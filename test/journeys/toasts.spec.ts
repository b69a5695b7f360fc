import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillLogIn, logInButton } from './support/account'
import { goOffline, OFFLINE } from './support/connection-strip'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { expectToast } from './support/toasts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const assets = join(process.cwd(), 'dist/portal/assets')

/** The chunk of the toast library. */
const toastChunk = (): string => {
  const file = readdirSync(assets).find(
    (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('Toastify__toast-container'),
  )
  if (file === undefined) throw new Error('the build has no chunk of toasts')
  return file
}

const toast = (page: Page) => page.locator('.Toastify__toast')

test('[TAP-05] a toast appears although the connection was lost before the first one', async ({
  page,
  quietConsole,
}) => {
  quietConsole.expects(/net::ERR_INTERNET_DISCONNECTED/)
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes(toastChunk()))
  await page.goto('/login')
  await arrived
  await goOffline(page)
  await fillLogIn(page, { email: 'somebody@mail.test', password: PASSWORD })
  await logInButton(page).tap()
  await expect(toast(page)).toContainText(OFFLINE)
})

test('[TAP-05] until its chunk arrives, the words of a toast stand in a live region', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.expects(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/)
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(toastChunk()))
  await page.route(`**/${toastChunk()}`, (route) => route.abort())
  await page.clock.install()
  await page.goto('/login')
  await refused
  await fillLogIn(page, { email: 'somebody@mail.test', password: PASSWORD })
  await goOffline(page)
  // A busy machine takes longer for what follows than the words stand.
  await page.clock.pauseAt(Date.now() + 60_000)
  await logInButton(page).tap()
  const words = page.locator('[aria-live=polite]').filter({ hasText: OFFLINE })
  await expect(words).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await page.unroute(`**/${toastChunk()}`)
  await context.setOffline(false)
  await page.clock.resume()
  await expectToast(page, OFFLINE)
  await expect(words).toHaveCount(0)
})
