import type { Page } from '@playwright/test'
import { choose } from './choose'

/** The text fields of the motor form, without the selects for make and model. */
export const vehicle: Readonly<Record<string, string>> = {
  'Registration number': 'ABC-123DE',
  Colour: 'Silver',
  'Year of manufacture': '2015',
  'Engine number': '2ZR1234567',
  'Chassis number': 'JTDBR32E720123456',
  'Price of car': '5000000',
  'Body type': 'Saloon',
}

export const motorFormPath = '/dashboard?category=1&product=101'

export const getQuoteButton = (page: Page) => page.getByRole('button', { name: 'Get Quote', exact: true })

/** Navigates from the dashboard to the motor form like a customer. */
export const openMotorForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Buy Insurance/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Motor Insurance/ })
    .click()
  await page.getByRole('button', { name: 'Get Quote for Comprehensive Motor' }).click()
}

export const fillMotorForm = async (page: Page): Promise<void> => {
  await choose(page, 'Make', 'Toyota')
  for (const [label, text] of Object.entries(vehicle)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Model').selectOption({ label: 'Corolla' })
}
