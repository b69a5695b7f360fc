import { randomInt } from 'node:crypto'
import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'
import { outbox } from './support/sandbox'
import { expectToast } from './support/toasts'

test('[PHONE-01] [PHONE-03] [PHONE-04] [TAP-21: SMS] a number is verified with a pasted code, after a reload too, and the profile shows it', async ({
  page,
  requests,
  loggedIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await loggedIn()
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Verify your phone number' }).click()
  await expect(page.getByRole('heading', { name: 'Verify your phone number' })).toBeFocused()
  const national = `0803${String(randomInt(0, 10_000_000)).padStart(7, '0')}`
  const phoneNumber = `+234${national.slice(1)}`
  const digit = (place: number) => page.getByLabel(`Digit ${place} of 6`)
  await page.getByLabel('Phone number').fill(national)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expectToast(page, 'We have sent you a code.')
  const [sms] = await outbox(phoneNumber)
  const code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? ''
  // As where the phone has discarded the tab while its customer read the SMS.
  await page.reload()
  await expect(page.getByText(phoneNumber)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await digit(1).focus()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, code)
  for (const [index, character] of [...code].entries()) await expect(digit(index + 1)).toHaveValue(character)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is verified' })).toBeVisible()
  expect(requests.bodies('VerifySmsCode')).toEqual([{ phoneNumber, code }])
  await page.getByRole('link', { name: 'Back to settings' }).click()
  await expect(page.getByText(phoneNumber)).toBeVisible()
})
