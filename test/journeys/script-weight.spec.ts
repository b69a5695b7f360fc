import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { inRoot } from '../../.ci/paths'
import { fillLogIn, logInButton } from './support/account'
import { expectWidget } from './support/at-payment'
import { PASSWORD } from './support/customers'
import { expect, test } from './support/fixtures'
import { continueButton, kycSteps } from './support/kyc'
import { fillMotorForm, getQuoteButton, openMotorForm } from './support/shop'

/** The bytes of the portal's scripts that a page has loaded so far, each once, after gzip −9, as they were built. */
const weighScripts = (page: Page) => {
  const files = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname)
  })
  return () =>
    [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(inRoot('dist', 'portal', file)), { level: 9 }).length,
      0,
    )
}

test('@rest the way from the landing page to payment loads at most 278 kB of scripts, and the whole of KYC 130 kB more', async ({
  page,
  newCustomer,
}) => {
  test.slow()
  const { emailAddress } = await newCustomer(1)
  const weight = weighScripts(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await fillLogIn(page, { email: emailAddress, password: PASSWORD })
  await logInButton(page).click()
  await openMotorForm(page)
  await fillMotorForm(page)
  await getQuoteButton(page).click()
  await page.getByRole('button', { name: 'Proceed to Pay' }).click()
  await expectWidget(page)
  const toPayment = weight()
  expect(toPayment).toBeLessThanOrEqual(278_000)
  await page.goto('/dashboard/kyc')
  for (const step of kycSteps) {
    await expect(page.getByRole('heading', { name: step.heading })).toBeVisible()
    await step.fill(page)
    await continueButton(page).click()
  }
  await expect(page.getByText('7/8')).toBeVisible()
  expect(weight() - toPayment).toBeLessThanOrEqual(130_000)
})
