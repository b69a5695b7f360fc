import { expectAccessible, expectNoSidewaysScrolling } from './support/axe'
import { expect, test } from './support/fixtures'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('[LIFE-03: settings] by touch the reminders of quotes are switched off from Settings, stay so after a reload, and come back', async ({
  page,
  requests,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Choose your reminders' }).tap()
  await expect(page.getByRole('heading', { name: 'Reminders', level: 1 })).toBeFocused()
  const quotes = page.getByRole('group', { name: 'Quotes that are not paid' }).getByLabel('Email')
  await expect(quotes).toBeChecked()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page)
  await quotes.tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(quotes).not.toBeChecked()
  await quotes.tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(requests.bodies('SaveSettings')).toEqual([
    { kind: 'QuoteUnpaid', mail: false, sms: true },
    { kind: 'QuoteUnpaid', mail: true, sms: true },
  ])
  await page.getByRole('link', { name: 'Back to settings' }).tap()
  await expect(page).toHaveURL('/dashboard/settings')
})
