import { freePort } from '../../.ci/process'
import { newCustomer } from '../support/customer-builder'
import { removeData, startSandbox, type SandboxProcess } from '../support/sandbox-process'
import { logIn } from './support/account'
import { expect, test } from './support/fixtures'
import { startOtherHost } from './support/other-host'
import { payByCard } from './support/paying'
import { fillMotorForm, getQuoteButton } from './support/shop'

let host: Awaited<ReturnType<typeof startOtherHost>>
let server: SandboxProcess

test.beforeAll(async () => {
  host = await startOtherHost()
  const port = String(await freePort())
  const env = {
    PORT: port,
    API_HOST: `http://127.0.0.1:${port}`,
    CORS_ORIGINS: host.origin,
    PORTAL_ORIGIN: host.origin,
  }
  server = await startSandbox({ env })
  host.pointTo({ api: server.origin, widget: server.widgetOrigin })
})
test.afterAll(async () => {
  await host.close()
  await server.stop()
  await removeData(server.dataDir)
})

test(
  '[WIRE-04] the portal works on another host than its server, from log-in to the certificate',
  { tag: '@rest' },
  async ({ page, requests }) => {
    const customer = await newCustomer(server.origin)
    await page.goto(`${host.origin}/login`)
    await logIn(page, { email: customer.emailAddress, password: customer.password })
    await expect(page).toHaveURL(`${host.origin}/dashboard`)

    await page.getByRole('button', { name: /Buy Insurance/ }).click()
    const motor = page.getByRole('dialog').getByRole('button', { name: /Motor Insurance/ })
    await expect
      .poll(() => motor.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await motor.click()
    await page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' }).click()
    await fillMotorForm(page)
    await getQuoteButton(page).click()
    await page.getByRole('button', { name: 'Proceed to Pay' }).click()
    await payByCard(page)
    await expect(page).toHaveURL(`${host.origin}/dashboard/home`)

    await page.getByRole('navigation').getByRole('link', { name: 'Policies', exact: true }).click()
    await page.getByRole('main').getByRole('row').filter({ hasText: 'Comprehensive Motor' }).click()
    const certificate = page.getByRole('dialog').getByRole('link', { name: 'Certificate', exact: true })
    const address = await certificate.getAttribute('href')
    expect(new URL(address ?? '', host.origin).origin).toBe(server.origin)
    expect((await fetch(address ?? '')).headers.get('content-type')).toBe('application/pdf')
    await page.keyboard.press('Escape')

    // After a reload, still no call was sent to the host of the files.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Policies', level: 1 })).toBeVisible()
    expect(requests.addresses().filter((each) => each.startsWith(`${host.origin}/api`))).toEqual([])
  },
)
