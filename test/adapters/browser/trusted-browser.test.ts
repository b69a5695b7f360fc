import { makeSafeStorage } from '../../../src/adapters/browser/storage'
import { makeTrustedBrowser } from '../../../src/adapters/browser/trusted-browser'

afterEach(() => {
  window.localStorage.clear()
})

type Parts = {
  readonly protocol?: string
  readonly cookie?: string
  readonly loadedAt?: string | undefined
  readonly onLine?: boolean
}

/** A browser that records the cookie that is written. */
const browserAt = ({ protocol = 'https:', cookie = '', loadedAt = '/login', onLine = true }: Parts) => {
  const document = { cookie }
  const entries = loadedAt === '' ? [] : [{ name: `https://portal.test${loadedAt}` }]
  const performance = { getEntriesByType: () => entries } as unknown as Performance
  const local = makeSafeStorage(() => window.localStorage)
  return {
    document,
    browser: makeTrustedBrowser({ document, location: { protocol }, performance }, local, { isOnline: () => onLine }),
  }
}

describe('[SIGN-01: trusted browser] the mark of a trusted browser', () => {
  test('is a cookie of log-in alone, for 30 days, that no other site sends', () => {
    const { document, browser } = browserAt({ protocol: 'http:' })
    browser.save('a.b=c; d')
    expect(document.cookie).toBe('trusted-browser=a.b%3Dc%3B%20d; Path=/login; Max-Age=2592000; SameSite=Strict')
  })

  test('is secure where the portal is', () => {
    const { document, browser } = browserAt({})
    browser.save('mark')
    expect(document.cookie).toBe('__Secure-trusted-browser=mark; Path=/login; Max-Age=2592000; SameSite=Strict; Secure')
  })

  test.each([
    ['', undefined],
    ['other=1', undefined],
    ['not-trusted-browser=1', undefined],
    ['trusted-browser=', undefined],
    ['trusted-browser=%E0%A4%A', undefined],
    ['trusted-browser=a.b%3Dc%3B%20d', 'a.b=c; d'],
    ['first=1; trusted-browser=mark; last=2', 'mark'],
  ])('in the cookies %j is %j', (cookie, mark) => {
    expect(browserAt({ cookie, protocol: 'http:' }).browser.read()).toBe(mark)
    const overTls = cookie.replace('trusted-browser=', '__Secure-trusted-browser=')
    expect(browserAt({ cookie: overTls }).browser.read()).toBe(overTls.includes('not-') ? undefined : mark)
  })

  test('is out of reach for a document that was loaded elsewhere, once there was one', () => {
    const elsewhere = () => browserAt({ loadedAt: '/dashboard/policies?page=2' }).browser.isOutOfReach()
    expect(elsewhere()).toBe(false)
    browserAt({}).browser.save('mark')
    expect(browserAt({ loadedAt: '/login?from=mail#ended' }).browser.isOutOfReach()).toBe(false)
    expect(browserAt({ loadedAt: '' }).browser.isOutOfReach()).toBe(false)
    expect(browserAt({ loadedAt: '/dashboard', onLine: false }).browser.isOutOfReach()).toBe(false)
    expect(elsewhere()).toBe(true)
    window.localStorage.clear()
    expect(elsewhere()).toBe(false)
    browserAt({ cookie: '__Secure-trusted-browser=mark' }).browser.read()
    expect(elsewhere()).toBe(true)
  })

  test('is looked for once, however often the document of log-in does not come, and again when it was read', () => {
    const elsewhere = () => browserAt({ loadedAt: '/dashboard' }).browser.isOutOfReach()
    browserAt({}).browser.save('mark')
    expect([elsewhere(), elsewhere(), elsewhere()]).toEqual([true, false, false])
    browserAt({ cookie: '__Secure-trusted-browser=mark' }).browser.read()
    expect(elsewhere()).toBe(true)
  })
})
