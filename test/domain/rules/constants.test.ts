import { kycStatuses } from '../../../src/domain/kyc/steps'
import * as listed from '../../../src/domain/rules/constants'
import { failureMessages, tooManyTries } from '../../../src/domain/failure/messages'

/** The steps of KYC are counted, not declared. */
const constants = { ...listed, KYC_STEPS: kycStatuses.length }
type Name = keyof typeof constants

/** The specification's table of business constants: item, value, and the name in the code. */
const table: readonly (readonly [item: string, value: string, named: Partial<Readonly<Record<Name, unknown>>>])[] = [
  ['Appliance total cap (home quote)', '125,000 naira', { APPLIANCE_TOTAL_CAP_NAIRA: 125_000 }],
  ['Default currency', 'NGN', { DEFAULT_CURRENCY: 'NGN' }],
  ['Tenant id at login', '1', { TENANT_ID_AT_LOGIN: 1 }],
  ['Password minimum', '8 characters', { PASSWORD_MINIMUM: 8 }],
  ['BVN minimum', '11 characters', { BVN_MINIMUM: 11 }],
  ['Phone number minimum', '9 characters', { PHONE_NUMBER_MINIMUM: 9 }],
  [
    'Contact message / subject minimum',
    '25 / 4 characters',
    { CONTACT_MESSAGE_MINIMUM: 25, CONTACT_SUBJECT_MINIMUM: 4 },
  ],
  ['Car year of manufacture', 'minimum 4 digits', { CAR_YEAR_MINIMUM_DIGITS: 4 }],
  ['Bank list page size', '300', { BANK_LIST_PAGE_SIZE: 300 }],
  ['Products per category fetched', '100', { PRODUCTS_PER_CATEGORY_FETCHED: 100 }],
  ['Beneficiaries fetched', '40', { BENEFICIARIES_FETCHED: 40 }],
  ['Savings/Education duration', '3 to 12 months', { SAVINGS_DURATION_MONTHS: { minimum: 3, maximum: 12 } }],
  ['Health sub-code (fixed)', 'Silver', { HEALTH_SUB_CODE: 'Silver' }],
  ['Savings/Education frequency (fixed)', 'Monthly', { SAVINGS_FREQUENCY: 'Monthly' }],
  ['Product card text truncation', '30 characters', { PRODUCT_CARD_TEXT_LENGTH: 30 }],
  ['KYC wizard', '8 steps', { KYC_STEPS: 8 }],
  ['Step advance / success toast / error toast', '1.5 s', { STEP_ADVANCE_MS: 1_500, TOAST_MS: 1_500 }],
  ['Redirect after login / registration', '2 s', { LOGIN_REDIRECT_MS: 2_000, REGISTRATION_REDIRECT_MS: 2_000 }],
  ['Redirect to checkout after quote', '1 s', { CHECKOUT_REDIRECT_MS: 1_000 }],
  ['Redirect to payment after Proceed to Pay', 'about 1 s', { PAYMENT_REDIRECT_MS: 1_000 }],
  ['Redirect after activation', '3 s', { ACTIVATION_REDIRECT_MS: 3_000 }],
  ['Copy-code confirmation', '2 s', { COPY_CONFIRMATION_MS: 2_000 }],
  ['Payment widget events hooked after', '0.1 s', { WIDGET_EVENTS_HOOKED_AFTER_MS: 100 }],
  ['Default toast auto-close (library)', '5000 ms', { DEFAULT_TOAST_AUTO_CLOSE_MS: 5_000 }],
  [
    'Table default page size / choices / max page buttons',
    '10 / 10, 20, 50, 100 / 7',
    { TABLE_PAGE_SIZE: 10, TABLE_PAGE_SIZES: [10, 20, 50, 100], TABLE_MAX_PAGE_BUTTONS: 7 },
  ],
  ['Mandate list page size', '10', { MANDATE_LIST_PAGE_SIZE: 10 }],
  [
    'Landing page',
    '5 FAQ entries, 9 services, 4 reviews',
    { LANDING_FAQ_ENTRIES: 5, LANDING_SERVICES: 9, LANDING_REVIEWS: 4 },
  ],
  ['Login token storage', 'browser local storage, key token', { LOGIN_TOKEN_STORAGE_KEY: 'token' }],
  ['Referral point value', 'not shown', {}],
  ['Terms effective date', '16 June 2025', { TERMS_EFFECTIVE_DATE: '2025-06-16' }],
]

describe('business constants', () => {
  test.each(table)('[CONST-01] %s: %s', (_, __, named) => {
    expect(constants).toMatchObject(named)
  })

  test('[CONST-01] every row with a value has a constant, and no value has two', () => {
    expect(table).toHaveLength(30)
    expect(table.filter(([, , named]) => Object.keys(named).length === 0).map(([item]) => item)).toEqual([
      'Referral point value',
    ])
    const names = table.flatMap(([, , named]) => Object.keys(named))
    expect(names.filter((name, index) => names.indexOf(name) !== index || !(name in constants))).toEqual([])
  })

  test('[AUTH-13: body] the captcha placeholder is fixed and not empty', () => {
    expect(constants.CAPTCHA_PLACEHOLDER).not.toBe('')
  })

  test('[ERR-01] [ERR-02] [ERR-04] the messages for calls without their own are exact', () => {
    expect(failureMessages).toMatchObject({
      online: 'An error occurred during operation',
      offline: 'An error occurred due to no connection, please check your interet connectivity...',
      unknownWrite: 'We do not know whether this was saved. Checking…',
      notFound: 'We could not find this.',
    })
    expect(tooManyTries(7)).toBe('Too many tries. Try again in 7 s.')
  })

  test.each([
    [1, 'in 1 s'],
    [119, 'in 119 s'],
    [120, 'in 2 minutes'],
    [121, 'in 3 minutes'],
    [7_140, 'in 119 minutes'],
    [7_141, 'in 2 hours'],
    [82_800, 'in 23 hours'],
    [82_801, 'tomorrow'],
    [86_400, 'tomorrow'],
  ])('[TAP-24] a wait of %i s is said as %j', (seconds, wait) => {
    expect(tooManyTries(seconds)).toBe(`Too many tries. Try again ${wait}.`)
  })
})
