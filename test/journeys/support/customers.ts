import type { BrowserContext } from '@playwright/test'
import {
  card,
  completeKyc,
  logIn,
  motorQuote,
  newCustomer,
  PASSWORD,
  tokenOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { APPROVED, REVIEW } from '../../support/kyc/steps'
import { rawClient } from '../../support/raw-client'
import { portal, widget } from './places'
import { approve } from './sandbox'
import { storageOwner } from '../../support/storage-owner'
import { widgetClient } from '../../support/widget-client'

export { PASSWORD, type TestCustomer }

/** A step of KYC: 1 has saved nothing yet, `REVIEW` waits for the review, `APPROVED` is approved. */
export type Step = number

export const customerAtStep = async (step: Step): Promise<TestCustomer> => {
  const customer = await newCustomer(portal())
  if (step > 1) await completeKyc(customer, 1, Math.min(step, REVIEW) - 1)
  if (step === APPROVED) await approve(customer.emailAddress)
  return customer
}

/** Buys motor cover by card, without a browser. */
export const buyMotorCover = async (customer: TestCustomer): ReturnType<typeof motorQuote> => {
  const quote = await motorQuote(customer)
  const { status, text } = await widgetClient(widget(), customer.client).post('/pay/card', {
    quoteId: quote.id,
    ...card,
  })
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return quote
}

/** A customer who has bought motor cover by card, without a browser. */
export const customerWithPolicy = async (): Promise<TestCustomer> => {
  const customer = await customerAtStep(1)
  await buyMotorCover(customer)
  return customer
}

/** A logged-in customer. */
export type LoggedIn = Pick<TestCustomer, 'client' | 'emailAddress'>

/** The demo customer in a session of its own, which the test may end. */
export const logInDemo = async (): Promise<LoggedIn> => {
  const client = rawClient(portal())
  const emailAddress = 'demo@portal.test'
  const { result } = await logIn(client, emailAddress, 'Demo-pass-2025')
  return { emailAddress, client: client.withToken(tokenOf(result)) }
}

let demo: Promise<LoggedIn> | undefined

/** The demo customer, who has 38 policies and 13 mandates. Tests only read them and do not log out. */
export const demoCustomer = (): Promise<LoggedIn> => (demo ??= logInDemo())

/**
 * Stores a log-in in the browser like the portal, without the form. It is written by an init script of the first page,
 * which takes a quarter of the time of `setStorageState`, because that opens another page.
 */
export const storeLogIn = async (
  context: BrowserContext,
  { client, emailAddress }: LoggedIn,
  more: Record<string, string> = {},
): Promise<void> => {
  const items = { token: client.token ?? '', ...storageOwner(emailAddress), ...more }
  const script = await context.addInitScript(
    ({ origin, entries }) => {
      if (location.origin === origin) for (const [name, value] of entries) localStorage.setItem(name, value)
    },
    { origin: portal(), entries: Object.entries(items) },
  )
  // Later pages must not overwrite changes by the portal.
  context.once('pageload', () => {
    void script.dispose().catch(() => undefined)
  })
}

/** A quote as stored by the portal. Amounts are kobo as text. */
export const storedQuote = async (customer: TestCustomer): Promise<{ readonly quote: string }> => {
  const { id, quoteNo, totalPremium, priceUnit, categoryId, details } = await motorQuote(customer)
  const kobo = String(Math.round(totalPremium * 100))
  return {
    quote: JSON.stringify({
      userName: `${customer.name} ${customer.surname}`,
      userEmail: customer.emailAddress,
      paymentType: 'Product',
      product: { name: 'Comprehensive Motor', code: 'MTC', subCode: 'Comprehensive', price: kobo },
      quoteId: id,
      currency: 'NGN',
      quoteNo,
      totalPremium: kobo,
      priceUnit,
      categoryId,
      details,
    }),
  }
}

const itemsOf = (result: unknown): readonly unknown[] => {
  const items: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'items') : undefined
  return Array.isArray(items) ? items : []
}

/** A list of a customer on the server. */
export const listOf =
  (service: string) =>
  async ({ client }: LoggedIn): Promise<readonly unknown[]> =>
    itemsOf((await client.get(`/api/services/app/${service}/GetAll?MaxResultCount=100`)).result)

export const policiesOf = listOf('Policy')
export const mandatesOf = listOf('Mandate')
