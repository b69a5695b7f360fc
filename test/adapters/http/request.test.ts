/** @jest-environment node */
import { register } from '../../../src/contract/account'
import { getBanks } from '../../../src/contract/kyc'
import { getCurrentUserProfile } from '../../../src/contract/profile'
import { authenticate, logOut } from '../../../src/contract/token-auth'
import { result, text } from '../../support/scripted-fetch'
import { aCall, startClient, withoutCode } from './client-setup'

const credentials = { userNameOrEmailAddress: 'a@portal.test', password: 'secret ', tenantId: 1, ...withoutCode }

describe('a request', () => {
  test('[WIRE-01] [TAP-22: language] has exactly the headers of the specification, and asks for English', async () => {
    const { http, requests } = startClient({ replies: [result({})] })
    await http(authenticate, { body: credentials }, aCall())()
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      url: '/api/TokenAuth/Authenticate',
      method: 'POST',
      body: JSON.stringify(credentials),
      credentials: 'omit',
      cache: 'no-store',
    })
    expect(requests[0]?.headers).toEqual({
      'Content-Type': 'application/json-patch+json',
      Accept: '*/*',
      'Accept-Language': 'en',
      'X-XSRF-TOKEN': 'null',
    })
  })

  test('[WIRE-01] has the token that is stored at the time of the call, if any', async () => {
    const { http, requests, store } = startClient({ replies: [result({}), result({})], token: 'first' })
    await http(getCurrentUserProfile, {}, aCall())()
    store.saveToken('second')
    await http(getCurrentUserProfile, {}, aCall())()
    expect(requests.map(({ headers }) => headers)).toMatchObject([
      { Authorization: 'Bearer first', 'Content-Type': 'application/json-patch+json', Accept: '*/*' },
      { Authorization: 'Bearer second' },
    ])
  })

  test('[TAP-13: the server’s day] gives every answer to the clock', async () => {
    const { http, answers } = startClient({ replies: [result({}), text(500, '<html>')] })
    await http(getCurrentUserProfile, {}, aCall())()
    await http(authenticate, { body: credentials }, aCall())()
    expect(answers.map(({ status }) => status)).toEqual([200, 500])
  })

  test('has no body for a read', async () => {
    const { http, requests } = startClient({ replies: [result({})] })
    await http(getCurrentUserProfile, {}, aCall())()
    expect(requests[0]).toMatchObject({ method: 'GET', cache: 'no-store' })
    expect(requests[0]).not.toHaveProperty('body')
  })

  test('has the parameters in its address, without missing ones', async () => {
    const { http, requests } = startClient({ replies: [result({ items: [] })] })
    await http(
      getBanks,
      { query: { MaxResultCount: 300, SkipCount: undefined, Sorting: undefined, Filter: 'a&b' } },
      aCall(),
    )()
    expect(requests[0]?.url.toLowerCase()).toBe('/api/services/app/bank/getall?maxresultcount=300&filter=a%26b')
  })

  test.each([
    ['', '/api/TokenAuth/LogOut'],
    ['https://api.portal.test', 'https://api.portal.test/api/TokenAuth/LogOut'],
    ['https://api.portal.test//', 'https://api.portal.test/api/TokenAuth/LogOut'],
    ['http://localhost:21021/under', 'http://localhost:21021/under/api/TokenAuth/LogOut'],
  ])('[WIRE-04] is sent to the host of the configuration: %p', async (apiHost, url) => {
    const { http, requests } = startClient({ replies: [result(null)], apiHost })
    await http(logOut, {}, aCall())()
    expect(requests[0]?.url).toBe(url)
  })

  test('[WIRE-04] reads the configuration when it is sent, not earlier', async () => {
    let asked = 0
    const { http, requests } = startClient({
      replies: [result(null)],
      configuration: () => {
        asked += 1
        return Promise.resolve({ apiHost: 'https://later.portal.test', tenantHeader: undefined })
      },
    })
    const call = http(logOut, {}, aCall())
    expect(asked).toBe(0)
    await call()
    expect(asked).toBe(1)
    expect(requests[0]?.url).toMatch(/^https:\/\/later\.portal\.test\//)
  })

  test('has the tenant header if the configuration names one', async () => {
    const { http, requests } = startClient({ replies: [result(null)], tenantHeader: 'Abp-TenantId' })
    await http(logOut, {}, aCall())()
    expect(requests[0]?.headers).toMatchObject({ 'Abp-TenantId': '1' })
  })

  test('outlives the page only on request', async () => {
    const { http, requests } = startClient({ replies: [result(null), result(null)] })
    await http(logOut, {}, aCall(), { keepalive: true })()
    await http(logOut, {}, aCall())()
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })

  test('never has a password in its address', async () => {
    const { http, requests } = startClient({ replies: [result({})] })
    const body = { name: 'A', surname: 'B', userName: 'a', emailAddress: 'a@portal.test', captchaResponse: 'x' }
    await http(register, { body: { ...body, password: 'canary-password', referralCode: '' } }, aCall())()
    expect(requests[0]?.url).not.toContain('canary')
    expect(requests[0]?.body).toContain('canary-password')
  })
})
