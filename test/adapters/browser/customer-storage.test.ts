import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { adoptUnowned } from '../../../src/adapters/browser/adopt-unowned'
import { makeCustomerStorage } from '../../../src/adapters/browser/customer-storage'
import { makeOwnStorage } from '../../../src/adapters/browser/own-storage'
import { makeSafeStorage } from '../../../src/adapters/browser/storage'
import type { LocalKey, TabKey } from '../../../src/domain/session/stored-items'

const one = { email: 'Àmara@Portal.test', userName: 'amara' }
const other = { email: 'bola@portal.test', userName: 'bola' }
const call = { signal: new AbortController().signal }
const digests = webcrypto as unknown as Crypto
const withoutDigests = { getRandomValues: digests.getRandomValues.bind(digests) }

const adopt = (...given: Parameters<typeof adoptUnowned>) => Promise.resolve(adoptUnowned(...given))

const local = makeSafeStorage<LocalKey>(() => window.localStorage)

/** A page of this browser, in a tab of its own unless one is given. */
const open = ({
  crypto = digests,
  tab = new Map<string, string>(),
}: {
  readonly crypto?: Parameters<typeof makeCustomerStorage>[0]['crypto']
  readonly tab?: Map<string, string>
} = {}) => {
  const owners: unknown[] = []
  const session = { token: 'the-token' as string | undefined }
  const ofTab = makeSafeStorage<TabKey>(
    () =>
      ({
        getItem: (key: string) => tab.get(key) ?? null,
        setItem: (key: string, value: string) => void tab.set(key, value),
        removeItem: (key: string) => void tab.delete(key),
        key: (index: number) => [...tab.keys()][index] ?? null,
        get length() {
          return tab.size
        },
      }) as Storage,
  )
  const offlineData = { setOwner: (...names: unknown[]) => Promise.resolve(void owners.push(names)) }
  const storage = makeCustomerStorage({ local, ofTab, offlineData, token: () => session.token, adopt, crypto })
  return { storage, own: makeOwnStorage(local, storage), tab, owners, session }
}

const stored = () => Object.keys(window.localStorage).sort()
const everything: Readonly<Record<string, string>> = {
  quote: '{}',
  payment: '{}',
  'payment-attempt': '7',
  'paid-order': '{}',
  'draft:kyc-employer': '{}',
  'draft:bola:motor-quote': '{}',
  email: one.email,
}
const storeEverything = () => {
  for (const [key, value] of Object.entries(everything)) window.localStorage.setItem(key, value)
}

beforeEach(() => {
  window.localStorage.clear()
})

