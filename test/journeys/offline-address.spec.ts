import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect } from './support/fixtures'
import { held, remains } from './support/held'
import { keep, keepButton, logInAt, nothing, POLICIES, test } from './support/offline-policies'

// Each test starts a server and a browser of its own: one at a time.
test.describe.configure({ mode: 'default' })

test('[KEEP-04] after the end of the session log-in leads to the offline policies, with a network and without', async ({
  server,
  device,
}) => {
  const customer = await server.customerWithPolicy()
  let context = await device.open()
  let page = await context.newPage()
  await keep(page, server, customer)
  const client = customer.client.withToken(await page.evaluate(() => localStorage.getItem('token') ?? ''))
  await client.get('/api/TokenAuth/LogOut')
  await page.goto(server.origin + POLICIES)
  await expect(page).toHaveURL(`${server.origin}/login`)
  await page.getByRole('link', { name: 'Policies kept on this phone' }).click()
  await expect(page).toHaveURL(`${server.origin}/kept`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kept on this phone' })).toBeFocused()
  // In view without scrolling.
  await expect(page.getByRole('link', { name: 'Certificate' })).toBeInViewport({ ratio: 1 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()

  await device.close()
  context = await device.open()
  page = await context.newPage()
  // A cold start: the prerendered log-in has the link as well.
  await page.goto(`${server.origin}/login`)
  await page.getByRole('link', { name: 'Policies kept on this phone' }).click()
  await expect(page.getByText(/^HB\/M\//)).toBeVisible()
  await server.stop()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Certificate' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^HB\/M\//)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Comprehensive Motor' }).click()
  await expect(page.getByRole('status')).toHaveText('Nothing is kept on this phone any more.')
  await expect.poll(() => remains(page)).toEqual(nothing)
})

test('[KEEP-04] a log-out asks where something is kept; one in another tab does not', async ({ server, device }) => {
  const customer = await server.customerWithPolicy()
  const context = await device.open()
  const page = await context.newPage()
  await keep(page, server, customer)
  const other = await context.newPage()
  await other.goto(`${server.origin}/kept`)
  await expect(other.getByText(/^HB\/M\//)).toBeVisible()
  await page.goto(`${server.origin}/dashboard/chat`)
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await expect(question).toContainText('The policies that you keep for use without a network')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Profile menu/ })).toBeFocused()
  expect((await remains(page)).stored).toEqual(['kept'])
  await page.getByRole('button', { name: /Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out and erase' }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
  await expect(other).toHaveURL(`${server.origin}/`)
  await expect.poll(() => remains(page)).toEqual(nothing)
})

/**
 * Has the database wait: a deletion waits for this page's connection, and whatever the portal does with the database waits
 * for the deletion. Returns what ends it.
 */
const holdStore = async (page: Page) => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kept', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('policies', { keyPath: ['owner', 'id'] })
        opening.onsuccess = () => {
          const connection = opening.result
          document.addEventListener('release', () => {
            connection.close()
          })
          indexedDB.deleteDatabase('kept').onblocked = () => {
            resolve()
          }
        }
      }),
  )
  return () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('release'))
    })
}

/** Holds the requests whose address matches, from the page or the service worker; returns what lets them go on. */
const holdRequests = (context: BrowserContext, address: RegExp, ofWorker: boolean) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const isHeld = new Promise<void>((resolve) => {
    void context.route(address, async (route) => {
      if ((route.request().serviceWorker() !== null) === ofWorker) {
        resolve()
        await gate
      }
      await route.continue().catch(() => undefined)
    })
  })
  const end = () => {
    release()
    return Promise.resolve()
  }
  return { isHeld, end }
}

for (const slow of [
  'the certificate is loaded',
  'the files of the portal are stored',
  'the policy itself is stored',
] as const)
  test(`[KEEP-04] a log-out while ${slow} leaves nothing`, async ({ server, device }) => {
    process.env['PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS'] = '1'
    const customer = await server.customerWithPolicy()
    const context = await device.open()
    const page = await context.newPage()
    await logInAt(page, server, customer)
    const other = await context.newPage()
    await other.goto(`${server.origin}/dashboard/chat`)
    const watcher = await context.newPage()
    await watcher.goto(`${server.origin}/robots.txt`)
    await page.bringToFront()
    await page.goto(server.origin + POLICIES)
    await page.getByRole('button', { name: /^Comprehensive Motor, / }).click()
    const release = await (async () => {
      if (slow === 'the policy itself is stored') {
        const end = await holdStore(watcher)
        await keepButton(page).click()
        await expect
          .poll(async () => (await remains(watcher)).caches.join(), { timeout: 60_000 })
          .toMatch(/^portal-build-\w+$/)
        return end
      }
      const ofWorker = slow === 'the files of the portal are stored'
      const { isHeld, end } = holdRequests(context, ofWorker ? /\/assets\// : /\/files\//, ofWorker)
      await keepButton(page).click()
      await isHeld
      return end
    })()
    await other.bringToFront()
    await other.getByRole('button', { name: /Profile menu/ }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${server.origin}/`)
    await release()
    await expect.poll(() => remains(watcher)).toEqual(nothing)
    // And it stays so, once all that was under way has ended.
    await page.goto(`${server.origin}/kept`)
    await expect(page.getByText('There is nothing to show without a log-in.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => remains(watcher)).toEqual(nothing)
    expect((await held(watcher)).join('\n')).not.toMatch(/HB\/M\/|@/)
  })
