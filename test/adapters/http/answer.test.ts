/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { pagedQuery } from '../../../src/adapters/http/paging'
import { sendEmailActivationLink } from '../../../src/contract/activation'
import { getPaymentByQuote } from '../../../src/contract/payment'
import { getPolicies } from '../../../src/contract/policy'
import { getCurrentUserProfile } from '../../../src/contract/profile'
import { quoteCalls } from '../../../src/contract/quote-calls'
import { authenticate } from '../../../src/contract/token-auth'
import { json, refusal, result, text, type Reply } from '../../support/scripted-fetch'
import { aCall, startClient, withoutCode } from './client-setup'

const profile = { emailAddress: 'a@portal.test' }
/** After an outage the request is retried once, so every reply is sent twice. */
const read = (reply: Reply, token = 'the-token') => {
  const client = startClient({ replies: [reply, reply], token })
  return { ...client, outcome: client.http(getCurrentUserProfile, {}, aCall())() }
}
const logIn = (reply: Reply, token?: string) => {
  const client = startClient({ replies: [reply], ...(token === undefined ? {} : { token }) })
  const body = { userNameOrEmailAddress: 'a@portal.test', password: 'x', tenantId: 1, ...withoutCode }
  return { ...client, outcome: client.http(authenticate, { body }, aCall())() }
}

const answer = {
  code: 4,
  message: 'No.',
  details: 'Because.',
  violations: [
    { message: 'Odd.', fields: ['name'] },
    { message: '', fields: [] },
  ],
}
const error = {
  code: 4,
  message: 'No.',
  details: 'Because.',
  validationErrors: [
    { message: 'Odd.', members: ['name'] },
    { message: undefined, members: undefined },
  ],
}

describe('a response', () => {
  test('[WIRE-03] is unwrapped from result; null counts as missing, and extra fields are dropped', async () => {
    const outcome = await read(result({ ...profile, name: null, kycStatus: 'Brand new', odd: { extra: 1 } })).outcome
    expect(outcome).toEqual(right({ ...profile, kycStatus: 'Brand new' }))
    expect(outcome).not.toHaveProperty('right.odd')
  })

  test('[WIRE-03] of a call that only confirms may contain anything', async () => {
    const { http } = startClient({ replies: [result({ whatever: true })] })
    const outcome = await http(sendEmailActivationLink, { body: { emailAddress: 'a@portal.test' } }, aCall())()
    expect(outcome).toEqual(right(undefined))
  })

  test.each([
    [null, 'result'],
    ['text', 'result'],
    [{ totalCount: 1, items: [{}] }, 'result.items.0.id'],
    [{ totalCount: 1, items: [{ id: {} }] }, 'result.items.0.id'],
    [{ totalCount: 1 }, 'result.items'],
  ])('[WIRE-03] of another shape (%j) names the call and the field', async (value, path) => {
    const { http, reported } = startClient({ replies: [result(value)] })
    expect(await http(getPolicies, { query: pagedQuery({ skip: 0, take: 10 }) }, aCall())()).toEqual(
      left({ _tag: 'ContractBroken', call: 'Policy/GetAll', path: expect.stringMatching(path) }),
    )
    expect(reported[0]).toBe(`Policy/GetAll ${path}`)
  })

  test('[ABP-03] has 100 rows although one field cannot be read; the field is missing and reported', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ id: index, payment: { fees: 12.5, currency: 'NGN' } }))
    const broken = items.with(41, { id: 41, payment: { fees: { amount: 12 } as never, currency: 'NGN' } })
    const { http, reported } = startClient({ replies: [result({ totalCount: 100, items: broken })] })
    const outcome = await http(getPolicies, { query: pagedQuery({ skip: 0, take: 100 }) }, aCall())()
    expect(outcome).toEqual(
      right({
        totalCount: 100,
        items: items.with(41, { id: 41, payment: { fees: undefined as never, currency: 'NGN' } }),
      }),
    )
    expect(reported).toEqual(['Policy/GetAll result.items.41.payment.fees'])
  })

  test('[ABP-03] of a whole part that cannot be read is without that part', async () => {
    const items = [{ id: 1, policyNo: 7, quote: 'Q1', payment: [] }]
    const { http, reported } = startClient({ replies: [result({ totalCount: 1, items })] })
    const outcome = await http(getPolicies, { query: pagedQuery({ skip: 0, take: 10 }) }, aCall())()
    expect(outcome).toEqual(right({ totalCount: 1, items: [{ id: 1 }] }))
    expect(reported).toEqual([
      'Policy/GetAll result.items.0.policyNo',
      'Policy/GetAll result.items.0.quote',
      'Policy/GetAll result.items.0.payment',
    ])
  })

  test.each([
    ['a token', authenticate, { accessToken: { value: 'x' } }],
    ['a payment state', getPaymentByQuote, { status: null }],
    ['a premium', quoteCalls.healthQuote, { id: 1, totalPremium: 'much', product: {} }],
    ['a price', quoteCalls.healthQuote, { id: 1, totalPremium: 5, product: { price: 'five' } }],
  ] as const)('[ABP-03] without %s that can be read is an error', async (_, row, value) => {
    const { http } = startClient({ replies: [result(value)] })
    const send = http as unknown as (...call: unknown[]) => () => Promise<unknown>
    const body = {
      userNameOrEmailAddress: 'a',
      password: 'b',
      tenantId: 1,
      signature: 'c',
      productId: 1,
      subCode: 'Silver',
    }
    expect(await send(row, { query: { quoteId: 1 }, body }, aCall())()).toMatchObject(left({ _tag: 'ContractBroken' }))
  })

  test('[ABP-03] of a failure is read although a part of its error cannot be', async () => {
    const refused = {
      success: false,
      error: { code: {}, message: 'No.', validationErrors: [null, { message: 'Odd.', members: 'name' }] },
    }
    expect(await read(json(500, refused)).outcome).toMatchObject(left({ _tag: 'Rejected', message: 'No.' }))
  })

  test.each([200, 400, 409, 413, 500])(
    '[AUTH-07: error] with an error is a failure with its words at status %i',
    async (status) => {
      expect(await read(refusal(status, error)).outcome).toEqual(left({ _tag: 'Rejected', ...answer }))
    },
  )

  test('[AUTH-07: error] with an error is a failure even if success is true', async () => {
    const body = { success: true, error: { message: 'No.' }, result: { accessToken: 'x' } }
    expect(await logIn(json(200, body)).outcome).toMatchObject(left({ _tag: 'Rejected', message: 'No.' }))
  })

  test('without success and without an error is a failure too', async () => {
    const outcome = await read(json(200, { success: false, error: null, result: null })).outcome
    expect(outcome).toEqual(left({ _tag: 'Rejected', code: 0, message: undefined, details: undefined, violations: [] }))
  })

  test.each([
    [403, 'Forbidden', 'nothing', ''],
    [404, 'NotFound', 'nothing', ''],
    [403, 'Forbidden', 'a page', '<h1>Forbidden</h1>'],
    [404, 'NotFound', 'a page', '<h1>Not found</h1>'],
    [403, 'Forbidden', 'other JSON', '{"status":403}'],
    [404, 'NotFound', 'other JSON', '{"title":"Not Found","status":404}'],
  ])('[ABP-01] %i is %s with %s as its body, and is not retried', async (status, tag, _, body) => {
    const { outcome, requests, store } = read(text(status, body))
    expect(await outcome).toEqual(left({ _tag: tag, answer: undefined }))
    expect(requests).toHaveLength(1)
    expect(store.state.token).toBe('the-token')
  })

  test.each([
    [403, 'Forbidden'],
    [404, 'NotFound'],
  ])('[SESS-05] [ABP-01] %i does not end the session, whatever unAuthorizedRequest is', async (status, tag) => {
    const { outcome, store } = read(refusal(status, error))
    expect(await outcome).toEqual(left({ _tag: tag, answer }))
    expect(store.state.token).toBe('the-token')
  })

  test.each([
    [{ 'retry-after': '17' }, 17],
    [{ 'retry-after': '0.2' }, 1],
    [{}, 60],
    [{ 'retry-after': 'soon' }, 60],
    [{ 'retry-after': '-5' }, 60],
  ])('[ERR-04] 429 has the time until a retry: %j', async (headers, retryAfter) => {
    expect(await read(refusal(429, error, headers)).outcome).toEqual(left({ _tag: 'RateLimited', retryAfter, answer }))
  })

  const whole = JSON.stringify({ success: true, result: profile })
  test.each([
    ['a page of a proxy', text(200, '<html><body>Hello</body></html>')],
    ['a page of a proxy with 500', text(500, '<h1>Oops</h1>')],
    ['nothing', text(200, '')],
    ['a truncated response', text(200, whole.slice(0, -5))],
    ['the bare result', json(200, profile)],
    ['a list', json(200, [])],
    ['null', text(200, 'null')],
    ['502 with an envelope', refusal(502, error)],
    ['503', text(503, '')],
    ['503 with an envelope', refusal(503, error)],
    ['504', text(504, 'Gateway Timeout')],
    ['504 with an envelope', refusal(504, error)],
    ['500 that claims success', json(500, { success: true, result: profile })],
  ])('[RUN-03: portal] [AUTH-21] %s is an outage', async (_, reply) => {
    expect(await read(reply).outcome).toEqual(left({ _tag: 'Outage' }))
  })
})

