import type { Page } from '@playwright/test'
import { fine, never, outage, refused } from './answers'
import type { Picture } from './picture'
import { openAs, pageOf, type Answers } from './signed-in'
import { samplePdf } from '../support/sample-files'

const people = [
  {
    id: 3,
    surname: 'Customer',
    otherNames: 'First Child',
    relationshipType: 'SON',
    sharePercentage: 40,
    mobileNo: '08031234567',
  },
  {
    id: 2,
    surname: 'Customer',
    otherNames: 'Second Child',
    relationshipType: 'DAUGHTER',
    sharePercentage: 33.5,
    mobileNo: '08031234568',
  },
]
const relationships = fine({
  items: [
    { relationshipCode: 'SON', relationshipName: 'Son' },
    { relationshipCode: 'DAUGHTER', relationshipName: 'Daughter' },
  ],
})
const calls: Answers = {
  'Beneficiary/GetAll': pageOf(people),
  'Beneficiary/GetById': fine(people[0]),
  GetRelationshipTypes: relationships,
}
const at = async (page: Page, search = '', other: Answers = {}) => {
  await openAs(page, `/beneficiaries${search}`, { ...calls, ...other })
  await page.getByRole('heading', { name: 'Your beneficiaries' }).waitFor()
}
const add = async (page: Page, other: Answers = {}) => {
  await at(page, '?add=yes', other)
  await page.getByLabel('Name (surname)').waitFor()
}
const fillIn = async (page: Page) => {
  await page.getByLabel('Name (surname)').fill('Customer')
  await page.getByLabel('Other names').fill('Third Child')
  await page.getByLabel('Relationship type').selectOption('SON')
  await page.getByLabel('Percentage share').fill('20')
  await page.getByLabel('Mobile number').fill('08031234569')
  await page.getByLabel('Identity document type').selectOption('NationalId')
  await page.getByLabel('Issue date').fill('2024-01-01')
  await page.getByLabel('Expiry date').fill('2034-01-01')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: samplePdf() })
}
const submit = (page: Page) => page.getByRole('button', { name: 'Add beneficiary' }).click()
const alert = (page: Page) => page.getByRole('alert').first().waitFor()

/** The beneficiaries in each of their states. */
export const beneficiaries: readonly Picture[] = [
  {
    name: 'beneficiaries: list',
    take: async (page) => {
      await at(page)
      await page.getByText('26.5 % left').waitFor()
    },
  },
  {
    name: 'beneficiaries: from a quote',
    take: async (page) => {
      await at(page, '?category=2&product=201')
      await page.getByRole('link', { name: 'Back to your quote' }).waitFor()
    },
  },
  { name: 'beneficiaries: loading', take: (page) => at(page, '', { 'Beneficiary/GetAll': never }) },
  {
    name: 'beneficiaries: empty',
    take: async (page) => {
      await at(page, '', { 'Beneficiary/GetAll': pageOf([]) })
      await page.getByText('You have no beneficiaries yet').waitFor()
    },
  },
  {
    name: 'beneficiaries: failed',
    take: async (page) => {
      await at(page, '', { 'Beneficiary/GetAll': outage })
      await alert(page)
    },
  },
  { name: 'beneficiaries: add', take: (page) => add(page) },
  {
    name: 'beneficiaries: add failed fields',
    take: async (page) => {
      await add(page)
      await page.getByLabel('Percentage share').fill('90')
      await submit(page)
      await page.getByText('Shares cannot add up').waitFor()
    },
  },
  {
    name: 'beneficiaries: add refused',
    take: async (page) => {
      await add(page, {
        'Beneficiary/Save': refused(
          {
            message: 'Your request is not valid!',
            validationErrors: [{ message: 'Please enter a mobile number', members: ['mobileNo'] }],
          },
          400,
        ),
      })
      await fillIn(page)
      await submit(page)
      await alert(page)
    },
  },
  {
    name: 'beneficiaries: add busy',
    take: async (page) => {
      await add(page, { 'Beneficiary/Save': never })
      await fillIn(page)
      await submit(page)
      await page.locator('button[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'beneficiaries: without relationships',
    take: async (page) => {
      await add(page, { GetRelationshipTypes: outage })
      await page.getByText('We could not load the relationships.').waitFor()
    },
  },
  {
    name: 'beneficiaries: edit',
    take: async (page) => {
      await at(page, '?beneficiary=3')
      await page.getByLabel('Name (surname)').waitFor()
    },
  },
  {
    name: 'beneficiaries: edit loading',
    take: async (page) => {
      await at(page, '?beneficiary=3', { 'Beneficiary/GetById': never })
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'beneficiaries: edit failed',
    take: async (page) => {
      await at(page, '?beneficiary=3', { 'Beneficiary/GetById': outage })
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'beneficiaries: edit missing',
    take: async (page) => {
      await at(page, '?beneficiary=9', { 'Beneficiary/GetById': refused({ message: 'No.' }, 404) })
      await page.getByText('Back to beneficiaries').waitFor()
    },
  },
]