describe('[SIGN-08: storage] what the browser holds of a customer', () => {
  test('is read and written by its owner, who is known by a digest', async () => {
    const { storage, own } = open()
    own.set('quote', 'before anybody is known')
    await storage.setOwner(one, call)
    own.set('quote', 'the order')
    expect([own.get('quote'), own.keys().includes('quote')]).toEqual(['the order', true])
    const owner = local.get('owner')
    expect(owner).toMatch(/^[\da-f]{32}\.[\da-f]{64}$/)
    expect(storage.owner()).toBe(owner)
    // The digest's letters are a to f, which do not spell this name by chance.
    expect(JSON.stringify(window.localStorage)).not.toMatch(/amara|portal\.test/i)
  })

  test('is still there when the same customer logs in again, however the address is spelt', async () => {
    const page = open()
    await page.storage.setOwner(one, call)
    storeEverything()
    page.tab.set('place', '/dashboard/policies?policy=7')
    const again = open({ tab: page.tab })
    await again.storage.setOwner({ email: ' A\u0300MARA@portal.TEST ' }, call)
    await again.storage.setOwner({ email: 'a\u0300mara@portal.test', userName: 'amara' }, call)
    expect(stored()).toEqual([...Object.keys(everything), 'owner'].sort())
    expect(page.tab.get('place')).toBe('/dashboard/policies?policy=7')
  })

  test("is gone when another customer's log-in resolves, from this tab too, with what was registered", async () => {
    const page = open()
    await page.storage.setOwner(one, call)
    storeEverything()
    window.localStorage.setItem('token', 'x')
    window.localStorage.setItem('trusted-browser', 'yes')
    page.tab.set('place', '/dashboard/policies?policy=7')
    page.tab.set('gone', '/assets/old.js')
    await page.storage.setOwner({ email: other.email }, call)
    expect(stored()).toEqual(['owner', 'token', 'trusted-browser'])
    expect([...page.tab.keys()].sort()).toEqual(['gone', 'owner'])
  })

  test('keeps the address that its own customer has registered', async () => {
    await open().storage.setOwner(one, call)
    window.localStorage.setItem('email', 'Bola@portal.test')
    await open().storage.setOwner(other, call)
    expect(local.get('email')).toBe('Bola@portal.test')
  })

  test('belongs to no page of another customer: it reads, writes, removes and clears nothing', async () => {
    const [first, second] = [open(), open()]
    await first.storage.setOwner(one, call)
    await second.storage.setOwner(other, call)
    second.own.set('quote', 'of the second')
    first.own.set('quote', 'of the first')
    first.own.remove('quote')
    first.own.clear()
    expect([first.storage.owner(), first.own.get('quote'), first.own.keys()]).toEqual([undefined, undefined, []])
    expect(local.get('quote')).toBe('of the second')
    second.own.remove('quote')
    expect(local.get('quote')).toBeUndefined()
  })

  test('loses the place of a tab that was away when another customer logged in', async () => {
    const [asleep, awake] = [open(), open()]
    await asleep.storage.setOwner(one, call)
    asleep.tab.set('place', '/dashboard/policies?policy=7')
    await awake.storage.setOwner(other, call)
    const later = open({ tab: asleep.tab })
    await later.storage.setOwner(other, call)
    expect(later.tab.has('place')).toBe(false)
  })

  test('[ACC-06] has the place of a link that was opened before anybody was known', async () => {
    const tab = new Map([['place', '/dashboard/mandates']])
    await open().storage.setOwner(one, call)
    await open({ tab }).storage.setOwner({ email: other.email }, call)
    expect(tab.get('place')).toBe('/dashboard/mandates')
  })

  test('stays in a session whose customer has another email address now', async () => {
    const page = open()
    await page.storage.setOwner(one, call)
    storeEverything()
    const before = page.storage.owner()
    await page.storage.setOwner({ email: 'new@portal.test', userName: 'amara' }, call)
    expect(page.storage.owner()).not.toBe(before)
    expect(local.get('draft:kyc-employer')).toBe('{}')
    expect(page.owners.at(-1)).toEqual([page.storage.owner(), [before, 'new@portal.test']])
    page.session.token = 'of-another-log-in'
    await page.storage.setOwner(other, call)
    expect(local.get('draft:kyc-employer')).toBeUndefined()
  })

  test('is not claimed after a log-out, and by the later of two log-ins', async () => {
    const leaving = new AbortController()
    const { storage } = open()
    const claimed = storage.setOwner(one, { signal: leaving.signal })
    leaving.abort()
    await claimed
    expect(stored()).toEqual([])
    const [first, second] = [open(), open()]
    await Promise.all([first.storage.setOwner(one, call), second.storage.setOwner(one, call)])
    expect([first.storage.owner(), second.storage.owner()]).toEqual([local.get('owner'), local.get('owner')])
  })

  test('without digests, for a page without TLS, lives no longer than the session', async () => {
    const page = open({ crypto: withoutDigests })
    await page.storage.setOwner(one, call)
    storeEverything()
    await open({ crypto: withoutDigests }).storage.setOwner(one, call)
    expect(local.get('quote')).toBe('{}')
    page.session.token = 'of-another-log-in'
    await page.storage.setOwner(one, call)
    expect(local.get('quote')).toBeUndefined()
  })
})

describe('[SIGN-08: an earlier release] what was stored without an owner', () => {
  const quote = JSON.stringify({ userEmail: 'BOLA@portal.test' })

  test("waits for the profile, and is the customer's whose name or address it has", async () => {
    storeEverything()
    window.localStorage.setItem('quote', quote)
    window.localStorage.setItem('draft:amara:kyc-document', 'of the other')
    const { storage } = open()
    await storage.setOwner({ email: other.email }, call)
    expect([storage.owner(), local.get('draft:amara:kyc-document')]).toEqual([undefined, 'of the other'])
    await storage.setOwner(other, call)
    const order = ['paid-order', 'payment', 'payment-attempt', 'quote']
    expect(stored()).toEqual(['draft:motor-quote', 'owner', ...order])
  })

  test.each([
    ['has another address', { userEmail: one.email }],
    ['has none', {}],
    ['is not an order', null],
  ])('an order that %s is nobody else’s to see', async (_, order) => {
    storeEverything()
    window.localStorage.setItem('quote', JSON.stringify(order))
    await open().storage.setOwner({ ...other, userName: '' }, call)
    expect(stored()).toEqual(['owner'])
  })

  test('may be unreadable', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        window.localStorage.clear()
        window.localStorage.setItem('quote', text)
        await open().storage.setOwner(other, call)
        expect(stored()).toEqual(['owner'])
      }),
    )
  })
})
