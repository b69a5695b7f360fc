import type { Locator, Page } from '@playwright/test'
import { SECOND_TAP_MS } from '../../src/domain/rules/constants'
import { openPayment } from './support/at-payment'
import { liveTexts } from './support/announced'
import { onEachDevice } from './support/devices'
import { expect, test } from './support/fixtures'
import { continueButton, kycSteps } from './support/kyc'
import { fillMotorForm, getQuoteButton, motorFormPath } from './support/shop'
import { widgetFrame } from './support/paying'

/** A form that is submitted empty: where it is, its button, and the labels of the fields that need an answer. */
type EmptyForm = {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
  readonly submit: (page: Page) => Locator
  readonly fields: readonly string[]
  /** The step of KYC that the customer is at; without one nobody is logged in. */
  readonly step?: 1 | 2 | 3 | 4 | 5 | 6 | 8
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const at = (path: string) => (page: Page) => page.goto(path)

const forms: readonly EmptyForm[] = [
  { name: 'log-in', open: at('/login'), submit: button('Log in'), fields: ['Email'] },
  {
    name: 'registration',
    open: at('/register'),
    submit: button('Create Account'),
    fields: ['First Name', 'Last Name', 'Email', 'Password'],
  },
  ...([1, 2, 3, 4, 6] as const).map((step): EmptyForm => ({
    name: `step ${String(step)} of KYC`,
    open: at('/dashboard/kyc'),
    submit: continueButton,
    step,
    fields: {
      1: ['Phone number', 'Date of birth', 'Gender'],
      2: ['Bank name', 'Account number'],
      3: ['BVN number'],
      4: ["Employer's name", 'Mobile number', 'Company name', 'Tax number', 'Company address'],
      6: ['Document type', 'Issue date', 'Expiry date', 'File'],
    }[step],
  })),
  {
    name: 'the motor form',
    open: at(motorFormPath),
    submit: getQuoteButton,
    step: 1,
    fields: [
      'Registration number',
      'Make',
      'Model',
      'Colour',
      'Year of manufacture',
      'Engine number',
      'Chassis number',
      'Price of car',
      'Body type',
    ],
  },
  {
    name: 'the dialog of a beneficiary',
    open: async (page) => {
      await page.goto('/beneficiaries?category=2&product=201')
      await page.getByRole('link', { name: 'Add New Beneficiary' }).click()
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add beneficiary' }),
    step: 8,
    fields: [
      'Name (surname)',
      'Other names',
      'Percentage share',
      'Relationship type',
      'Mobile number',
      'Identity document type',
      'Issue date',
      'Expiry date',
      'File',
    ],
  },
  {
    name: 'the change of a password',
    open: at('/dashboard/settings'),
    submit: button('Update Password'),
    step: 1,
    fields: ['Old password', 'New password', 'Retype new password'],
  },
]

const expectInView = (element: Locator) => expect(element).toBeInViewport({ ratio: 0.95 })

/**
 * The page has made the frame as high as its content and has scrolled to it. A press waits only until an element stands
 * still in its own frame.
 */
const expectFrameSettled = async (inFrame: Locator): Promise<void> => {
  let before: unknown
  const isSettled = async () => {
    const isWhole = await inFrame.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)
    const place = JSON.stringify(await inFrame.boundingBox())
    const isStill = place === before
    before = place
    return isWhole && isStill
  }
  await expect.poll(isSettled).toBe(true)
}

/** Nobody has read an answer sooner, and a press on the same spot within this time is dropped as a second tap (TAP-15). */
const readByNow = (page: Page) => page.waitForTimeout(SECOND_TAP_MS)

onEachDevice((hasTouch) => {
  const press = (element: Locator) => (hasTouch ? element.tap() : element.click())

  for (const { name, open, submit, fields, step } of forms) {
    test(`[TAP-01] ${name} answers where it was pressed`, async ({ page, loggedIn }) => {
      if (step !== undefined) await loggedIn(step)
      await open(page)
      await press(submit(page))
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(/^(1 answer needs|\d answers need) attention/)
      await expectInView(alert)
      await expect(submit(page)).toBeFocused()
      const links = alert.getByRole('link')
      await expect(links).toHaveText([...fields])
      expect((await liveTexts(page)).filter((text) => text.includes('attention'))).toHaveLength(1)
      const below = await submit(page).boundingBox()
      expect((below?.y ?? 0) - ((await alert.boundingBox())?.y ?? 0)).toBeGreaterThan(0)
      await readByNow(page)
      await press(links.last())
      const focused = page.locator('input:focus, select:focus')
      await expect(focused).toHaveCount(1)
      await expectInView(focused)
    })
  }

  test('[TAP-01] the widget answers where it was pressed', async ({ page, newCustomer, quietConsole }) => {
    quietConsole.expects(/status of 400 .*\/pay\/card/)
    await openPayment(page, await newCustomer())
    const widget = widgetFrame(page)
    const pay = widget.getByRole('button', { name: /^Pay/ })
    await press(pay)
    const alert = widget.getByRole('alert')
    await expect(alert).toContainText('3 answers need attention')
    await expect(alert.getByRole('link')).toHaveText(['Card number', 'Expiry', 'CVV'])
    await expectInView(alert)
    await expectFrameSettled(alert)
    await readByNow(page)
    await press(alert.getByRole('link', { name: 'CVV' }))
    await expect(widget.getByLabel('CVV')).toBeFocused()
  })

  test('[TAP-01] [TAP-03] a refusal by the server stands above the button, and is announced once', async ({
    page,
    fault,
    loggedIn,
  }) => {
    const { emailAddress } = await loggedIn(3)
    await page.goto('/dashboard/kyc')
    await kycSteps[2].fill(page)
    await fault({ path: kycSteps[2].call, kind: '500', emailAddress })
    await press(continueButton(page))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('An error occurred during operation')
    await expect(alert).toContainText('Nothing you typed is lost.')
    await expectInView(alert)
    await expect(continueButton(page)).toBeFocused()
    await expect(page.getByText('An internal error occurred')).toHaveCount(0)
    expect((await liveTexts(page)).filter((text) => text.includes('An error occurred'))).toHaveLength(1)
  })

  test('[TAP-01] [AUTH-09] the toast of a refused log-in is only seen', async ({ page }) => {
    await page.goto('/login')
    await press(page.getByRole('button', { name: 'Log in', exact: true }))
    await expect(page.locator('.Toastify__toast')).toHaveText('Please enter your email address')
    await expect(page.getByRole('alert')).toHaveCount(1)
    const live = await liveTexts(page)
    expect(live.filter((text) => text.includes('attention'))).toHaveLength(1)
    expect(live.filter((text) => text.includes('Please enter'))).toEqual([])
  })
})

for (const { name, path, call, member, label, step, fill, submit } of [
  {
    name: 'the motor form',
    path: motorFormPath,
    call: '**/Insurance/VehicleQuote',
    member: 'vehicles[0].manuYear',
    label: 'Year of manufacture',
    step: 1,
    fill: fillMotorForm,
    submit: getQuoteButton,
  },
  {
    name: 'step 4 of KYC',
    path: '/dashboard/kyc',
    call: '**/employer/save',
    member: 'mobileNo',
    label: 'Mobile number',
    step: 4,
    fill: kycSteps[3].fill,
    submit: continueButton,
  },
] as const)
  test(`[TAP-18: fields, standard 400] a server's standard 400 for a field of ${name} is said at the field and counted, and nothing beside it`, async ({
    page,
    loggedIn,
    quietConsole,
  }) => {
    quietConsole.expects(/status of 400/)
    await loggedIn(step)
    const message = 'The server wants something else here.'
    const error = {
      code: 0,
      message: 'Your request is not valid!',
      details: `The following errors were detected during validation.\r\n - ${message}\r\n`,
      validationErrors: [{ message, members: [member] }],
    }
    await page.route(call, (route) =>
      route.fulfill({
        status: 400,
        json: { result: null, success: false, error, unAuthorizedRequest: false, __abp: true },
      }),
    )
    await page.goto(path)
    await fill(page)
    await submit(page).click()
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message))
    await expect(page.getByRole('alert').filter({ hasText: '1 answer needs attention' })).toHaveText(
      `1 answer needs attention${label}`,
    )
  })
