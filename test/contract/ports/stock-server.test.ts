import { left, right } from 'fp-ts/Either'
import { makePaymentPort } from '../../../src/adapters/http/payment'
import { makePolicyPort } from '../../../src/adapters/http/policy'
import { makeSessionPort } from '../../../src/adapters/http/session'
import { makeVerificationPort } from '../../../src/adapters/http/kyc/verification-port'
import { id } from '../../../src/domain/values/id'
import { startStandIn, type StandIn, type StandInOptions } from '../../support/abp/stand-in'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { newCustomer } from '../../support/customer-builder'
import { ownHost } from '../../support/own-host'
import { aBuyer } from './buyer'
import { aCall, connect } from './connect'

/** The portal's client with a server that answers as stock ABP does. */
const standIns: StandIn[] = []
const behind = async (options: StandInOptions, token?: string) => {
  const standIn = await startStandIn(sandboxOrigin, options)
  standIns.push(standIn)
  return connect({ apiHost: standIn.origin, token })
}
afterAll(() => Promise.all(standIns.map((standIn) => standIn.close())))

describe('[ABP-01] a server that answers an unknown call with an empty 404', () => {
  const without: StandInOptions = { without: /Payment\/GetByQuote/i }

  test('has the state of a payment by the policy of the quote', async () => {
    const { customer, quote, payByCard } = await aBuyer()
    await payByCard()
    const { http, sent } = await behind(without, customer.client.token)
    expect(await makePaymentPort(http).state(quote, aCall())()).toEqual(right('paid'))
    expect(sent.map(({ path }) => path.split('?')[0])).toEqual([
      '/api/services/app/Payment/GetByQuote',
      '/api/services/app/Policy/GetAll',
    ])
  })

  test('and has no policy of the quote does not know the state', async () => {
    const { customer, quote } = await aBuyer()
    const { http } = await behind(without, customer.client.token)
    expect(await makePaymentPort(http).state(quote, aCall())()).toEqual(right('unknown'))
  })

  test('is not in an outage', async () => {
    const { http, sent } = await behind({ without: /Policy/i }, (await newCustomer(sandboxOrigin())).client.token)
    expect(await makePolicyPort(http).byId(id(1), aCall())()).toEqual(left({ _tag: 'NotFound', answer: undefined }))
    expect(sent).toHaveLength(1)
  })
})

test.each(['envelope', 'redirect', 'challenge'] as const)(
  '[ABP-01] a lost session (%s) is unauthorised',
  async (lostSession) => {
    const { http, store } = await behind({ lostSession }, 'no.such.token')
    const outcome = await makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())()
    expect(outcome).toMatchObject(left({ _tag: 'Unauthorised' }))
    expect(store.token()).toBeUndefined()
  },
)

test('[ABP-03] enumerations as numbers have the names of the portal', async () => {
  const { client } = await newCustomer(sandboxOrigin())
  const { http, unreadable } = await behind({}, client.token)
  expect(await makeSessionPort(http, ownHost).currentCustomer(undefined, aCall())()).toMatchObject(
    right({ kycStatus: 'NewlyRegistered' }),
  )
  expect(await makeVerificationPort(http).sections(undefined, aCall())()).toMatchObject(
    right(expect.arrayContaining([expect.objectContaining({ field: 'Bvn Info', status: 'Pending' })])),
  )
  expect(unreadable).toEqual([])
})

test('the stand-in promises to keep an idle connection only as long as it does itself', async () => {
  const standIn = await startStandIn(sandboxOrigin)
  standIns.push(standIn)
  const { headers } = await fetch(`${standIn.origin}/api/services/app/Catalogue/None`)
  expect(headers.get('keep-alive')).toBe('timeout=60')
})
