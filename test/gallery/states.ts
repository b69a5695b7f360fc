import { expect, type Locator, type Page } from '@playwright/test'
import { accountScreens } from '../journeys/support/account-screens'
import { goOffline, KEPT, strip } from '../journeys/support/connection-strip'
import { accountLine, continueButton, stepForms } from '../journeys/support/kyc'
import { openScreens } from '../journeys/support/open-screens'
import { expectFrameSettled, widgetFrame } from '../journeys/support/paying'
import { fillMotorForm, motorFormPath } from '../journeys/support/shop'
import { titlesOf } from '../journeys/support/tables'
import { people, type Who } from './people'
import { comparedSchemes, fileOf, PHONE } from './pictures'

/** What the gallery shows. Its pictures bear its name. */
export type State = {
  readonly who?: Who
  /** Whether its picture in the dark scheme is compared, too. */
  readonly dark?: true
  /** Whether the network never rests: an answer does not come, or a frame's requests are not all reported to have ended. */
  readonly waits?: true
  readonly reach: (page: Page) => Promise<void>
}

const reachOf = (name: string): State['reach'] => {
  const reach = openScreens[name] ?? accountScreens[name]?.reach
  if (reach === undefined) throw new Error(`there is no screen ${name}`)
  return reach
}

const at =
  (path: string, ready: (page: Page) => Locator): State['reach'] =>
  async (page) => {
    await page.goto(path)
    await expect(ready(page).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })

/** Turns the wheel over the middle of the window. */
const scroll = async (page: Page, by: number): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, by)
}

/** Runs in the page. Its address and the codes on it differ from run to run. */
const writeOverVariable = (main: Element): void => {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    text.nodeValue = (text.nodeValue ?? '')
      .replaceAll(location.origin, 'https://portal.test')
      .replaceAll(/\b[A-Z\d]{8}\b/g, 'HARB2026')
}

const home = at('/dashboard', heading('Your cover'))
const policies = reachOf('policies')
const policy: State['reach'] = async (page) => {
  await policies(page)
  await titlesOf(page).filter({ hasText: 'Comprehensive Motor' }).first().click()
  await expect(page.getByRole('dialog').getByText('Policy No', { exact: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
const payment = reachOf('payment')
const kyc = at('/dashboard/kyc', continueButton)

export const states: Readonly<Record<string, State>> = {
  landing: { reach: reachOf('the landing page') },
  login: { reach: reachOf('log-in') },
  register: { reach: reachOf('registration') },
  forgot: { reach: at('/login#forgot', (page) => page.getByRole('button', { name: 'Send reset link' })) },
  home: { who: 'demo', dark: true, reach: home },
  'home-new': { who: 'new', dark: true, reach: reachOf('the home') },
  shop: { who: 'new', reach: reachOf('the products of a category') },
  quote: {
    who: 'new',
    reach: async (page) => {
      await page.goto(motorFormPath)
      await fillMotorForm(page)
      await page.getByLabel('Registration number').focus()
    },
  },
  'quote-refused': { who: 'new', reach: reachOf('the motor form with failed fields') },
  checkout: { who: 'order', reach: reachOf('checkout') },
  payment: { who: 'order', waits: true, reach: payment },
  widget: {
    who: 'order',
    waits: true,
    reach: async (page) => {
      await payment(page)
      await widgetFrame(page).getByRole('tab', { name: 'Mandate' }).click()
      await expect(widgetFrame(page).locator('#plan-debits')).toHaveText(/\d/)
      await expectFrameSettled(widgetFrame(page))
      await page.locator('iframe[title="Payment"]').evaluate((frame) => frame.scrollIntoView({ block: 'start' }))
    },
  },
  policies: { who: 'demo', reach: policies },
  'policies-below': {
    who: 'demo',
    reach: async (page) => {
      await policies(page)
      // The second row is below the header.
      const row = await page.locator('tbody tr').nth(1).boundingBox()
      await scroll(page, Math.round(row?.y ?? 0) + 8)
    },
  },
  policy: { who: 'demo', reach: policy },
  'policy-below': {
    who: 'demo',
    reach: async (page) => {
      await policy(page)
      await scroll(page, 500)
    },
  },
  mandates: { who: 'demo', reach: reachOf('mandates') },
  mandate: { who: 'demo', reach: reachOf('the details of a mandate') },
  beneficiaries: { who: 'demo', reach: reachOf('beneficiaries') },
  rewards: {
    who: 'demo',
    reach: async (page) => {
      await reachOf('rewards')(page)
      await page.getByRole('main').evaluate(writeOverVariable)
    },
  },
  settings: { who: 'demo', reach: at('/dashboard/settings', heading('Settings')) },
  'kyc-first': { who: 'new', reach: kyc },
  kyc: {
    who: 'bank-account',
    reach: async (page) => {
      await kyc(page)
      await stepForms['bank-account'].fill(page)
      await expect(accountLine(page)).toHaveText(/^(?!Checking)./)
    },
  },
  'kyc-document': { who: 'document', reach: kyc },
  notifications: { who: 'demo', reach: reachOf('notifications') },
  offline: {
    who: 'demo',
    reach: async (page) => {
      await home(page)
      await goOffline(page)
      await expect(strip(page, KEPT)).toBeVisible()
    },
  },
  error: {
    who: 'demo',
    reach: async (page) => {
      await page.route('**/Policy/GetAll?*', (route) => route.fulfill({ status: 503 }))
      await page.goto('/dashboard/policies')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  empty: { who: 'new', reach: reachOf('an empty list') },
  loading: {
    who: 'demo',
    waits: true,
    reach: async (page) => {
      await page.route('**/Policy/GetAll?*', () => new Promise(() => {}))
      await page.goto('/dashboard/policies')
      await expect(heading('Policies')(page)).toBeVisible()
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
    },
  },
  check: {
    reach: (page) => at(people().checkPath, heading('This certificate is genuine'))(page),
  },
}

/** The files of the pictures that are compared. */
export const comparedFiles = (): readonly string[] =>
  Object.entries(states).flatMap(([name, state]) =>
    comparedSchemes(state).map((scheme) => fileOf(name, PHONE.width, scheme)),
  )
