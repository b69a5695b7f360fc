import type { Endpoint } from '../../../src/contract/endpoint'
import { endpoints } from '../../../src/contract/table'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import {
  card,
  logIn,
  motorQuote,
  newCustomer,
  PASSWORD,
  tokenOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import { todayInLagos } from '../../support/today-in-lagos'
import { openedWith, widgetClient, widgetToken } from '../../support/widget-client'

const origin = sandboxOrigin()
const app = '/api/services/app'

const mandate = () => ({
  accountNumber: '0000014579',
  bankId: 7,
  frequency: 'Monthly',
  startDate: todayInLagos(),
  consent: true,
})

type Send = (token: string | undefined, quoteId: number) => Promise<number>
const get: Send = (token, quoteId) => openedWith(sandboxWidgetOrigin(), token, quoteId)
const post =
  (path: string, body: () => object): Send =>
  async (token, quoteId) =>
    (await rawClient(sandboxWidgetOrigin(), token).post(path, { quoteId, ...body() })).status

/** The calls of the widget; the last one pays. */
const paying: readonly (readonly [string, Send])[] = [
  ['/pay/quote', get],
  ['/pay/mandate/plan', post('/pay/mandate/plan', mandate)],
  ['/pay/mandate', post('/pay/mandate', mandate)],
  ['/pay/card', post('/pay/card', () => card)],
]

const stateOf = async ({ client }: TestCustomer, quoteId: number) =>
  (await client.get(`${app}/Payment/GetByQuote?quoteId=${quoteId}`)).result

describe('the API', () => {
  const rows: readonly Endpoint[] = Object.values(endpoints).map((row) => row as unknown as Endpoint)
  const needingLogIn = rows.filter(({ needsLogIn }) => needsLogIn)

  let customer: TestCustomer
  let quoteId: number
  let forWidget: string | undefined
  beforeAll(async () => {
    customer = await newCustomer(origin)
    quoteId = (await motorQuote(customer)).id
    forWidget = await widgetToken(customer.client, quoteId)
  })
  afterEach(async () => {
    expect(await get(forWidget, quoteId)).toBe(200)
  })

  test('has calls that need a log-in, Getaccess and LogOut among them', () => {
    const names = needingLogIn.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['TokenAuth/Getaccess', 'TokenAuth/LogOut', 'Policy/GetAll']))
  })

  test.each(needingLogIn.map(({ name, method, path }) => [name, method, path] as const))(
    '[SIGN-06: token of the widget] refuses the token of the widget at %s, as it refuses none',
    async (_, method, path) => {
      const [theirs, nobodys] = [customer.client.withToken(forWidget), customer.client.withToken(undefined)]
      const [refused, missing] = [
        await theirs.send(`/api${path}`, { method }),
        await nobodys.send(`/api${path}`, { method }),
      ]
      expect([refused.status, refused.text]).toEqual([401, missing.text])
    },
  )

  test('[SIGN-06: token of the widget] says with the token of the widget that nobody is logged in', async () => {
    const read = async (token: string | undefined) =>
      (await customer.client.withToken(token).get('/AbpUserConfiguration/GetAll')).result as {
        session: { userId: unknown }
      }
    expect((await read(customer.client.token)).session.userId).not.toBeNull()
    expect((await read(forWidget)).session.userId).toBeNull()
  })
})

describe('the widget', () => {
  test.each(paying)('[SIGN-06: token of the widget] refuses the token of a session at %s', async (_, send) => {
    const customer = await newCustomer(origin)
    const { id } = await motorQuote(customer)
    expect(await send(customer.client.token, id)).toBe(401)
    expect(await stateOf(customer, id)).toEqual({ status: 'Unpaid' })
  })

  test.each(paying)(
    '[SIGN-06: token of the widget] opens at %s the quote of its token, and no other of the customer',
    async (_, send) => {
      const customer = await newCustomer(origin)
      const [one, other] = [await motorQuote(customer), await motorQuote(customer, { registrationNo: 'KJA-456FG' })]
      const token = await widgetToken(customer.client, one.id)
      expect(await send(token, other.id)).toBe(404)
      expect(await stateOf(customer, other.id)).toEqual({ status: 'Unpaid' })
      expect(await send(token, one.id)).toBe(200)
    },
  )

  test('[SIGN-06: token of the widget] answers of another quote alike, whosever it is, or if there is none', async () => {
    const [customer, stranger] = [await newCustomer(origin), await newCustomer(origin)]
    const [own, more, theirs] = [await motorQuote(customer), await motorQuote(customer), await motorQuote(stranger)]
    const widget = rawClient(sandboxWidgetOrigin(), await widgetToken(customer.client, own.id))
    const answers = await Promise.all(
      [more.id, theirs.id, 999_999_999].map(async (id) => {
        const { status, text } = await widget.get(`/pay/quote?quoteId=${id}`)
        return [status, text.replaceAll(String(id), '')]
      }),
    )
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect(answers[0]?.[0]).toBe(404)
  })
})

describe('Getaccess', () => {
  test('[SIGN-06: token of the widget] without a quote gives a token for the customer’s newest one that is unpaid', async () => {
    const [customer, stranger] = [await newCustomer(origin), await newCustomer(origin)]
    const [first, second] = [await motorQuote(customer), await motorQuote(customer, { registrationNo: 'KJA-456FG' })]
    const theirs = await motorQuote(stranger)
    const opened = async () => {
      const token = await widgetToken(customer.client)
      return Promise.all([first.id, second.id, theirs.id].map((id) => get(token, id)))
    }
    expect(await opened()).toEqual([404, 200, 404])
    const widget = widgetClient(sandboxWidgetOrigin(), customer.client)
    expect((await widget.post('/pay/mandate', { quoteId: second.id, ...mandate() })).status).toBe(200)
    expect(await opened()).toEqual([200, 404, 404])
    expect((await widget.post('/pay/card', { quoteId: first.id, ...card })).status).toBe(200)
    expect(await opened()).toEqual([404, 404, 404])
  })

  test('[SIGN-06: token of the widget] gives a token for a paid quote, which the widget shows as paid', async () => {
    const customer = await newCustomer(origin)
    const { id } = await motorQuote(customer)
    const widget = widgetClient(sandboxWidgetOrigin(), customer.client)
    await widget.post('/pay/card', { quoteId: id, ...card })
    expect((await widget.quote(id)).result).toMatchObject({ status: 'Paid' })
  })
})

test('[SIGN-06: token of the widget] the token of the widget ends with the log-out of its session, and with no other', async () => {
  const customer = await newCustomer(origin)
  const { emailAddress, client } = customer
  const { id } = await motorQuote(customer)
  const second = client.withToken(tokenOf((await logIn(rawClient(origin), emailAddress, PASSWORD)).result))
  const [ofFirst, ofSecond] = [await widgetToken(client, id), await widgetToken(second, id)]
  expect(await Promise.all([ofFirst, ofSecond].map((token) => get(token, id)))).toEqual([200, 200])
  await client.get('/api/TokenAuth/LogOut')
  expect(await Promise.all([ofFirst, ofSecond].map((token) => get(token, id)))).toEqual([401, 200])
})
