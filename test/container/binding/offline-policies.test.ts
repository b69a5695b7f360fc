import { left } from 'fp-ts/Either'
import { prepareInstalled } from '../../../src/container/binding/offline-policies'
import { openedResetLink } from '../../../src/container/opened-reset-link'
import { storedToken } from '../../../src/container/stored-token'
import { OfflinePolicies } from '../../../src/ports/offline-policies'
import { startPortal } from '../start-portal'

type Browser = Parameters<typeof prepareInstalled>[0]

/** A browser of this vendor; `installed` is how it says that the portal was installed. */
const as = (vendor: string, installed: 'no' | 'by display mode' | 'by standalone' = 'no') => {
  jest.spyOn(window.navigator, 'vendor', 'get').mockReturnValue(vendor)
  Object.defineProperty(window.navigator, 'standalone', { value: installed === 'by standalone', configurable: true })
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: installed === 'by display mode' && media === '(display-mode: standalone)',
      }) as MediaQueryList,
  )
}

const offlinePolicies = async (): Promise<OfflinePolicies> => {
  const { container, features } = startPortal()
  await features.offlinePolicies()
  return container.get<OfflinePolicies>(OfflinePolicies)
}

describe('[KEEP-01] a browser that may evict the offline policies', () => {
  test.each([
    ['Apple Computer, Inc.', 'no', true],
    ['Apple Computer, Inc.', 'by display mode', false],
    ['Apple Computer, Inc.', 'by standalone', false],
    ['Google Inc.', 'no', false],
    ['Not Apple', 'no', false],
    ['', 'no', false],
  ] as const)('from "%s", installed: %s, is one: %s', async (vendor, installed, forgets) => {
    as(vendor, installed)
    expect((await offlinePolicies()).canBeEvicted()).toBe(forgets)
  })
})

test('[KEEP-01] what keeps policies is loaded with its first use', async () => {
  const owner = 'customer@portal.test'
  window.localStorage.setItem('kept', `=${owner}`)
  const kept = await offlinePolicies()
  // This browser has no database to keep them in.
  const results = [await kept.read(owner)(), await kept.remove({ owner, id: '7' })()]
  expect(results).toEqual([left('blocked'), left('blocked')])
})

describe('[KEEP-02] the service worker of an installed portal', () => {
  /** A browser that records what it registers, and when it was installed. */
  const start = (installed: boolean) => {
    const registered: unknown[] = []
    const browser = Object.assign(new EventTarget(), {
      matchMedia: () => ({ matches: installed }),
      navigator: {
        serviceWorker: {
          getRegistration: () => Promise.resolve(undefined),
          register: (address: unknown) => (registered.push(address), Promise.reject(new TypeError('offline'))),
        },
      },
    })
    prepareInstalled(browser as unknown as Browser)
    return { browser, registered }
  }
  const loaded = () => new Promise((resolve) => setTimeout(resolve, 0))

  test('is registered at the start', async () => {
    const { registered } = start(true)
    await loaded()
    expect(registered).toHaveLength(1)
  })

  test('is registered when the portal is being installed, and not before', async () => {
    const { browser, registered } = start(false)
    await loaded()
    expect(registered).toEqual([])
    browser.dispatchEvent(new Event('appinstalled'))
    await loaded()
    expect(registered).toHaveLength(1)
  })
})

describe('before the container exists', () => {
  afterEach(() => {
    window.localStorage.clear()
    window.history.replaceState(null, '', '/')
  })

  test('the stored token decides which screen comes first', () => {
    expect(storedToken(window)).toBeUndefined()
    window.localStorage.setItem('token', 'a-token')
    expect(storedToken(window)).toBe('a-token')
  })

  test('[ACC-02] the link of a reset mail is taken out of the address', () => {
    window.history.replaceState(null, '', '/login#reset?userId=7&resetCode=code')
    expect(openedResetLink(window).read()).toMatchObject({ userId: '7', resetCode: 'code' })
    expect(window.location.hash).toBe('#reset')
  })
})
