import type { Page } from '@playwright/test'
import { answer, fine, profile } from './answers'
import { choose } from '../journeys/support/choose'

/** A quote form: where it is, what it sends, and how to fill it in. */
export type Form = {
  readonly name: string
  readonly product: string
  readonly submit: string
  readonly call: string
  /** A field that shows a message when the empty form is submitted. */
  readonly message: string
  readonly fill: (page: Page) => Promise<void>
}

const names = ['Motor', 'Health & Life', 'Travel', 'Home', 'Savings', 'Education']
export const categories = names.map((name, index) => ({
  id: index + 1,
  name: `${name} Insurance`,
  description: 'Cover that is there when it is needed.',
  imageUrl: `/catalogue/${(name.split(' ')[0] ?? '').toLowerCase()}.svg`,
  backgroundColor: '#E4F1EE',
}))
const product = {
  id: 1,
  code: 'SMP',
  name: 'Sample product',
  description: 'What it covers, in one sentence that is a little longer.',
  imageUrl: '/catalogue/motor.svg',
}
const beneficiary = { id: 1, surname: 'Sample', otherNames: 'Other', relationshipType: 'SIB', sharePercentage: 50 }
export const list = (...items: readonly unknown[]) => fine({ totalCount: items.length, items })

const lists = {
  GetCurrentUserProfileForEdit: fine(profile),
  'Kyc/GetAll': fine({ kycStatus: null, items: [] }),
  GetAllCategories: fine(categories),
  'Product/GetAll': list(product),
  GetVehicleMakes: fine([{ id: 1, makeName: 'Toyota' }]),
  GetVehicleModel: fine([{ modelId: 1, modelName: 'Corolla' }]),
  GetTravelCountries: fine([{ countryCode: 'GH', countryName: 'Ghana' }]),
  'Applicance/GetAll': list({ name: 'Television' }, { name: 'Refrigerator' }, { name: 'Laptop' }),
  'Beneficiary/GetAll': list(beneficiary),
}

/** Opens the form of a category's product. */
export const open = async (page: Page, category: number, answers: Parameters<typeof answer>[1] = {}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'sample'))
  await answer(page, { ...lists, ...answers })
  await page.goto(`/dashboard?category=${String(category)}&product=1`)
}
const fillAll = (texts: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
const name = { 'Full name': 'Sample Customer' }

const fillCovers = async (page: Page) => {
  await page.getByLabel('Duration').selectOption('6')
  const amounts = { 'Sum assured': '1000000', 'Critical illness cover': '500000', 'Life cover': '250000.50' }
  await fillAll({ ...name, ...amounts, 'Permanent disability': '100000' })(page)
}
export const addAppliance = async (page: Page, appliance: string, amount: string) => {
  await page.getByLabel('Appliance', { exact: true }).selectOption({ label: appliance })
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: /^Add/ }).click()
}
const fillHome = async (page: Page) => {
  const place = { State: 'Lagos', City: 'Ikeja', Address: '1 Example Street' }
  await fillAll({ ...name, ...place, 'Building value': '25000000', Description: 'A bungalow with a garden.' })(page)
  await addAppliance(page, 'Television', '80000')
  await addAppliance(page, 'Laptop', '45000')
}

export const forms: readonly Form[] = [
  {
    name: 'motor',
    product: '1',
    submit: 'Get Quote',
    call: 'VehicleQuote',
    message: 'Please enter the colour',
    fill: async (page) => {
      await choose(page, 'Make', 'Toyota')
      const numbers = { 'Engine number': '2ZR1234567', 'Chassis number': 'JTDBR32E720123456' }
      const car = { 'Registration number': 'ABC-123DE', Colour: 'Silver', 'Year of manufacture': '2015' }
      await fillAll({ ...car, ...numbers, 'Price of car': '5000000', 'Body type': 'Saloon' })(page)
      await page.getByLabel('Model').selectOption({ label: 'Corolla' })
    },
  },
  {
    name: 'health',
    product: '2',
    submit: 'Get Quote',
    call: 'HealthQuote',
    message: 'Please enter full name',
    fill: fillAll(name),
  },
  {
    name: 'travel',
    product: '3',
    submit: 'Get Quote',
    call: 'TravelQuote',
    message: 'Please select your destination',
    fill: async (page) => {
      await choose(page, 'Destination', 'Ghana')
      await fillAll({
        ...name,
        'Passport number': 'A12345678',
        'Departure date': '2027-07-01',
        'Departure time': '09:30',
        'Arrival date': '2027-07-08',
        'Arrival time': '18:05',
      })(page)
    },
  },
  {
    name: 'home',
    product: '4',
    submit: 'Generate Quote',
    call: 'HomeQuote',
    message: 'Please enter a valid building value',
    fill: fillHome,
  },
  {
    name: 'savings',
    product: '5',
    submit: 'Get Quote',
    call: 'SavingsQuote',
    message: 'Please enter a life cover amount',
    fill: fillCovers,
  },
  {
    name: 'education',
    product: '6',
    submit: 'Get Quote',
    call: 'SavingsQuote',
    message: 'Please enter a life cover amount',
    fill: fillCovers,
  },
]
