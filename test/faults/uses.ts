import type { Page } from '@playwright/test'
import { closedMessages, orderMessages } from '../../src/domain/order/order'
import { choose } from '../journeys/support/choose'
import { storedQuote } from '../journeys/support/customers'
import { continueButton } from '../journeys/support/kyc'
import { payButton } from '../journeys/support/paying'
import { greeting } from '../journeys/support/session'
import { fillMotorForm, getQuoteButton, motorFormPath } from '../journeys/support/shop'
import { counts } from '../journeys/support/tables'
import type { PlainPart } from '../support/kyc/plain-part'
import { APPROVED, numberOf, plainTests, type plainParts } from '../support/kyc/steps'
import { motorQuote, type TestCustomer } from '../support/customer-builder'
import { accountUses } from './account-uses'
import type { PortalCall } from './calls'
import {
  at,
  beneficiaryId,
  button,
  demo,
  documents,
  firstRow,
  orderPath,
  paidOrder,
  policyId,
  press,
  quoteForm,
  quoteUses,
  read,
  record,
  relative,
  save,
  stepNumber,
  typeInto,
  withBeneficiary,
  type Use,
} from './use'

const HOME = 'A failed request shows nothing; the rest of the home stays.'
const table = (page: Page) => counts(page, /^Showing 1 to/)
const proceed = (page: Page) => button(page, 'Proceed to Pay')
const orderId = async (customer: TestCustomer) => String((await motorQuote(customer)).id)
const motorForm = (page: Page) => page.getByLabel('Registration number')

type PlainCalls = (typeof plainParts)[PlainPart]['calls']

/** The saves and the reads of the plain parts. */
const plainUses = Object.fromEntries(
  plainTests.flatMap(({ part, calls }) => [
    [calls.save, [save(part)]],
    [calls.read, record(part)],
  ]),
) as { readonly [Call in PlainCalls[keyof PlainCalls]]: readonly [Use, ...Use[]] }

