import { expect, type Page } from '@playwright/test'
import type { QuoteKind } from '../../../src/domain/quote/products'
import { choose } from './choose'

/** A quote form with its values in a journey and the expected results. */
export type ProductForm = {
  readonly name: string
  readonly category: RegExp
  readonly product: string
  readonly code: string
  readonly subCode: string
  readonly path: string
  readonly submit: string
  readonly done: string
  readonly call: string
  readonly body: unknown
  readonly premium: string
  readonly fill: (page: Page) => Promise<void>
}

export const requestQuote = (page: Page, { submit }: ProductForm) =>
  page.getByRole('button', { name: submit, exact: true })

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const [departure, arrival] = [day(30), day(39)]

type Texts = Readonly<Record<string, string>>

const type = async (page: Page, texts: Texts) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}

const person = { 'Full name': 'Test Customer' }
const trip: Texts = {
  ...person,
  'Passport number': 'A12345678',
  'Departure date': departure,
  'Departure time': '09:30',
  'Arrival date': arrival,
  'Arrival time': '18:05',
}
const house: Texts = {
  ...person,
  State: 'Lagos',
  City: 'Ikeja',
  Address: '1 Example Street',
  Description: 'A bungalow',
  'Building value': '25000000',
}
const covers: Texts = {
  ...person,
  'Sum assured': '600000',
  'Critical illness cover': '1000000',
  'Life cover': '2000000.50',
  'Permanent disability': '500000',
}

/** Expects the values of the trip in its form; a date is shown day first. */
export const expectTrip = async (page: Page) => {
  for (const [label, text] of Object.entries(trip))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(
      label.endsWith('date') ? text.split('-').reverse().join('/') : text,
    )
  await expect(page.getByLabel('Destination', { exact: true })).toHaveValue('Ghana')
}

const coversBody = {
  signature: 'Test Customer',
  sumAssured: 600_000,
  criticalIllnessCover: 1_000_000,
  lifeCover: 2_000_000.5,
  permanentDisability: 500_000,
  frequency: 'Monthly',
}
const fillCovers = (duration: string) => async (page: Page) => {
  await type(page, covers)
  await page.getByLabel('Duration').selectOption(duration)
}
const quoted = { submit: 'Get Quote', done: 'Quote was successfully generated' }

/** The form of every kind but motor, each with its first product of the sandbox. */
const forms: Readonly<Record<Exclude<QuoteKind, 'motor'>, Omit<ProductForm, 'name'>>> = {
  health: {
    ...quoted,
    category: /Health & Life Insurance/,
    product: 'Silver Health Plan',
    code: 'HLS',
    subCode: 'Silver',
    path: '/dashboard?category=2&product=201',
    call: 'Insurance/HealthQuote',
    body: { signature: 'Test Customer', productId: 201, subCode: 'Silver' },
    premium: '₦72,000.00',
    fill: (page) => type(page, person),
  },
  travel: {
    ...quoted,
    category: /Travel Insurance/,
    product: 'Single Trip',
    code: 'TRS',
    subCode: 'Single',
    path: '/dashboard?category=3&product=301',
    call: 'Insurance/TravelQuote',
    body: {
      signature: 'Test Customer',
      productId: 301,
      destination: 'GH',
      depaturedate: `${departure}T09:30:00`,
      arrivaldate: `${arrival}T18:05:00`,
      passportNo: 'A12345678',
    },
    premium: '₦7,500.00',
    fill: async (page) => {
      await type(page, trip)
      await choose(page, 'Destination', 'Ghana')
    },
  },
  home: {
    category: /Home Insurance/,
    product: 'Home Owner',
    code: 'HMB',
    subCode: 'Building',
    path: '/dashboard?category=4&product=401',
    submit: 'Generate Quote',
    done: 'Home quote generated successfully',
    call: 'Insurance/HomeQuote',
    body: {
      signature: 'Test Customer',
      productId: 401,
      building: [
        {
          description: 'A bungalow',
          buildingValue: 25_000_000,
          city: 'Ikeja',
          location: '1 Example Street',
          state: 'Lagos',
          items: [{ itemDesc: 'Television', itemValue: 124_999.5 }],
        },
      ],
    },
    premium: '₦51,874.99',
    fill: async (page) => {
      await type(page, house)
      await page.getByLabel('Appliance', { exact: true }).selectOption({ label: 'Television' })
      await page.getByLabel('Amount').fill('124999.50')
      await page.getByRole('button', { name: 'Add Appliance' }).click()
      await expect(page.getByText('Total ₦124,999.50 of ₦125,000.00')).toBeVisible()
    },
  },
  savings: {
    ...quoted,
    category: /Savings Insurance/,
    product: 'Target Savings',
    code: 'SVT',
    subCode: 'Target',
    path: '/dashboard?category=5&product=501',
    call: 'Insurance/SavingsQuote',
    body: { ...coversBody, productId: 501, duration: 6 },
    premium: '₦614,750.00',
    fill: fillCovers('6'),
  },
  education: {
    ...quoted,
    category: /Education Insurance/,
    product: 'School Fees Plan',
    code: 'EDS',
    subCode: 'School',
    path: '/dashboard?category=6&product=601',
    call: 'Insurance/SavingsQuote',
    body: { ...coversBody, productId: 601, duration: 12 },
    premium: '₦623,500.00',
    fill: fillCovers('12'),
  },
}

export const products: readonly ProductForm[] = Object.entries(forms).map(([name, form]) => ({ name, ...form }))

export const productNamed = (wanted: string): ProductForm => {
  const form = products.find(({ name }) => name === wanted)
  if (form === undefined) throw new Error(`there is no product ${wanted}`)
  return form
}
