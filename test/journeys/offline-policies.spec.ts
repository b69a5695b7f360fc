import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { logIn } from './support/account'
import { goOffline } from './support/connection-strip'
import { demoCustomer, PASSWORD, storeLogIn } from './support/customers'
import { expect } from './support/fixtures'
import { held, remains } from './support/held'
import {
  keep,
  keepButton,
  offlineHeading,
  nothing,
  POLICIES,
  test,
  unreachable,
  wide,
} from './support/offline-policies'
import { replaceBuild } from './support/other-build'
import { portal } from './support/places'

// Each test starts a server and a browser of its own: one at a time.
test.describe.configure({ mode: 'default' })

test('[KEEP-01] [KEEP-02] [AUTH-23: outage] the offline policies open from a cold start without a network, and a log-out there erases them', async ({
  server,
  device,
}) => {
  const customer = await server.customerWithPolicy()
  let context = await device.open()
  let page = await context.newPage()
  await keep(page, server, customer)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const [storage = '', ...rest] = await held(page)
  expect(storage).toContain(token)
  expect(rest.filter((text) => text.includes(token) || /^http.*\/api\//.test(text))).toEqual([])
  expect(rest.filter((text) => text.startsWith('http')).every((url) => /\/(assets\/|app\.html)/.test(url))).toBe(true)

  await device.close()
  await server.stop()
  context = await device.open()
  page = await context.newPage()
  await page.goto(server.origin + POLICIES)
  await expect(unreachable(page)).toBeVisible()
  await expect(offlineHeading(page)).toBeVisible()
  await expect(page.getByText(/^As of \d{1,2}\s\w+\s\d{4}, \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/^HB\/M\//)).toBeVisible()
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  // The portal's name leads there too.
  await page.goto(server.origin)
  await expect(page).toHaveURL(server.origin + POLICIES)
  await expect(offlineHeading(page)).toBeVisible()

  await goOffline(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and erase' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  await expect.poll(() => remains(page)).toEqual(nothing)
  expect((await held(page)).join('\n')).not.toMatch(/HB\/M\/|@/)
})

test('[KEEP-01] the end of a session leaves it readable, and another customer neither sees nor inherits it', async ({
  server,
  device,
}) => {
  const [customer, another] = [await server.customerWithPolicy(), await server.customerWithPolicy()]
  const context = await device.open()
  const page = await context.newPage()
  await keep(page, server, customer)
  const client = customer.client.withToken(await page.evaluate(() => localStorage.getItem('token') ?? ''))
  await client.get('/api/TokenAuth/LogOut')
  await page.goto(server.origin + POLICIES)
  await expect(page).toHaveURL(`${server.origin}/login`)

  await server.stop()
  await page.goto(server.origin + POLICIES)
  await expect(unreachable(page)).toBeVisible()
  await expect(offlineHeading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)

  await server.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${server.origin}/login`)
  await logIn(page, { email: another.emailAddress, password: PASSWORD })
  await page.waitForURL('**/dashboard**')
  await expect.poll(() => remains(page)).toEqual(nothing)
  await server.stop()
  await expect(page.goto(server.origin + POLICIES)).rejects.toThrow('ERR_CONNECTION_REFUSED')
})

test('[KEEP-01] Remove erases it, and the service worker with the last one', async ({ server, device }) => {
  const customer = await server.customerWithPolicy()
  const page = await (await device.open()).newPage()
  await keep(page, server, customer)
  expect(await remains(page)).toMatchObject({ workers: 1, stored: ['kept'] })
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(keepButton(page)).toBeVisible()
  await expect.poll(() => remains(page)).toEqual(nothing)
})

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\/assets\/.*\.js$/.test(name) ? [new URL(name).pathname] : [])),
  )

test('[KEEP-01] [KEEP-02] a new build replaces the old one while a tab is open, and neither mixes with the other', async ({
  server,
  device,
}) => {
  const customer = await server.customerWithPolicy()
  let context = await device.open()
  const page = await context.newPage()
  await keep(page, server, customer)
  const old = await context.newPage()
  await old.goto(`${server.origin}/dashboard/chat`)
  await expect(old.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(server.origin + POLICIES)
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  const before = await scriptsOf(page)
  await replaceBuild(server.portalDir)

  // The chunk of that screen is gone: its address is loaded again, and has the new build.
  await page.setViewportSize(wide)
  await page.getByRole('link', { name: 'Mandates', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mandates' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
  expect((await scriptsOf(page)).filter((script) => before.includes(script))).toEqual([])
  // The old tab has its files still.
  const app = before.find((script) => script.includes('/app.')) ?? ''
  expect(await old.evaluate(async (address) => (await fetch(address)).status, app)).toBe(200)
  await expect(old.getByRole('heading', { level: 1 })).toBeVisible()

  await server.stop()
  const third = await context.newPage()
  await third.goto(server.origin + POLICIES)
  await expect(offlineHeading(third)).toBeVisible()
  expect((await scriptsOf(third)).filter((script) => before.includes(script))).toEqual([])

  await device.close()
  context = await device.open()
  const fourth = await context.newPage()
  await fourth.goto(server.origin + POLICIES)
  await expect(offlineHeading(fourth)).toBeVisible()
  await expect.poll(() => fourth.evaluate(async () => (await caches.keys()).join())).toBe('portal-build-anotherBuild')
})

test('[KEEP-02] a customer who keeps nothing has no service worker, and loads nothing for one', async ({
  page,
  context,
  requests,
}) => {
  await storeLogIn(context, await demoCustomer())
  await page.goto(POLICIES)
  await page
    .getByRole('button', { name: /^Comprehensive Motor, / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Keep on this computer' })).toBeVisible()
  expect(await remains(page)).toEqual(nothing)
  const worker = await (await context.request.get('/service-worker.js')).text()
  const offline = Array.from(worker.matchAll(/"url":"(\/assets\/[^"]+)"/g), ([, url]) => url)
  const asked = requests.addresses().map((address) => new URL(address).pathname)
  expect(asked).not.toContain('/service-worker.js')
  // What it would store and was not asked for: the parts that show the offline policies.
  expect(offline.filter((url) => url !== undefined && !asked.includes(url)).length).toBeGreaterThanOrEqual(3)
})

test('[KEEP-02] the portal can be installed', async ({ device }) => {
  // Not in a private window, in which nothing can be installed.
  const context = await device.open()
  const page = await context.newPage()
  await page.goto(`${portal()}/login`)
  const session = await context.newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
})
