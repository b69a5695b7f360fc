import type { Locator, Page } from '@playwright/test'
import { SECOND_TAP_MS } from '../../src/domain/rules/constants'
import { openPayment } from './support/at-payment'
import { liveTexts } from './support/announced'
import { onEachDevice } from './support/devices'
import { expect, test } from './support/fixtures'
import { continueButton, stepForms } from './support/kyc'
import { motorFormPath } from './support/shop'
import { expectFrameSettled, widgetFrame } from './support/paying'

/** Forms that are submitted empty: on a page, on one longer than the window, and in a dialog. */
const forms = [
  { name: 'log-in', path: '/login', label: 'Log in', step: undefined },
  { name: 'step 4 of KYC', path: '/dashboard/kyc', label: 'Continue', step: 4 },
  { name: 'the motor form', path: motorFormPath, label: 'Get Quote', step: 1 },
] as const

const expectInView = (element: Locator) => expect(element).toBeInViewport({ ratio: 0.95 })

/** Nobody has read an answer sooner, and a press on the same spot within this time is dropped as a second tap (TAP-15). */
const readByNow = (page: Page) => page.waitForTimeout(SECOND_TAP_MS)

onEachDevice((hasTouch) => {
  const press = (element: Locator) => (hasTouch ? element.tap() : element.click())

  for (const { name, path, label, step } of forms)
    test(`[TAP-01] ${name} answers where it was pressed`, async ({ page, loggedIn }) => {
      if (step !== undefined) await loggedIn(step)
      await page.goto(path)
      const submit = page.getByRole('button', { name: label, exact: true })
      await press(submit)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(/^(1 answer needs|\d answers need) attention/)
      await expectInView(alert)
      await expect(submit).toBeFocused()
      expect((await liveTexts(page)).filter((text) => text.includes('attention'))).toHaveLength(1)
      const below = await submit.boundingBox()
      expect((below?.y ?? 0) - ((await alert.boundingBox())?.y ?? 0)).toBeGreaterThan(0)
      await readByNow(page)
      await press(alert.getByRole('link').last())
      const focused = page.locator('input:focus, select:focus')
      await expect(focused).toHaveCount(1)
      await expectInView(focused)
    })

  test('[TAP-01] the widget answers where it was pressed', async ({ page, newCustomer, quietConsole }) => {
    quietConsole.expects(/status of 400 .*\/pay\/card/)
    await openPayment(page, await newCustomer())
    const widget = widgetFrame(page)
    const pay = widget.getByRole('button', { name: /^Pay/ })
    await press(pay)
    const alert = widget.getByRole('alert')
    await expect(alert).toContainText('3 answers need attention')
    await expect(alert.getByRole('link')).toHaveText(['Card number', 'Expiry', 'CVV'])
    await expectInView(alert)
    await expectFrameSettled(widget)
    await readByNow(page)
    await press(alert.getByRole('link', { name: 'CVV' }))
    await expect(widget.getByLabel('CVV')).toBeFocused()
  })

  test('[TAP-01] [TAP-03] a refusal by the server is above the button, and is announced once', async ({
    page,
    fault,
    loggedIn,
  }) => {
    const { emailAddress } = await loggedIn(3)
    await page.goto('/dashboard/kyc')
    await stepForms.bvn.fill(page)
    await fault({ path: stepForms.bvn.call, kind: '500', emailAddress })
    await press(continueButton(page))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('An error occurred during operation')
    await expect(alert).toContainText('Nothing you typed is lost.')
    await expectInView(alert)
    await expect(continueButton(page)).toBeFocused()
    await expect(page.getByText('An internal error occurred')).toHaveCount(0)
    expect((await liveTexts(page)).filter((text) => text.includes('An error occurred'))).toHaveLength(1)
  })

  test('[TAP-01] [AUTH-01: toasts] [AUTH-09] the toast of a refused log-in is only seen', async ({ page }) => {
    await page.goto('/login')
    await press(page.getByRole('button', { name: 'Log in', exact: true }))
    await expect(page.locator('.Toastify__toast')).toHaveText('Please enter your email address')
    await expect(page.getByRole('alert')).toHaveCount(1)
    const live = await liveTexts(page)
    expect(live.filter((text) => text.includes('attention'))).toHaveLength(1)
    expect(live.filter((text) => text.includes('Please enter'))).toEqual([])
  })
})
