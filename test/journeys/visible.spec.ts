import { aVisitor, createAccountButton, errors, fillRegistration } from './support/account'
import { expect, test } from './support/fixtures'
import { fillMotorForm, getQuoteButton, motorFormPath } from './support/shop'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('[TAP-17: invisible characters, names without a letter] a name that nobody sees is no name, and of another what is seen is sent', async ({
  page,
  requests,
}) => {
  const visitor = aVisitor()
  await page.goto('/register')
  await fillRegistration(page, { ...visitor, firstName: '\u200b\u2060', lastName: '\u202eVisitor\u00ad' })
  await createAccountButton(page).tap()
  await expect(errors(page)).toContainText('1 answer needs attention')
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription(/Please enter your first name/)
  expect(requests.count('Account/Register')).toBe(0)
  await page.getByLabel('First Name').fill('\u3164Test')
  await createAccountButton(page).tap()
  await expect(page).toHaveURL('/register/confirmEmail')
  expect(requests.bodies('Account/Register')).toMatchObject([{ name: 'Test', surname: 'Visitor' }])
})

test('[TAP-17: plates] a plate in small letters is sent and shown in capitals; a car of 3015 is refused at its year', async ({
  page,
  requests,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto(motorFormPath)
  await fillMotorForm(page)
  await page.getByLabel('Registration number').fill('lnd 482 kj')
  await page.getByLabel('Year of manufacture').fill('3015')
  await getQuoteButton(page).tap()
  await expect(page.getByLabel('Year of manufacture')).toHaveAccessibleDescription(
    /Please enter a valid year of manufacture/,
  )
  expect(requests.count('VehicleQuote')).toBe(0)
  await page.getByLabel('Year of manufacture').fill('2015')
  await page.getByLabel('Year of manufacture').press('Enter')
  await expect(page).toHaveURL('/dashboard/checkout')
  expect(requests.bodies('VehicleQuote')).toMatchObject([{ vehicles: [{ registrationNo: 'LND-482KJ' }] }])
  await expect(page.getByText('LND-482KJ')).toBeVisible()
})
