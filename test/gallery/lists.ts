import type { Page } from '@playwright/test'
import { fine, never, outage, refused } from './answers'
import type { Picture } from './picture'
import { openAs, pageOf, type Answers } from './signed-in'

const product = { name: 'Comprehensive Motor', description: 'All that can happen to a car', code: 'MTR-C' }
export const policy = (id: number) => ({
  id,
  policyNo: `HB/M/25/0039${String(id)}`,
  status: id === 3 ? 'Pending' : 'Active',
  name: 'Motor',
  clientNo: 'C-1001',
  description: 'Private car',
  certificateUrl: 'https://files.portal.test/certificate.pdf',
  creationTime: '2026-03-14T09:26:00Z',
  lastModificationTime: '2026-03-14T09:30:00Z',
  coverFrom: '2026-03-14',
  coverTo: `${String(new Date().getFullYear() + 1)}-03-13`,
  details: [
    { label: 'Who is covered', value: 'Sample Customer' },
    { label: 'Plate', value: 'ABC-123DE' },
    { label: 'Make', value: 'Toyota' },
    { label: 'Model', value: 'Corolla' },
  ],
  quote: { name: 'Sample Customer', quoteNo: `Q-1039${String(id)}`, totalPremium: 250_000, product },
  payment: {
    status: 'Paid',
    paymentReference: `PSK-84K2-9${String(id)}`,
    transactionReference: 'TRX-1',
    amount: 250_000,
    totalAmount: 251_500,
    fees: 1_500,
    gateWay: 'Sandbox Cards',
    channel: 'Card',
    currency: 'NGN',
    transactionDate: '2026-03-14T09:25:00Z',
  },
})
const mandate = (id: number) => ({
  id,
  status: id !== 3,
  name: 'Motor cover',
  email: 'sample@mail.test',
  phone: '08031234567',
  merchantCode: 'M-1',
  amount: 20_833.34,
  fee: 100,
  startDate: '2026-03-14',
  endDate: '2027-03-13',
  nextExecuteDate: '2026-12-14',
  source: 'First Bank of Nigeria',
  gateWay: 'Sandbox Direct Debit',
  notificationType: 'Email',
  currency: 'NGN',
  frequency: 'Monthly',
  product,
})

type Kind = {
  readonly name: 'policies' | 'mandates'
  readonly call: string
  readonly one: string
  readonly row: (id: number) => object
}

const kinds: readonly Kind[] = [
  { name: 'policies', call: 'Policy', one: 'policy', row: policy },
  { name: 'mandates', call: 'Mandate', one: 'mandate', row: mandate },
]

const picturesOf = ({ name, call, one, row }: Kind): readonly Picture[] => {
  const calls: Answers = { [`${call}/GetAll`]: pageOf([1, 2, 3].map(row), 38), [`${call}/GetById`]: fine(row(1)) }
  const at = async (page: Page, search = '', other: Answers = {}) => {
    await openAs(page, `/dashboard/${name}${search}`, { ...calls, ...other })
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const open = async (page: Page, other: Answers = {}) => {
    await at(page, `?${one}=1`, other)
    await page.getByRole('dialog').waitFor()
  }
  return [
    {
      name: `${name}: list`,
      take: async (page) => {
        await at(page)
        await page.getByText('Showing 1 to').waitFor()
      },
    },
    { name: `${name}: loading`, take: (page) => at(page, '', { [`${call}/GetAll`]: never }) },
    {
      name: `${name}: empty`,
      take: async (page) => {
        await at(page, '', { [`${call}/GetAll`]: pageOf([]) })
        await page.getByText(/^No .* found$/).waitFor()
      },
    },
    {
      name: `${name}: nothing found`,
      take: async (page) => {
        await at(page, '?search=boat', { [`${call}/GetAll`]: pageOf([]) })
        await page.getByText('No results for "boat"').waitFor()
      },
    },
    {
      name: `${name}: failed`,
      take: async (page) => {
        await at(page, '', { [`${call}/GetAll`]: outage })
        await page.getByRole('alert').first().waitFor()
      },
    },
    {
      name: `${name}: details`,
      take: async (page) => {
        await open(page)
        await page.getByRole('dialog').getByText('Sandbox').first().waitFor()
      },
    },
    { name: `${name}: details loading`, take: (page) => open(page, { [`${call}/GetById`]: never }) },
    {
      name: `${name}: details failed`,
      take: async (page) => {
        await open(page, { [`${call}/GetById`]: outage })
        await page.getByRole('dialog').getByRole('alert').waitFor()
      },
    },
    {
      name: `${name}: details missing`,
      take: async (page) => {
        await open(page, { [`${call}/GetById`]: refused({ message: 'No.' }, 404) })
        await page.getByText(`Back to ${name}`).waitFor()
      },
    },
  ]
}

/** Policies and mandates, and their details, in each of their states. */
export const lists: readonly Picture[] = kinds.flatMap(picturesOf)
