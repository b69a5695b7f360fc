/** @jest-environment node */
import { left, right } from 'fp-ts/Either'
import { sendEmailActivationLink } from '../../../src/contract/account'
import { getCurrentUserProfile } from '../../../src/contract/profile'
import { authenticate } from '../../../src/contract/token-auth'
import { json, refusal, result, text, type Reply } from '../../support/scripted-fetch'
import { aCall, startClient } from './client-setup'

const profile = { emailAddress: 'a@portal.test' }
/** After an outage the request is retried once, so every reply is sent twice. */
const read = (reply: Reply, token = 'the-token') => {
  const client = startClient({ replies: [reply, reply], token })
  return { ...client, outcome: client.http(getCurrentUserProfile, {}, aCall())() }
}
const logIn = (reply: Reply, token?: string) => {
  const client = startClient({ replies: [reply], ...(token === undefined ? {} : { token }) })
  const body = { userNameOrEmailAddress: 'a@portal.test', password: 'x', tenantId: 1 }
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
    [{ emailAddress: 7 }, 'result.emailAddress'],
    [{ dateOfBirth: 5 }, 'result.dateOfBirth'],
    [null, 'result'],
    ['text', 'result'],
  ])('[WIRE-03] of another shape (%j) names the call and the field', async (value, path) => {
    expect(await read(result(value)).outcome).toEqual(
      left({ _tag: 'ContractBroken', call: 'Profile/GetCurrentUserProfileForEdit', path }),
    )
  })

  test.each([200, 400, 409, 413, 500])(
    '[AUTH-07] with an error is a failure with its words at status %i',
    async (status) => {
      expect(await read(refusal(status, error)).outcome).toEqual(left({ _tag: 'Rejected', ...answer }))
    },
  )

  test('[AUTH-07] with an error is a failure even if success is true', async () => {
    const body = { success: true, error: { message: 'No.' }, result: { accessToken: 'x' } }
    expect(await logIn(json(200, body)).outcome).toMatchObject(left({ _tag: 'Rejected', message: 'No.' }))
  })

  test('without success and without an error is a failure too', async () => {
    const outcome = await read(json(200, { success: false, error: null, result: null })).outcome
    expect(outcome).toEqual(left({ _tag: 'Rejected', code: 0, message: undefined, details: undefined, violations: [] }))
  })

  test.each([
    [403, 'Forbidden'],
    [404, 'NotFound'],
  ])('[SESS-05] %i does not end the session, whatever unAuthorizedRequest is', async (status, tag) => {
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
  ])('[AUTH-21] %s is an outage', async (_, reply) => {
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
