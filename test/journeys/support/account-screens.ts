import { expect, type Locator, type Page } from '@playwright/test'
import { payButton } from './paying'
import type { Step } from './customers'
import { continueButton } from './kyc'
import { products, requestQuote } from './products'
import { motorFormPath, getQuoteButton } from './shop'
import { counts, titlesOf } from './tables'
import { APPROVED, REVIEW } from '../../support/kyc/steps'

/** A screen that needs a log-in, in one of its states. */
export type AccountScreen = {
  /** Who is logged in: the demo customer, with full tables, or a new one at a step of KYC. */
  readonly who: 'demo' | Step
  /** Whether a quote is stored on the device. */
  readonly withQuote?: true
  readonly reach: (page: Page) => Promise<void>
}

const dialog = (page: Page) => page.getByRole('dialog')

/** The summary above a submit button. */
const refused = (page: Page) => expect(page.getByRole('alert').filter({ hasText: /need(s)? attention/ })).toBeVisible()

/** Opens an address and waits until this part of the screen is there. */
const at = (who: AccountScreen['who'], path: string, ready: (page: Page) => Locator): AccountScreen => ({
  who,
  reach: async (page) => {
    await page.goto(path)
    await expect(ready(page).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  },
})

/** The same, and submits the form as it is. */
const submitted = (who: AccountScreen['who'], path: string, submit: (page: Page) => Locator): AccountScreen => {
  const screen = at(who, path, submit)
  return {
    who,
    reach: async (page) => {
      await screen.reach(page)
      await submit(page).click()
      await refused(page)
    },
  }
}

const pressed = (
  screen: AccountScreen,
  button: (page: Page) => Locator,
  shown: (page: Page) => Locator,
): AccountScreen => ({
  ...screen,
  reach: async (page) => {
    await screen.reach(page)
    await button(page).first().click()
    await expect(shown(page).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  },
})

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const text = (words: string | RegExp) => (page: Page) => page.getByText(words, { exact: true })
const rows = (page: Page) => counts(page, /^Showing 1 to/)

const policies = at('demo', '/dashboard/policies', rows)
const mandates = at('demo', '/dashboard/mandates', rows)
const beneficiaries = at('demo', '/dashboard/beneficiaries', heading('Your beneficiaries'))
const home = at('demo', '/dashboard', heading(/^Hello/))

const atHome = at('demo', '/dashboard', heading('Your cover'))

/** A policy is kept on the device, which a log-out would erase. */
const withOfflinePolicies = (
  { reach, ...screen }: AccountScreen,
  then: (page: Page) => Promise<void>,
): AccountScreen => ({
  ...screen,
  reach: async (page) => {
    await reach(page)
    const keep = dialog(page).getByRole('button', { name: /^Keep on this (phone|computer)$/ })
    const kept = dialog(page).getByText(/^Kept on this (phone|computer), as of /)
    const refusal = dialog(page).getByRole('alert')
    await keep.click()
    await expect(kept.or(refusal)).toBeVisible()
    // A busy service may refuse; the message says to press again.
    if (await refusal.isVisible()) await keep.click()
    await expect(kept).toBeVisible()
    await then(page)
  },
})

const policy = pressed(policies, titlesOf, text('Policy No'))

/** Each screen of the account in its states, the failed fields of every form included. */
export const accountScreens: Readonly<Record<string, AccountScreen>> = {
  'the home': at(1, '/dashboard', heading(/^Hello/)),
  'the home of a customer with cover': atHome,
  'the question which cover': pressed(atHome, button('Certificate'), text('Which cover?')),
  'the drawer of a phone': pressed(home, button('Open menu'), dialog),
  'the menu of the profile': pressed(home, button(/^Profile menu/), (page) => page.getByRole('menu')),
  'the help sheet': pressed(
    pressed(home, button(/^Profile menu/), (page) => page.getByRole('menu')),
    (page) => page.getByRole('menuitem', { name: 'Help' }),
    dialog,
  ),
  policies,
  'policies without results': at('demo', '/dashboard/policies?search=zzz', button('Clear search')),
  'the details of a policy': policy,
  'what is kept on the device': withOfflinePolicies(policy, async (page) => {
    await page.goto('/kept')
    await expect(page.getByRole('link', { name: 'Certificate' })).toBeVisible()
  }),
  'the question before a log-out': withOfflinePolicies(policy, async (page) => {
    await page.goto('/dashboard/chat')
    await button(/^Profile menu/)(page).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Log out and erase' })).toBeVisible()
  }),
  'a policy that does not exist': at('demo', '/dashboard/policies?policy=999999', (page) =>
    dialog(page).getByText('We could not find this.'),
  ),
  mandates,
  'the actions of a mandate': pressed(mandates, button(/^Actions for/), (page) => page.getByRole('menu')),
  'the details of a mandate': pressed(mandates, titlesOf, text('Next Execute Date')),
  'an empty list': at(1, '/dashboard/mandates', text('No mandates found')),
  rewards: at('demo', '/dashboard/rewards', rows),
  beneficiaries,
  'the change of a beneficiary': pressed(
    beneficiaries,
    (page) => page.getByRole('link', { name: /^Edit/ }),
    (page) => dialog(page).getByLabel('Other names'),
  ),
  'a new beneficiary with failed fields': submitted(
    'demo',
    '/dashboard/beneficiaries?add=yes',
    button('Add beneficiary'),
  ),
  'settings with failed fields': submitted(1, '/dashboard/settings', button('Update Password')),
  verifications: at('demo', '/dashboard/settings/verifications', heading('Settings')),
  'a document in the settings': at('demo', '/dashboard/settings/verifications?tab=Identification+Document', (page) =>
    page.getByRole('link', { name: 'Preview' }),
  ),
  reminders: at('demo', '/dashboard/reminders', heading('Reminders')),
  chat: at('demo', '/dashboard/chat', heading('Chat')),
  notifications: at('demo', '/dashboard/notifications', heading('Notifications')),
  'the phone number': at(1, '/verify-phone', heading('Verify your phone number')),
  checkout: { ...at(1, '/dashboard/checkout', button('Proceed to Pay')), withQuote: true },
  'checkout without a quote': at(1, '/dashboard/checkout', heading('Confirm Order Details')),
  payment: { ...at(1, '/dashboard/payment', payButton), withQuote: true },
  ...Object.fromEntries(
    ([1, 2, 3, 4, 6] as const).map((step) => [
      `step ${String(step)} of KYC with failed fields`,
      submitted(step, '/dashboard/kyc', continueButton),
    ]),
  ),
  'the medical questions': pressed(at(5, '/dashboard/kyc', continueButton), continueButton, (page) =>
    page.getByRole('radiogroup'),
  ),
  'the review of KYC': at(REVIEW, '/dashboard/kyc', button('Check again')),
  'the end of KYC': at(APPROVED, '/dashboard/kyc', (page) => page.getByRole('link', { name: 'Go to the dashboard' })),
  'a saved step of KYC': pressed(at(3, '/dashboard/kyc', continueButton), button('Back'), button('Next step')),
  'the categories of the shop': pressed(home, button(/Buy Insurance/), (page) =>
    dialog(page).getByRole('button', { name: /Motor Insurance/ }),
  ),
  'the products of a category': at(1, '/dashboard?category=1', button('Get Quote for Comprehensive Motor')),
  'the motor form with failed fields': submitted(1, motorFormPath, getQuoteButton),
  ...Object.fromEntries(
    products
      .filter(({ name }) => name !== 'health')
      .map((form) => [
        `the ${form.name} form with failed fields`,
        submitted(1, form.path, (page) => requestQuote(page, form)),
      ]),
  ),
  'the health form without a beneficiary': at(1, '/dashboard?category=2&product=201', (page) =>
    dialog(page).getByLabel('Full name'),
  ),
}
