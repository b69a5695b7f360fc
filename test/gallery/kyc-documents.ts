import type { Page } from '@playwright/test'
import { makePhoto } from './photo'
import { answer, fine, never, outage, profile } from './answers'
import type { Picture } from './picture'
import { samplePdf } from '../support/sample-files'

const openAt = async (page: Page, kycStatus: string) => {
  await page.addInitScript(() => localStorage.setItem('token', 'sample'))
  await answer(page, { GetCurrentUserProfileForEdit: fine({ ...profile, kycStatus }) })
  await page.goto('/dashboard/kyc')
  await page.getByRole('button', { name: 'Continue' }).waitFor()
}
const atDetails = (page: Page) => openAt(page, 'NewlyRegistered')

const openCalendar = async (page: Page, field: string) => {
  // The field and its button share a frame.
  await page.getByLabel(field, { exact: true }).locator('xpath=..').getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

const atDocument = (page: Page) => openAt(page, 'PendingIdentificationUpload')
const chooser = (page: Page) => page.getByLabel('File', { exact: true })
const pdf = { name: 'national-id.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
const heic = {
  name: 'IMG_2041.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic', 'latin1'), Buffer.alloc(2_400_000)]),
}
const choosePhoto = async (page: Page) => {
  const buffer = await makePhoto(page, { width: 4000, height: 3000, orientation: 1 })
  await chooser(page).setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer })
}
const fillIn = async (page: Page) => {
  await page.getByLabel('Document type').selectOption({ label: 'National ID' })
  await page.getByLabel('Issue date').fill('02/01/2020')
  await page.getByLabel('Expiry date').fill('02/01/2030')
}
const send = async (page: Page) => {
  await atDocument(page)
  await fillIn(page)
  await choosePhoto(page)
  await page.getByText('(was').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The date picker and the document field, in each of their states. */
export const kycDocuments: readonly Picture[] = [
  {
    name: 'date picker: days',
    take: async (page) => {
      await atDetails(page)
      await page.getByLabel('Date of birth').fill('17/05/1990')
      await openCalendar(page, 'Date of birth')
    },
  },
  {
    name: 'date picker: months',
    take: async (page) => {
      await atDetails(page)
      await page.getByLabel('Date of birth').fill('17/05/1990')
      await openCalendar(page, 'Date of birth')
      await page.getByRole('button', { name: 'May 1990, choose another month' }).click()
    },
  },
  {
    name: 'date picker: years',
    take: async (page) => {
      await atDetails(page)
      await openCalendar(page, 'Date of birth')
    },
  },
  {
    name: 'date picker: decades',
    take: async (page) => {
      await atDetails(page)
      await openCalendar(page, 'Date of birth')
      await page.getByRole('button', { name: '1990 to 1999, choose another decade' }).click()
    },
  },
  {
    name: 'date picker: typed what is no date',
    take: async (page) => {
      await atDetails(page)
      await page.getByLabel('Date of birth').fill('31/13/1990')
      await page.getByLabel('Username').focus()
    },
  },
  { name: 'document: empty', whole: true, take: atDocument },
  {
    name: 'document: nothing given',
    whole: true,
    take: async (page) => {
      await atDocument(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Please upload your document').first().waitFor()
    },
  },
  {
    name: 'document: preparing',
    whole: true,
    take: async (page) => {
      // Only the worker's script is pending, and it never loads.
      await atDocument(page)
      await page.route('**/assets/*.js', () => undefined)
      await choosePhoto(page)
      await page.getByText('Preparing your file…').waitFor()
    },
  },
  {
    name: 'document: photo ready',
    whole: true,
    take: async (page) => {
      await atDocument(page)
      await fillIn(page)
      await choosePhoto(page)
      await page.getByText('(was').waitFor()
    },
  },
  {
    name: 'document: PDF ready',
    whole: true,
    take: async (page) => {
      await atDocument(page)
      await chooser(page).setInputFiles(pdf)
      await page.getByText('PDF document').waitFor()
    },
  },
  {
    name: 'document: HEIC refused',
    whole: true,
    take: async (page) => {
      await atDocument(page)
      await chooser(page).setInputFiles(heic)
      await page.getByText('This photo is a HEIC file').waitFor()
    },
  },
  {
    name: 'document: expired',
    whole: true,
    take: async (page) => {
      await atDocument(page)
      await fillIn(page)
      await page.getByLabel('Expiry date').fill('02/01/2021')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('This document has expired').waitFor()
    },
  },
  {
    name: 'document: sending',
    whole: true,
    take: async (page) => {
      await answer(page, { 'Document/Save': never })
      await send(page)
      await page.getByRole('button', { name: 'Cancel' }).waitFor()
    },
  },
  {
    name: 'document: not sent',
    whole: true,
    take: async (page) => {
      await answer(page, { 'Document/Save': outage })
      await send(page)
      await page.getByRole('button', { name: 'Send again' }).waitFor()
    },
  },
]
