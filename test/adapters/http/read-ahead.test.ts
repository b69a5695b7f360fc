/** @jest-environment node */
import { makeHttpClient } from '../../../src/adapters/http/client'
import { firstReadsOf } from '../../../src/adapters/http/first-reads'
import { makeReadAhead } from '../../../src/adapters/http/read-ahead'
import { verifyBvn } from '../../../src/contract/kyc'
import { getPolicies } from '../../../src/contract/policy'
import { broken, result, scriptedFetch, silence, type Reply } from '../../support/scripted-fetch'
import { memoryStore, switchedConnectivity } from '../../support/scripted-surroundings'
import { aCall } from './client-setup'

const list = (totalCount: number): Reply => result({ items: [], totalCount })

/** The client and what reads ahead of it, for a customer on a scripted server. */
const start = (...replies: readonly Reply[]) => {
  const { fetch, requests } = scriptedFetch(...replies)
  const store = memoryStore('a-token')
  const configuration = () => Promise.resolve({ apiHost: '', tenantHeader: undefined })
  const ahead = makeReadAhead({ configuration, token: store.token, fetch })
  const http = makeHttpClient({
    configuration,
    store,
    connectivity: switchedConnectivity(true),
    fetch: ahead.fetch,
    onAnswer: () => undefined,
    tracked: (send) => send,
    report: () => undefined,
    now: Date.now,
  })
  const open = async (screen: 'policies' | 'chat') => {
    ahead.readAhead(firstReadsOf({ screen }))
    await jest.advanceTimersByTimeAsync(0)
  }
  const firstPage = (call = aCall()) =>
    http(getPolicies, { query: { SkipCount: 0, MaxResultCount: 10, Sorting: undefined, Filter: undefined } }, call)()
  return { open, firstPage, http, store, requests }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what a screen begins with', () => {
  test('is requested before the screen asks for it, and once', async () => {
    const { open, firstPage, requests } = start(list(7))
    await open('policies')
    expect(requests.map(({ url }) => url)).toEqual(['/api/services/app/Policy/GetAll?SkipCount=0&MaxResultCount=10'])
    expect(await firstPage()).toMatchObject({ _tag: 'Right', right: { totalCount: 7 } })
    expect(requests).toHaveLength(1)
  })

  test('[WIRE-01] is requested with the headers of every call', async () => {
    const { open, requests } = start(list(7))
    await open('policies')
    expect(requests[0]).toMatchObject({
      method: 'GET',
      headers: { Authorization: 'Bearer a-token', 'Content-Type': 'application/json-patch+json', Accept: '*/*' },
      credentials: 'omit',
      cache: 'no-store',
    })
  })

  test('serves one request: the next one is sent', async () => {
    const { open, firstPage, requests } = start(list(7), list(8))
    await open('policies')
    await firstPage()
    expect(await firstPage()).toMatchObject({ right: { totalCount: 8 } })
    expect(requests).toHaveLength(2)
  })

  test('never reaches another customer', async () => {
    const { open, firstPage, store } = start(list(7), list(8))
    await open('policies')
    store.saveToken('another-token')
    expect(await firstPage()).toMatchObject({ right: { totalCount: 8 } })
  })

  test('[SESS-02] is not requested without a token', async () => {
    const { open, store, requests } = start()
    await store.clear()
    await open('policies')
    expect(requests).toEqual([])
  })

  test('is requested again after a write', async () => {
    const { open, firstPage, http } = start(list(7), result({}), list(8))
    await open('policies')
    await http(verifyBvn, { body: { bvn: '12345678901' } }, aCall())()
    expect(await firstPage()).toMatchObject({ right: { totalCount: 8 } })
  })

  test('is cancelled when another screen is opened', async () => {
    const { open, firstPage, requests } = start(silence, list(8))
    await open('policies')
    await open('chat')
    expect(requests[0]?.signal?.aborted).toBe(true)
    expect(await firstPage()).toMatchObject({ right: { totalCount: 8 } })
  })

  test('is requested again when it has waited for ten seconds', async () => {
    const { open, firstPage } = start(list(7), list(8))
    await open('policies')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await firstPage()).toMatchObject({ right: { totalCount: 8 } })
  })

  test('does not count as a try of the screen when its connection breaks before', async () => {
    const { open, firstPage, requests } = start(broken, list(8))
    await open('policies')
    expect(await firstPage()).toMatchObject({ right: { totalCount: 8 } })
    expect(requests).toHaveLength(2)
  })

  test('is cancelled with the screen that waits for it', async () => {
    const { open, firstPage, requests } = start(silence)
    await open('policies')
    const screen = new AbortController()
    const answer = firstPage({ signal: screen.signal })
    await jest.advanceTimersByTimeAsync(0)
    screen.abort()
    expect(await answer).toMatchObject({ left: { _tag: 'Cancelled' } })
    expect(requests[0]?.signal?.aborted).toBe(true)
  })
})

describe('the first reads of an address', () => {
  test('are none if it names more than a screen', () => {
    expect(firstReadsOf({ screen: 'policies', page: 2 })).toEqual([])
    expect(firstReadsOf({ screen: 'policies', record: '7' })).toEqual([])
  })

  test('are none for a screen that begins with what the profile decides, and for no screen', () => {
    expect(firstReadsOf({ screen: 'dashboard' })).toEqual([])
    expect(firstReadsOf(undefined)).toEqual([])
  })
})
