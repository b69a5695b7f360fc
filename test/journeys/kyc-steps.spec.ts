import { expect, test } from './support/fixtures'
import { accountLine, continueButton, stepForms } from './support/kyc'

test('[KYC-17] the name of the account appears before Continue, or that there is none, and nothing moves', async ({
  page,
  loggedIn,
  quietConsole,
}) => {
  quietConsole.expects(/status of 500 .*nuban\/Verify/i)
  const { name, surname } = await loggedIn(2)
  await page.goto('/dashboard/kyc')
  await expect(accountLine(page)).toBeEmpty()
  const place = await continueButton(page).boundingBox()
  await stepForms['bank-account'].fill(page)
  await expect(accountLine(page)).toHaveText(`${surname} ${name}`.toUpperCase())
  expect(await continueButton(page).boundingBox()).toEqual(place)
  await page.getByLabel('Account number').fill('0108024072')
  await expect(accountLine(page)).toHaveText('We found no account with this number at this bank. Please check both.')
  expect(await continueButton(page).boundingBox()).toEqual(place)
})
