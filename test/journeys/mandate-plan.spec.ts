import { openPayment } from './support/at-payment'
import { mandatesOf, policiesOf } from './support/customers'
import { expect, test } from './support/fixtures'
import { expectFrameSettled, widgetFrame } from './support/paying'
import { todayInLagos } from '../support/today-in-lagos'

/** A day so many days and months from today, as the wire and as the widget writes it. */
const dayFromNow = (days: number, months = 0) => {
  const [year = 0, month = 1, day = 1] = todayInLagos().split('-').map(Number)
  // A mandate that begins on a day that the last month lacks is debited on that month's last day.
  const most = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1 + months, months === 0 ? day + days : Math.min(day, most)))
  const words = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { iso: date.toISOString().slice(0, 10), words }
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('[PAY-14: debits, account name, consent] a customer reads the debits and the name of the account, and agrees before the mandate is set up', async ({
  page,
  newCustomer,
  requests,
  quietConsole,
}) => {
  quietConsole.expects(/status of 400 .*\/pay\/mandate/)
  const customer = await newCustomer()
  await openPayment(page, customer)
  const form = widgetFrame(page)
  await form.getByRole('tab', { name: 'Mandate' }).tap()
  const line = (term: string) => form.getByText(term, { exact: true }).locator('xpath=following-sibling::dd[1]')
  const consent = form.getByRole('checkbox', { name: /^I agree/ })
  const button = form.getByRole('button', { name: 'Set up mandate' })
  await expect(line('Number of debits')).toHaveText('12')
  await expect(line('Each debit')).toHaveText('₦20,833.34')
  await expect(line('The last debit')).toHaveText('₦20,833.26')
  await expect(line('First day')).toHaveText(dayFromNow(0).words)
  await expect(line('Last day')).toHaveText(dayFromNow(0, 11).words)
  await expect(line('Total')).toHaveText('₦250,000.00')

  // There is no agreement before the account is known, and none to debits that have changed since.
  await consent.tap()
  await expect(consent).not.toBeChecked()
  await expect(consent).toHaveAccessibleDescription(/^Fill in the account first/)
  const place = () => button.evaluate((element) => (element as HTMLElement).offsetTop)
  const before = await place()
  await form.getByRole('combobox', { name: 'Bank' }).fill('gtb')
  await form.getByLabel('Account number').fill('0108024072')
  await expect(form.getByText('We found no account with this number at this bank.')).toBeVisible()
  await form.getByLabel('Account number').fill('0108024071')
  await expect(form.getByText('CUSTOMER TEST', { exact: true })).toBeVisible()
  expect(await place()).toBe(before)
  await consent.tap()
  await expect(consent).toBeChecked()
  const later = dayFromNow(3)
  await form.getByLabel('First payment').fill(later.iso)
  await form.getByLabel('How often').selectOption('Quarterly')
  await expect(line('Number of debits')).toHaveText('4')
  await expect(line('Each debit')).toHaveText('₦62,500.00')
  await expect(line('First day')).toHaveText(later.words)
  await expect(consent).not.toBeChecked()

  await button.tap()
  await expect(form.getByRole('alert').first()).toContainText('1 answer needs attention')
  await expectFrameSettled(form)
  await form.getByRole('link', { name: 'Your agreement' }).tap()
  await expect(consent).toBeFocused()
  await expect(consent).toHaveAccessibleDescription(/tick that you agree/)
  await consent.tap()
  await button.tap()
  await expect(page).toHaveURL('/dashboard/mandates')
  expect(requests.bodies('/pay/mandate').map((body) => Reflect.get(Object(body), 'consent') as unknown)).toEqual([
    false,
    true,
  ])
  expect(await mandatesOf(customer)).toMatchObject([
    { amount: 62_500, frequency: 'Quarterly', startDate: expect.stringMatching(`^${later.iso}`) },
  ])
  expect(await policiesOf(customer)).toMatchObject([{ status: 'Pending' }])
})