/** Every screen that makes a call, by the call. */
export const uses: { readonly [Call in PortalCall]: readonly [Use, ...Use[]] } = {
  ...accountUses,
  ...plainUses,
  getCurrentUserProfile: [
    read('/dashboard', at(1), greeting),
    read('/dashboard/kyc', at(1), stepNumber(1), {
      path: () => '/dashboard',
      press: press((page) => page.getByRole('link', { name: /kyc process/ })),
    }),
  ],
  updateCurrentUserProfile: [save('user-details')],
  getKyc: [
    read('/dashboard/kyc', at(1), stepNumber(1), { optional: 'The wizard, as if no section had been rejected.' }),
    read('/dashboard/settings/verifications', at(APPROVED), (page) => page.getByText('(approved)').first()),
    read('/dashboard', at(1), greeting, { silent: HOME }),
  ],
  verifyBvn: [save('bvn', ['BVN number'])],
  verifyNuban: [
    {
      ...save('bank-account'),
      fill: async ({ page }) => {
        await page.getByLabel('Account type').selectOption({ label: 'Savings Account' })
        await choose(page, 'Bank name', 'Guaranty Trust Bank')
      },
      press: async ({ page }) => {
        await page.getByLabel('Account number').fill('0108024071')
        await continueButton(page).click()
      },
    },
  ],
  getBanks: [
    read('/dashboard/kyc', at(numberOf('bank-account')), (page) => page.getByLabel('Bank name', { exact: true })),
  ],
  saveBankAccount: [save('bank-account')],
  getMedicalQuestions: [
    read('/dashboard/kyc', at(numberOf('medical')), (page) => page.getByRole('radiogroup').first()),
  ],
  saveMedical: [save('medical', 'all')],
  saveDocument: [{ ...save('document', ['file']), patience: 60_000 }],
  getCurrentUserAccount: record('bank-account'),
  getCurrentUserBvn: record('bvn'),
  getCurrentUserMedical: record('medical'),
  getDocuments: record('document', documents),
  getCategories: [
    read('/dashboard?category=', demo, (page) =>
      page.getByRole('dialog').getByRole('button', { name: /Motor Insurance/ }),
    ),
  ],
  getProducts: [read('/dashboard?category=1', demo, (page) => button(page, 'Get Quote for Comprehensive Motor'))],
  getAppliances: [
    read('/dashboard?category=4&product=401', demo, (page) => page.getByLabel('Appliance', { exact: true })),
  ],
  getVehicleMakes: [read(motorFormPath, demo, motorForm)],
  getVehicleModels: [
    {
      screen: motorFormPath,
      customer: demo,
      fill: ({ page }) => typeInto(page, { 'Registration number': 'ABC-123DE', Colour: 'Silver' }),
      press: ({ page }) => choose(page, 'Make', 'Toyota'),
      done: (page) => page.getByLabel('Model').locator('option', { hasText: 'Corolla' }),
    },
  ],
  getTravelCountries: [
    read('/dashboard?category=3&product=301', demo, (page) => page.getByLabel('Destination', { exact: true })),
  ],
  ...quoteUses,
  vehicleQuote: [quoteForm(motorFormPath, fillMotorForm)],
  getQuotes: [
    read('/dashboard', at(1), greeting, { silent: HOME }),
    read(`${motorFormPath}&corrects=…`, at(1), motorForm, {
      path: async (customer) => `${motorFormPath}&corrects=${await orderId(customer)}`,
    }),
  ],
  getQuote: [
    read(
      '/dashboard/checkout?quote=…',
      at(1),
      (page) => proceed(page).or(page.getByText(orderMessages.missing)).first(),
      {
        path: orderPath,
        optional: orderMessages.missing,
      },
    ),
    read('/dashboard/checkout', at(1), proceed, {
      stored: storedQuote,
      silent: 'The order of this browser, without a way to correct or drop it.',
    }),
    read(`${motorFormPath}&repeats=…`, at(1), motorForm, {
      path: async (customer) => `${motorFormPath}&repeats=${await orderId(customer)}`,
    }),
  ],
  dropQuote: [
    {
      screen: '/dashboard/checkout?quote=…',
      customer: at(1),
      path: orderPath,
      press: async ({ page }) => {
        await button(page, 'Drop this order').click()
        await button(page, 'Drop it').click()
      },
      done: (page) => page.getByText(orderMessages.dropped).or(page.getByText(closedMessages.dropped.title)).first(),
      optional: closedMessages.dropped.title,
    },
  ],
  getPaymentByQuote: [
    read('/dashboard/payment', at(1), payButton, { stored: storedQuote, patience: 180_000 }),
    read('/dashboard', at(1), (page) => page.getByRole('heading', { name: 'You are covered' }), {
      stored: paidOrder,
      patience: 60_000,
    }),
  ],
  getStatements: [
    read('/dashboard/policies', demo, table, { silent: 'The policies, without the statements below them.' }),
  ],
  getPolicies: [read('/dashboard/policies', demo, table), read('/dashboard', demo, greeting, { silent: HOME })],
  getPolicy: [
    firstRow('Policy', '/dashboard/policies?policy=', (page) => page.getByText('Policy No', { exact: true })),
    read(`${motorFormPath}&renews=…`, demo, motorForm, {
      path: async (customer) => `${motorFormPath}&renews=${await policyId(customer)}`,
    }),
  ],
  saveBeneficiary: [
    {
      screen: '/dashboard/beneficiaries?add=yes',
      customer: at(1),
      fill: relative,
      press: press((page) => button(page, 'Add beneficiary')),
      done: (page) => page.getByRole('link', { name: /^Edit Relative/ }),
      notKept: ['Identity document type', 'Issue date', 'Expiry date', 'file'],
      patience: 60_000,
    },
    {
      screen: '/dashboard/beneficiaries?beneficiary=…',
      customer: withBeneficiary,
      path: async (customer) => `/dashboard/beneficiaries?beneficiary=${await beneficiaryId(customer)}`,
      fill: ({ page }) => page.getByLabel('Other names').fill('Second Child'),
      press: press((page) => button(page, 'Save changes')),
      done: (page) => page.getByRole('link', { name: 'Edit Customer Second Child' }),
      patience: 60_000,
    },
  ],
  getBeneficiaries: [
    read('/dashboard/beneficiaries', demo, (page) => page.getByRole('link', { name: /^Edit/ }).first()),
    read('/dashboard?category=2&product=201', withBeneficiary, getQuoteButton),
  ],
  getBeneficiary: [
    firstRow('Beneficiary', '/dashboard/beneficiaries?beneficiary=', (page) => page.getByLabel('Other names')),
  ],
  getRelationshipTypes: [
    read('/dashboard/beneficiaries?add=yes', at(1), (page) =>
      page.getByLabel('Relationship type').locator('option', { hasText: 'Sister' }),
    ),
  ],
  getReferrals: [read('/dashboard/rewards', demo, table)],
  getReminderSettings: [
    read('/dashboard/reminders', demo, (page) => page.getByRole('checkbox').first()),
    read('/dashboard/settings', demo, (page) => button(page, 'Update Password'), {
      silent: 'Settings, without the reminders.',
    }),
  ],
  saveReminderSettings: [
    {
      screen: '/dashboard/reminders',
      customer: at(1),
      press: press((page) => page.getByRole('checkbox').first()),
      done: (page) => page.getByText('Saved', { exact: true }),
      notKept: 'all',
    },
  ],
  getMandates: [read('/dashboard/mandates', demo, table), read('/dashboard', demo, greeting, { silent: HOME })],
  getMandate: [
    firstRow('Mandate', '/dashboard/mandates?mandate=', (page) => page.getByText('Next Execute Date', { exact: true })),
  ],
}