describe('401', () => {
  test('[SESS-05] [SESS-08] refuses the token that the request was sent with', async () => {
    const { outcome, store } = read(refusal(401, error))
    const heard: string[] = []
    store.watch((change) => heard.push(change))
    expect(await outcome).toEqual(left({ _tag: 'Unauthorised', answer }))
    expect(store.state.token).toBeUndefined()
    expect(heard).toEqual(['refused'])
  })

  test('[SESS-05] without an envelope ends the session as well', async () => {
    const { outcome, store } = read(text(401, ''))
    expect(await outcome).toEqual(left({ _tag: 'Unauthorised', answer: undefined }))
    expect(store.state.token).toBeUndefined()
  })

  test('[ABP-01] is meant by a redirect to the log-in page of stock ABP', async () => {
    const page = () => {
      const response = new Response('<html></html>', { status: 200 })
      return Promise.resolve(
        Object.defineProperties(response, {
          redirected: { value: true },
          url: { value: 'https://abp.example/Account/Login?ReturnUrl=%2Fapi' },
        }),
      )
    }
    const { outcome, store } = read(page)
    expect(await outcome).toEqual(left({ _tag: 'Unauthorised', answer: undefined }))
    expect(store.state.token).toBeUndefined()
  })

  test('[SESS-08] is ignored if another token has been stored meanwhile', async () => {
    const { outcome, store } = read((request) => {
      store.state.token = 'a newer one'
      return refusal(401, error)(request)
    })
    expect(await outcome).toMatchObject(left({ _tag: 'Unauthorised' }))
    expect(store.state.token).toBe('a newer one')
  })

  test.each([
    ['with a message', refusal(401, error), { _tag: 'Rejected', message: 'No.' }],
    ['without', text(401, ''), { _tag: 'Outage' }],
  ])('of a call that needs no log-in, %s, does not end the session', async (_, reply, failure) => {
    const { outcome, store } = logIn(reply, 'the-token')
    expect(await outcome).toMatchObject(left(failure))
    expect(store.state.token).toBe('the-token')
  })
})
