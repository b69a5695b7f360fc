import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectToast } from './support/toasts'
import { violationsOf } from './support/axe'
import { expect, test } from './support/fixtures'
import { outbox } from './support/sandbox'

/** A Nigerian mobile number that no other journey uses, in national format. */
const newNumber = () => `0803${String(randomInt(0, 10_000_000)).padStart(7, '0')}`
const international = (number: string) => `+234${number.slice(1)}`

const codeFor = async (number: string): Promise<string> => {
  const [sms] = await outbox(international(number))
  return /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? ''
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send code' })
const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify' })
const digit = (page: Page, place: number) => page.getByLabel(`Digit ${place} of 6`)

const askForCode = async (page: Page, number: string) => {
  await page.getByLabel('Phone number').fill(number)
  await sendButton(page).click()
  await expect(digit(page, 1)).toBeVisible()
}

test.beforeEach(async ({ page, loggedIn }) => {
  await loggedIn()
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Verify your phone number' }).click()
  await expect(page).toHaveURL('/verify-phone')
  await expect(page.getByRole('heading', { name: 'Verify your phone number' })).toBeFocused()
})

test('[PHONE-01] [PHONE-03] [PHONE-04] [TAP-21: SMS] a number is verified with a pasted code, after a reload too, and the profile shows it', async ({
  page,
  requests,
}) => {
  const number = newNumber()
  await askForCode(page, number)
  await expectToast(page, 'We have sent you a code.')
  const code = await codeFor(number)
  // As where the phone has discarded the tab while its customer read the SMS.
  await page.reload()
  await expect(page.getByText(international(number))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await digit(page, 1).focus()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, code)
  for (const [index, character] of [...code].entries()) await expect(digit(page, index + 1)).toHaveValue(character)
  await verifyButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'is verified' })).toBeVisible()
  expect(requests.bodies('SendVerificationSms')).toEqual([{ phoneNumber: international(number) }])
  expect(requests.bodies('VerifySmsCode')).toEqual([{ phoneNumber: international(number), code }])
  await page.getByRole('link', { name: 'Back to settings' }).click()
  await expect(page.getByText(international(number))).toBeVisible()
})

test('[PHONE-02] [PHONE-04] a missing value shows a message at its field, and nothing is sent', async ({
  page,
  requests,
}) => {
  await sendButton(page).click()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/^Please enter your phone number/)
  await page.getByLabel('Phone number').fill('12345678')
  await sendButton(page).click()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /^Phone number must be at least 9 characters in length/,
  )
  expect(requests.count('SendVerificationSms')).toBe(0)
  await askForCode(page, newNumber())
  await verifyButton(page).click()
  await expect(digit(page, 6)).toHaveAccessibleDescription(/^Please enter your code/)
  expect(requests.count('VerifySmsCode')).toBe(0)
})

test("[PHONE-05] a wrong code shows the server's message, keeps the number, and another can be sent after 60 s", async ({
  page,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*VerifySmsCode/)
  const number = newNumber()
  await askForCode(page, number)
  const code = await codeFor(number)
  await digit(page, 1).click()
  await page.keyboard.type(code === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.locator('form').getByRole('alert')).toHaveText('Wrong verification code!')
  await expect(page.getByText(international(number))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Use another number' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue(number)
})

test('axe finds no violations on phone verification, and it fits 320 px', { tag: '@rest' }, async ({ page }) => {
  const number = newNumber()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await violationsOf(page)).toEqual([])
    }
  }
  await askForCode(page, number)
  await verifyButton(page).click()
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    expect(await violationsOf(page)).toEqual([])
  }
})

test('[PHONE-01] KYC links to phone verification', { tag: '@rest' }, async ({ page }) => {
  await page.goto('/dashboard/kyc')
  await page.getByRole('link', { name: 'Verify your phone number by SMS' }).click()
  await expect(page).toHaveURL('/verify-phone')
})
