import { expectToast } from './support/toasts'
import type { TestCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { accountLine, continueButton, expectStep, kycSteps, stepHeading } from './support/kyc'

/** The messages at the fields of each empty step. */
const missing: readonly (readonly string[])[] = [
  ['Please enter your phone number', 'Please enter your dob', 'Please select your gender'],
  ['Please select a bank code', 'Please enter your bank account number'],
  ['Please enter your bvn number'],
  [
    "Please enter an employer's name",
    "Please enter employer's phone number",
    "Please enter company's name",
    "Please enter company's tax number",
    "Please enter company's address",
  ],
  ['Please answer Yes or No'],
  [
    'Please select a card type.',
    'Please enter an issuing date of the provided card',
    'Please enter an expiry date of the provided card',
    'Please upload your document',
  ],
]

const accountName = ({ name, surname }: TestCustomer): string => `${surname} ${name}`.toUpperCase()

const sent = ({ name, surname, userName, emailAddress }: TestCustomer): readonly Record<string, unknown>[] => [
  {
    name,
    surname,
    userName,
    emailAddress,
    phoneNumber: '08031234567',
    dateOfBirth: '1990-05-17',
    gender: 'Female',
  },
  { accountNumber: '0108024071', accountType: '10', bankId: 10, description: '' },
  { bvn: '22212345678' },
  {
    taxNumber: '01234567-0001',
    name: 'Personnel Department',
    description: '',
    company: 'Example Trading Limited',
    companyCountry: 'Nigeria',
    companyAddress: '1 Example Street, Lagos',
    mobileNo: '08031234568',
  },
  {},
  { type: 'NationalId', issueDate: '2020-01-02', expiryDate: '2030-01-02', data: expect.stringMatching(/^\/9j\//) },
]

test('[KYC-04: rules, KYC-06: rules, KYC-08, KYC-09: rules, KYC-10, KYC-11, KYC-14, FORM-01, FORM-04] each step shows messages at its missing fields, and a double click saves it once', async ({
  page,
  requests,
  loggedIn,
}) => {
  const customer = await loggedIn()
  await page.goto('/dashboard/kyc')
  for (const [index, step] of kycSteps.entries()) {
    await expect(stepHeading(page, step)).toBeVisible()
    await expectStep(page, index + 1)
    await continueButton(page).click()
    for (const message of missing[index] ?? []) await expect(page.getByText(message).first()).toBeVisible()
    await expect(continueButton(page)).toBeFocused()
    await step.fill(page)
    if (step === kycSteps[1]) await expect(accountLine(page)).toHaveText(accountName(customer))
    await expect(page.getByText(missing[index]?.[0] ?? '').first()).toBeVisible()
    const profileReads = requests.count('GetCurrentUserProfileForEdit')
    await continueButton(page).dblclick()
    await expectToast(page, step.saved)
    await expect.poll(() => requests.count('GetCurrentUserProfileForEdit')).toBeGreaterThan(profileReads)
    expect(requests.bodies(step.call)).toEqual([expect.objectContaining(sent(customer)[index] ?? {})])
  }
  await expectStep(page, 7)
  for (const { call } of kycSteps) expect(requests.count(call)).toBe(1)
  expect(requests.bodies('nuban/Verify')).toEqual([{ nuban: '0108024071', bankCode: '058' }])
  expect(requests.bodies('BankAccount/Save')).toMatchObject([{ name: expect.stringMatching(/\S/) }])
  const [medical] = requests.bodies('Medical/Save') as { medicalAnswers: { question: string; selected: boolean }[] }[]
  expect(medical?.medicalAnswers).toHaveLength(9)
  expect(medical?.medicalAnswers[0]).toEqual({ question: 'High blood pressure', selected: false })
})

test('[KYC-05] a customer below ten years cannot continue', async ({ page, requests, loggedIn }) => {
  await loggedIn()
  await page.goto('/dashboard/kyc')
  await kycSteps[0].fill(page)
  const year = new Date().getFullYear()
  await page.getByLabel('Date of birth').fill(`${year - 9}-01-01`)
  await continueButton(page).click()
  await expectToast(page, 'User not allowed to be less than 10 years')
  await expectStep(page, 1)
  expect(requests.count(kycSteps[0].call)).toBe(0)
})

test('[KYC-07] [KYC-13] an account that does not exist is not saved, and the typed values stay', async ({
  page,
  requests,
  quietConsole,
  loggedIn,
}) => {
  quietConsole.expects(/status of 500 .*nuban\/Verify/i)
  await loggedIn(2)
  await page.goto('/dashboard/kyc')
  await kycSteps[1].fill(page)
  await page.getByLabel('Account number').fill('0108024072')
  await expect(accountLine(page)).toHaveText('We found no account with this number at this bank. Please check both.')
  await continueButton(page).click()
  await expect(page.locator('form').getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel('Account number')).toHaveValue('0108024072')
  await expectStep(page, 2)
  const wrong = { nuban: '0108024072', bankCode: '058' }
  expect(requests.bodies('nuban/Verify').slice(-2)).toEqual([wrong, wrong])
  expect(requests.count('BankAccount/Save')).toBe(0)
})

test('[KYC-17] the name of the account appears before Continue, nothing moves, and the number is asked for once', async ({
  page,
  requests,
  fault,
  loggedIn,
}) => {
  const customer = await loggedIn(2)
  await page.goto('/dashboard/kyc')
  await expect(accountLine(page)).toBeEmpty()
  const place = await continueButton(page).boundingBox()
  await kycSteps[1].fill(page)
  await expect(accountLine(page)).toHaveText(accountName(customer))
  expect(await continueButton(page).boundingBox()).toEqual(place)
  await page.getByLabel('Account type').selectOption({ label: 'Current Account' })
  await fault({ path: 'nuban/Verify', kind: '503', times: 2, emailAddress: customer.emailAddress })
  await page.getByLabel('Account number').fill('0108024072')
  await expect(accountLine(page)).toHaveText('This does not look like a number of this bank. Please check both.')
  expect(await continueButton(page).boundingBox()).toEqual(place)
  await page.getByLabel('Account number').fill('0108024071')
  await expect(accountLine(page)).toHaveText(accountName(customer))
  const asked = requests.count('nuban/Verify')
  await continueButton(page).click()
  await expectToast(page, kycSteps[1].saved)
  expect(requests.count('nuban/Verify')).toBe(asked)
  expect(requests.bodies('BankAccount/Save')).toMatchObject([{ name: accountName(customer), accountType: '20' }])
})

test('[KYC-08] a too short BVN shows a message at its field', async ({ page, requests, loggedIn }) => {
  await loggedIn(3)
  await page.goto('/dashboard/kyc')
  await page.getByLabel('BVN number').fill('2221234567')
  await continueButton(page).click()
  await expect(page.getByLabel('BVN number')).toHaveAccessibleDescription(/Please enter a valid BVN/)
  expect(requests.count('BVN/Verify')).toBe(0)
})

test('[KYC-02] a link beyond the current step opens the current step', async ({ page, loggedIn }) => {
  await loggedIn(3)
  await page.goto('/dashboard/kyc?step=6')
  await expect(stepHeading(page, kycSteps[2])).toBeVisible()
  await expectStep(page, 3)
})
