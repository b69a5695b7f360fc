import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { motorQuote, registered, type TestCustomer } from '../support/customer-builder'
import { demoCustomer } from '../support/people'
import { rawClient } from '../support/raw-client'
import { addBeneficiary } from '../journeys/support/beneficiaries'
import { buyMotorCover, customerAtStep, listOf, type Step } from '../journeys/support/customers'
import { continueButton, stepForms } from '../journeys/support/kyc'
import { APPROVED, numberOf, REVIEW, specified, type SpecifiedPart } from '../support/kyc/steps'
import type { quoteCalls } from '../../src/contract/quote-calls'
import { portal } from '../journeys/support/places'
import { products, type ProductForm } from '../journeys/support/products'
import { outbox, reject } from '../journeys/support/sandbox'
import { samplePdf } from '../support/sample-files'

type Stage = { readonly page: Page; readonly customer: TestCustomer }

/** A screen that makes a call. */
export type Use = {
  /** Its address, and where it has several uses, which one. */
  readonly screen: string
  readonly customer: () => Promise<TestCustomer>
  /** The customer is not logged in. */
  readonly loggedOut?: true
  /** What else is stored on the device. */
  readonly stored?: (customer: TestCustomer) => Promise<Readonly<Record<string, string>>>
  /** The address to open, if it is not `screen`. Without `press`, opening it makes the call. */
  readonly path?: (customer: TestCustomer) => string | Promise<string>
  readonly fill?: (stage: Stage) => Promise<unknown>
  /** What makes the call. */
  readonly press?: (stage: Stage) => Promise<unknown>
  /** What is there once the call was answered. */
  readonly done: (page: Page) => Locator
  /** The labels of the fields that are empty after the session was lost, or all of them. */
  readonly notKept?: readonly string[] | 'all'
  /** Why a failure shows nothing: the screen goes on. */
  readonly silent?: string
  /** What the screen makes of a failure that it can do without telling. */
  readonly optional?: string
  /** How long the portal may ask again, in milliseconds, beyond the time limit of a call. */
  readonly patience?: number
}

export const at = (step: Step) => () => customerAtStep(step)

let known: Promise<TestCustomer> | undefined
/** The demo customer, whose data is only read. */
export const demo = () => (known ??= demoCustomer(portal()))

/** Somebody whose email address is not confirmed. */
export const unconfirmed = async (): Promise<TestCustomer> => ({
  ...(await registered(portal())),
  client: rawClient(portal()),
})

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const press = (target: (page: Page) => Locator) => (stage: Stage) => target(stage.page).click()

/** A screen that makes the call when it is opened. */
export const read = (screen: string, customer: Use['customer'], done: Use['done'], more: Partial<Use> = {}): Use => ({
  screen,
  customer,
  done,
  ...more,
})

export const stepNumber = (step: number) => (page: Page) =>
  page.getByText(`${String(step)}/${APPROVED}`, { exact: true })

/** A step of KYC that is filled in and sent. */
export const save = (part: SpecifiedPart, notKept: readonly string[] | 'all' = []): Use => ({
  screen: '/dashboard/kyc',
  customer: at(numberOf(part)),
  fill: ({ page }) => stepForms[part].fill(page),
  press: press(continueButton),
  done: stepNumber(numberOf(part) + 1),
  notKept,
})

const fieldOf = (part: SpecifiedPart) => specified.find((step) => step.part === part)?.field ?? ''

const rows = (page: Page) => page.getByRole('main').locator('dd').first()
export const documents = (page: Page) => page.getByRole('list', { name: 'Current document' })

const withRejected = (field: string) => async () => {
  const customer = await customerAtStep(REVIEW)
  await reject(customer.emailAddress, [field], 'Please send it again.')
  return customer
}

/** A section that was saved, in settings, and where it was not accepted in its step of KYC. */
export const record = (part: SpecifiedPart, shown: Use['done'] = rows): readonly [Use, Use] => [
  read(`/dashboard/settings/verifications?tab=${encodeURIComponent(fieldOf(part))}`, at(APPROVED), (page) =>
    shown(page).or(page.getByText('Nothing is saved here yet')).first(),
  ),
  read(`/dashboard/kyc?step=${String(numberOf(part))}`, withRejected(fieldOf(part)), continueButton, {
    optional: 'The form, without what was saved.',
  }),
]

