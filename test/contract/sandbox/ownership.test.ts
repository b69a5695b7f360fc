import { endpoints } from '../../../src/contract/table'
import { fieldsOf } from '../../support/codec-fields'
import { card, document, motorQuote, newCustomer, registered, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { byIdOf, seeded } from '../../support/paged-lists'
import { beneficiary, demoCustomer, editedBeneficiary, saveBeneficiary } from '../../support/people'
import { rawClient, type RawClient } from '../../support/raw-client'
import { todayInLagos } from '../../support/today-in-lagos'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()
const app = '/api/services/app'

/** Parameters that identify entities of the catalogue, which is public. */
const catalogue = ['CategoryId', 'VehicleMakeId', 'productId']

type Send = (client: RawClient, id: string) => ReturnType<RawClient['get']>
const get =
  (path: string): Send =>
  (client, id) =>
    client.get(`${app}/${path}=${id}`)

/** Every call whose query identifies an entity of a customer, by row and parameter. */
const owned: Readonly<Record<string, Send>> = {
  'Policy/GetById?id': get('Policy/GetById?id'),
  'UserProduct/GetById?Id': get('UserProduct/GetById?Id'),
  'Mandate/GetById?id': get('Mandate/GetById?id'),
  'TokenAuth/Getaccess?quoteId': (client, id) => client.get(`/api/TokenAuth/Getaccess?quoteId=${id}`),
  'Payment/GetByQuote?quoteId': get('Payment/GetByQuote?quoteId'),
  'Quote/GetById?id': get('Quote/GetById?id'),
  'Beneficiary/GetById?id': get('Beneficiary/GetById?id'),
  'Beneficiary/Save?id': (client, id) => saveBeneficiary({ client }, editedBeneficiary({ surname: 'Stranger' }), id),
  'Referral/GetById?id': get('Referral/GetById?id'),
  ...Object.fromEntries(seeded.map((list) => [`${byIdOf(list)}?id`, get(`${byIdOf(list)}?id`)])),
}

const widget = (client: RawClient) => widgetClient(sandboxWidgetOrigin(), client)
const mandate = () => ({
  accountNumber: '0000014579',
  bankId: 7,
  frequency: 'Monthly',
  startDate: todayInLagos(),
  consent: true,
})

/** The calls of the payment widget, which identify a quote. */
const paying: readonly (readonly [string, Send])[] = [
  ['/pay/quote', (client, id) => widget(client).quote(id)],
  ['/pay/card', (client, id) => widget(client).post('/pay/card', { quoteId: id, ...card })],
  ['/pay/mandate/plan', (client, id) => widget(client).post('/pay/mandate/plan', { quoteId: id, ...mandate() })],
  ['/pay/mandate', (client, id) => widget(client).post('/pay/mandate', { quoteId: id, ...mandate() })],
]

let owner: TestCustomer
/** The owner of what no call writes. */
let demo: TestCustomer
let stranger: TestCustomer
let ids: Record<string, string>

/** A customer with one entity of each kind, and a customer without any. */
beforeAll(async () => {
  ;[owner, stranger] = [await newCustomer(origin), await newCustomer(origin)]
  demo = await demoCustomer(origin)
  const [mandated, unpaid] = [await motorQuote(owner), await motorQuote(owner)]
  await widget(owner.client).post('/pay/mandate', { quoteId: mandated.id, ...mandate() })
  await saveBeneficiary(owner, beneficiary())
  const profile = await owner.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
  await registered(origin, { referralCode: Reflect.get(Object(profile.result), 'referralCode') as unknown })
  await owner.client.post(`${app}/Document/Save`, document)
  const first = async (path: string, of = owner) => String((await listOf(of, path)).items[0]?.['id'])
  const [policy, held] = [await first('Policy/GetAll'), await first('Beneficiary/GetAll')]
  ids = {
    'Policy/GetById?id': policy,
    'UserProduct/GetById?Id': await first('UserProduct/GetAll'),
    'Mandate/GetById?id': await first('Mandate/GetAll'),
    'TokenAuth/Getaccess?quoteId': String(unpaid.id),
    'Payment/GetByQuote?quoteId': String(unpaid.id),
    'Quote/GetById?id': String(unpaid.id),
    'Beneficiary/GetById?id': held,
    'Beneficiary/Save?id': held,
    'Referral/GetById?id': await first('Referral/GetAll'),
  }
  for (const list of seeded) ids[`${byIdOf(list)}?id`] = await first(list, demo)
}, 60_000)

test('every call of the table with an id is tested here, except those of the catalogue', () => {
  const taking = Object.values(endpoints).flatMap(({ name, query }) =>
    fieldsOf(query)
      .filter((field) => /id$/i.test(field) && !catalogue.includes(field))
      .map((field) => `${name}?${field}`),
  )
  expect(taking.sort()).toEqual(Object.keys(owned).sort())
})

test.each(Object.entries(owned))(
  '%s with another customer’s id is a 404, as with an unknown one',
  async (name, send) => {
    const id = ids[name] ?? ''
    const [theirs, nobodys] = [await send(stranger.client, id), await send(stranger.client, '999999999')]
    expect(theirs).toMatchObject({ status: 404, success: false, result: null })
    expect(theirs.error?.message).toMatch(/^There is no entity /)
    expect(theirs.text.replaceAll(id, '')).toBe(nobodys.text.replaceAll('999999999', ''))
    expect((await send(rawClient(origin), id)).status).toBe(401)
    const isOfDemo = seeded.some((list) => name.startsWith(byIdOf(list)))
    expect((await send((isOfDemo ? demo : owner).client, id)).status).toBe(200)
  },
)

test.each(paying)('%s with another customer’s quote is a 404, and nothing is paid', async (_, send) => {
  const id = ids['Payment/GetByQuote?quoteId'] ?? ''
  expect(await send(stranger.client, id)).toMatchObject({ status: 404, success: false })
  expect((await send(rawClient(origin), id)).status).toBe(401)
  const state = await owner.client.get(`${app}/Payment/GetByQuote?quoteId=${id}`)
  expect(state.result).toEqual({ status: 'Unpaid' })
})

test('a beneficiary is unchanged after another customer has tried to change it', async () => {
  const { result } = await owner.client.get(`${app}/Beneficiary/GetById?id=${ids['Beneficiary/GetById?id']}`)
  await saveBeneficiary(stranger, editedBeneficiary({ surname: 'Stranger' }), ids['Beneficiary/Save?id'])
  const after = await owner.client.get(`${app}/Beneficiary/GetById?id=${ids['Beneficiary/GetById?id']}`)
  expect(after.result).toEqual(result)
})

test.each([
  ...['Policy/GetAll', 'UserProduct/GetAll', 'Mandate/GetAll'],
  ...['Beneficiary/GetAll', 'Referral/GetAll', 'Document/GetAll', ...seeded],
])('%s shows another customer nothing of the owner', async (path) => {
  expect((await listOf(seeded.includes(path) ? demo : owner, path)).totalCount).toBeGreaterThan(0)
  expect(await listOf(stranger, path)).toEqual({ totalCount: 0, items: [] })
})
