import { expectToast } from './support/toasts'
import { storedQuote, storeLogIn } from './support/customers'
import { expect, test } from './support/fixtures'
import { fillMotorForm, getQuoteButton, motorFormPath } from './support/shop'
import { choose } from './support/choose'

test('[HOME-02] each of three cards opens the shop', async ({ page, loggedIn }) => {
  await loggedIn()
  await page.goto('/dashboard')
  for (const name of ['Buy Insurance', 'Invest', 'Health Insurance']) {
    const card = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(card).toContainText(/protect your (family and your )?assets from unplanned incidents/i)
    await card.click()
    await expect(page.getByRole('dialog', { name: 'Buy Insurance' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('[BUY-01] [BUY-02: products, cut texts] a category has a picture, and its products are cards with texts of 30 characters', async ({
  page,
  requests,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto('/dashboard?category=')
  const category = page.getByRole('dialog').getByRole('button', { name: /Motor Insurance/ })
  await expect(category.locator('img')).toHaveJSProperty('complete', true)
  await expect(category.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(category.locator('[style*="background-color"]')).toBeVisible()
  await category.click()
  const card = page.getByRole('listitem').filter({ hasText: 'Comprehensive Motor' })
  await expect(card).toContainText('Accident, fire, theft and floo…')
  await expect(card.locator('img')).toBeVisible()
  await expect(card.getByRole('button', { name: /Get Quote/ })).toHaveText('Get Quote')
  expect(new URL(requests.last('Product/GetAll')?.url() ?? '').searchParams.get('MaxResultCount')).toBe('100')
})

test('[MOTOR-01] [MOTOR-02: models] [MOTOR-03] the motor form requires its fields, and loads the models of a make', async ({
  page,
  hold,
  requests,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto(motorFormPath)
  await expect(page.getByText('step 1/4')).toBeVisible()
  await expect(page.getByLabel('Body type')).toHaveAccessibleDescription('Eg : Saloon')
  await expect(page.getByLabel('It is commercial')).not.toBeChecked()
  await expect(page.getByLabel('Model')).toBeDisabled()
  await getQuoteButton(page).click()
  for (const [label, message] of [
    ['Registration number', 'Please enter the registration number'],
    ['Make', 'Please select the vehicle make'],
    ['Model', 'Please select the vehicle model'],
    ['Colour', 'Please enter the colour'],
    ['Year of manufacture', 'Please enter a valid year of manufacture. eg : 2009'],
    ['Engine number', 'Please enter the engine number'],
    ['Chassis number', 'Please enter the chassis number'],
    ['Price of car', 'Please enter the price of the car'],
    ['Body type', 'Please enter the body type'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message))

  const letGo = await hold(/Insurance\/GetVehicleModel/)
  await choose(page, 'Make', 'Toyota')
  await expect(page.getByText('Fetching Vehicle Models')).toBeVisible()
  await expect(page.getByLabel('Model')).toBeDisabled()
  letGo()
  await page.getByLabel('Model').selectOption({ label: 'Corolla' })
  await expect(page.getByText('Fetching Vehicle Models')).toHaveCount(0)
  await choose(page, 'Make', 'Honda')
  await expect(page.getByLabel('Model')).toHaveValue('')

  await fillMotorForm(page)
  await page.getByLabel('Year of manufacture').fill('20a5')
  await getQuoteButton(page).click()
  await expect(page.getByLabel('Year of manufacture')).toHaveAccessibleDescription('Year contains invalid characters')
  expect(requests.count('VehicleQuote')).toBe(0)
})

test('[MOTOR-04] [QUOTE-01] [QUOTE-02: toast, checkout] [FORM-04] a double click requests one quote and clears the form', async ({
  page,
  requests,
  loggedIn,
}) => {
  await loggedIn()
  await page.goto(motorFormPath)
  await fillMotorForm(page)
  await page.getByLabel('It is commercial').check()
  await getQuoteButton(page).dblclick()
  await expectToast(page, 'Quote was successfully generated')
  await expect(page).toHaveURL('/dashboard/checkout')
  const ids = { makeId: expect.any(Number), modelId: expect.any(Number) }
  expect(requests.bodies('VehicleQuote')).toEqual([
    {
      signature: 'MOTOR',
      productId: 101,
      vehicles: [
        {
          ...ids,
          registrationNo: 'ABC-123DE',
          chassisNo: 'JTDBR32E720123456',
          engineNo: '2ZR1234567',
          bodyType: 'Saloon',
          colour: 'Silver',
          manuYear: '2015',
          value: 5_000_000,
          isCommercial: true,
        },
      ],
    },
  ])
  await page.goto(motorFormPath)
  await expect(page.getByLabel('Registration number')).toHaveValue('')
})

test('[PAY-01] [PAY-02] [QUOTE-02: stored] checkout shows the order, and stores the data of the widget', async ({
  page,
  context,
  newCustomer,
  requests,
}) => {
  const customer = await newCustomer()
  const { quote } = await storedQuote(customer)
  const { quoteId, quoteNo } = JSON.parse(quote) as { quoteId: number; quoteNo: string }
  await storeLogIn(context, customer, { quote })
  await page.goto('/dashboard/checkout')
  await expect(page.getByRole('heading', { name: `Confirm Order Details (# ${quoteId})` })).toBeVisible()
  for (const [term, value] of [
    ['Name', `${customer.name} ${customer.surname}`],
    ['Email', customer.emailAddress],
    ['Product name', 'Comprehensive Motor'],
    ['Short', 'MTC'],
    ['Quote id', String(quoteId)],
    ['Subcode', 'Comprehensive'],
    ['Total premium', '₦250,000.00'],
    ['Quote no', quoteNo],
    ['Description', '-'],
  ] as const) {
    const row = page.locator('dl dt').filter({ hasText: new RegExp(`^${term}$`) })
    await expect(row.locator('xpath=following-sibling::dd[1]')).toHaveText(value)
  }
  await expect.poll(() => requests.count('TokenAuth/Getaccess')).toBe(1)
  await page.getByRole('button', { name: 'Proceed to Pay' }).dblclick()
  await expect(page).toHaveURL('/dashboard/payment')
})