/** Types into fields, by their labels. */
export const typeInto = async (form: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text)
}

/** A quote form that is filled in, by the labels of its text fields or by a function, and sent. */
export const quoteForm = (
  screen: string,
  filled: Readonly<Record<string, string>> | ((page: Page) => Promise<unknown>),
  more: { readonly customer?: Use['customer']; readonly submit?: string } = {},
): Use => ({
  screen,
  customer: more.customer ?? at(1),
  fill: ({ page }) => (typeof filled === 'function' ? filled(page) : typeInto(page, filled)),
  press: press((page) => button(page, more.submit ?? 'Get Quote')),
  done: (page) => page.getByRole('heading', { name: 'Confirm Order Details' }),
})

export const withBeneficiary = async () => {
  const customer = await customerAtStep(1)
  await addBeneficiary(customer)
  return customer
}

type QuoteCall = Exclude<keyof typeof quoteCalls, 'vehicleQuote'>

const useOf = ({ name, path, fill, submit }: ProductForm): Use =>
  quoteForm(path, fill, { submit, ...(name === 'health' ? { customer: withBeneficiary } : {}) })

/** `Insurance/HealthQuote` is `healthQuote`. */
const nameOf = (call: string): string => call.replace(/^.*\/(.)/, (_, first: string) => first.toLowerCase())

/** The quote forms of the journeys, by the call that each makes; the health form has a beneficiary to offer. */
export const quoteUses = Object.fromEntries(
  products.map(({ call }) => [nameOf(call), products.filter((form) => form.call === call).map(useOf)]),
) as unknown as Readonly<Record<QuoteCall, readonly [Use, ...Use[]]>>

const idOf = (row: unknown): string => String(Reflect.get(row as object, 'id'))
const firstId = (service: string) => async (customer: TestCustomer) => idOf((await listOf(service)(customer))[0])
export const policyId = firstId('Policy')
export const beneficiaryId = firstId('Beneficiary')

/** The first row of a list of the demo customer, opened by its address, which ends with the id. */
export const firstRow = (service: string, address: string, done: Use['done']): Use =>
  read(`${address}…`, demo, done, { path: async (customer) => address + (await firstId(service)(customer)) })

/** The checkout of a customer's unpaid order, by its address. */
export const orderPath = async (customer: TestCustomer) =>
  `/dashboard/checkout?quote=${String((await motorQuote(customer)).id)}`

/** An order that was paid, as the portal stores it. */
export const paidOrder = async (customer: TestCustomer) => {
  const { id: quoteId, quoteNo } = await buyMotorCover(customer)
  return { 'paid-order': JSON.stringify({ quoteId, quoteNo }) }
}

export const newNumber = () => `0803${String(randomInt(0, 10_000_000)).padStart(7, '0')}`
export const digit = (page: Page) => page.getByLabel('Digit 1 of 6')
export const enterCode = async ({ page }: Stage) => {
  const number = newNumber()
  await page.getByLabel('Phone number').fill(number)
  await button(page, 'Send code').click()
  await expect(digit(page)).toBeVisible()
  const [sms] = await outbox(`+234${number.slice(1)}`)
  await digit(page).focus()
  await page.keyboard.type(/\b\d{6}\b/.exec(sms?.text ?? '')?.[0] ?? '')
}

export const relative = async ({ page }: Stage) => {
  const form = page.getByRole('dialog')
  await typeInto(form, {
    'Name (surname)': 'Relative',
    'Other names': 'First',
    'Percentage share': '20',
    'Mobile number': '08031234567',
  })
  await form.getByLabel('Relationship type').selectOption('Sister')
  await form.getByLabel('Identity document type').selectOption('National ID')
  await typeInto(form, { 'Issue date': '2024-01-01', 'Expiry date': '2034-01-01' })
  const file = { name: 'card.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await form.locator('input[type=file]').first().setInputFiles(file)
}
