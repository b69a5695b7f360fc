import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { exif, jpegSize, makePhoto } from '../support/photo'
import { expectToast } from './support/toasts'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { continueButton, expectStep, stepForms } from './support/kyc'
import { samplePdf } from '../support/sample-files'
import { REVIEW, numberOf } from '../support/kyc/steps'

const chooser = (page: Page) => page.getByLabel('File', { exact: true })
const photo = (buffer: Buffer) => ({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer })

/** The document as received by the server. */
const sentDocument = (bodies: readonly unknown[]): Buffer => {
  const { data } = bodies.at(-1) as { data: string }
  return Buffer.from(data, 'base64')
}

test('[KYC-11] [TAP-22: too large] a photo is sent upright, smaller, and without its location', async ({
  page,
  requests,
  loggedIn,
  quietConsole,
}) => {
  await loggedIn(numberOf('document'))
  await page.goto('/dashboard/kyc')
  await stepForms.document.fill(page)
  const taken = await makePhoto(page, { width: 2400, height: 1800, orientation: 6 })
  expect(taken.includes(exif(6))).toBe(true)
  const worker = page.waitForEvent('worker')
  await chooser(page).setInputFiles(photo(taken))
  await worker
  await expect(page.getByText(/^JPEG image, \d+ KB \(was [\d.]+ MB\)$/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of IMG_2041.JPG' })).toBeVisible()
  await expectAccessible(page)

  // A proxy's limit, with its page.
  quietConsole.expects(/status of 413/)
  const refusal = { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }
  await page.route('**/Document/Save', (route) => route.fulfill(refusal), { times: 1 })
  await continueButton(page).click()
  await expect(page.getByText('This file is too large for us to receive').first()).toBeVisible()
  await expect(chooser(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(continueButton(page)).toBeEnabled()
  // By the keyboard: a press on the same spot so soon after is dropped as a second tap (TAP-15).
  await continueButton(page).press('Enter')
  await expectToast(page, stepForms.document.saved)
  await expectStep(page, REVIEW)
  const sent = sentDocument(requests.bodies('Document/Save'))
  expect(sent.length).toBeLessThan(1_000_000)
  expect(jpegSize(sent)).toEqual({ width: 1500, height: 2000 })
  expect(sent.includes('Exif')).toBe(false)
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
  )
  expect(stored).not.toMatch(/IMG_2041|base64|\/9j\//)
})

test('[KYC-11] [ERR-04] an upload without a response can be cancelled, its result is checked, and it is sent again', async ({
  page,
  fault,
  requests,
  loggedIn,
}) => {
  const customer = await loggedIn(numberOf('document'))
  await page.goto('/dashboard/kyc')
  await stepForms.document.fill(page)
  const removeFault = await fault({
    path: 'Document/Save',
    kind: 'slow',
    ms: 30_000,
    emailAddress: customer.emailAddress,
  })
  await continueButton(page).click()
  await expect(page.getByText('Sent. Waiting for a reply…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText('This was not saved. Please try again.')
  await removeFault()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, stepForms.document.saved)
  expect(requests.count('Document/Save')).toBe(2)
})

test('[KYC-15: views] [KYC-23: years] a date of birth is picked by the keyboard from the years in which most were born, and its days fit a finger', async ({
  page,
  loggedIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await loggedIn(1)
  await page.goto('/dashboard/kyc')
  const birthday = page.getByLabel('Date of birth')
  await birthday.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('grid', { name: '1990 to 1999' })).toBeVisible()
  await expectAccessible(page)
  for (const key of ['Home', 'Enter', 'Home', 'Enter']) await page.keyboard.press(key)
  await expect(calendar.getByRole('grid', { name: 'January 1990' })).toBeVisible()
  const cell = await calendar.getByRole('button', { name: '16 January 1990, Tuesday' }).boundingBox()
  expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(await calendar.evaluate((dialog) => dialog.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(birthday).toHaveValue(/^\d\d\/01\/1990$/)
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeFocused()
})

test('a file is dropped on its field', async ({ page, context, loggedIn }, info) => {
  await loggedIn(numberOf('document'))
  await page.goto('/dashboard/kyc')
  await stepForms.document.fill(page)
  await chooser(page).scrollIntoViewIfNeeded()
  const path = info.outputPath('licence.pdf')
  await writeFile(path, samplePdf())
  const zone = await chooser(page).boundingBox()
  if (zone === null) throw new Error('the field is not shown')
  // As from a folder of the device: the browser makes the events.
  const browser = await context.newCDPSession(page)
  const place = { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      ...place,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
  await expect(page.getByText(/^PDF document, \d+ bytes$/)).toBeVisible()
  await expectStep(page, numberOf('document'))
  await expect(page.getByLabel('Issue date')).toHaveValue('02/01/2020')
})
