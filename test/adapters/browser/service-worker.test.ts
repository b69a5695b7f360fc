import { registerWorker } from '../../../src/adapters/browser/service-worker'

/** A worker whose installation the test ends. */
const aWorker = (state: ServiceWorkerState) => {
  const worker = Object.assign(new EventTarget(), { state })
  const becomes = (next: ServiceWorkerState) => {
    worker.state = next
    worker.dispatchEvent(new Event('statechange'))
  }
  return Object.assign(worker, { becomes })
}
type Parts = Parameters<typeof registerWorker>[0]

/** A browser whose registration succeeds or fails; `opened` has the caches that were opened before it. */
const start = (register: () => Promise<unknown>, before?: object) => {
  const opened: string[] = []
  const left = new Set<string>()
  const serviceWorker = Object.assign(new EventTarget(), {
    register: register as () => Promise<ServiceWorkerRegistration>,
    getRegistration: () => Promise.resolve(before as ServiceWorkerRegistration | undefined),
  })
  const open = (name: string) => {
    opened.push(name)
    left.add(name)
    return Promise.resolve({} as Cache)
  }
  const caches = { open, delete: (name: string) => Promise.resolve(left.delete(name)) }
  const browser: Parts = { navigator: { serviceWorker }, caches }
  return { browser, opened, left, serviceWorker }
}
const browserWith = (registration: object): Parts => start(() => Promise.resolve(registration)).browser

describe('the service worker', () => {
  test('[KEEP-02] is ready when its files are stored', async () => {
    const worker = aWorker('installing')
    const registered = registerWorker(browserWith({ active: null, waiting: null, installing: worker }))
    worker.becomes('installed')
    worker.becomes('activated')
    expect(await registered).toBe('ready')
  })

  test('[KEEP-02] is ready at once if it was registered before', async () => {
    expect(await registerWorker(browserWith({ active: aWorker('activated') }))).toBe('ready')
  })

  test('[KEEP-02] is not ready if one of its files does not load', async () => {
    const worker = aWorker('installing')
    const registered = registerWorker(browserWith({ active: null, waiting: null, installing: worker }))
    worker.becomes('redundant')
    await expect(registered).rejects.toThrow(/could not be loaded/)
  })

  test('[KEEP-02] that finds no room for its files says so, and leaves no mark', async () => {
    const worker = aWorker('installing')
    const { browser, left, serviceWorker } = start(() =>
      Promise.resolve({ active: null, waiting: null, installing: worker }),
    )
    const registered = registerWorker(browser)
    await new Promise((resolve) => setTimeout(resolve))
    expect([...left]).toEqual(['portal-first-install'])
    worker.becomes('redundant')
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'no-room' }))
    expect(await registered).toBe('full')
    expect(left.size).toBe(0)
  })

  test('[KEEP-02] has no room where the browser has none for its mark', async () => {
    const { browser } = start(() => Promise.resolve({ active: aWorker('activated') }))
    const full = { ...browser.caches!, open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
    expect(await registerWorker({ ...browser, caches: full })).toBe('full')
  })

  test('[KEEP-02] is blocked where the browser has none, or allows none', async () => {
    expect(await registerWorker({ navigator: {} })).toBe('blocked')
    const { browser } = start(() => Promise.reject(new DOMException('private', 'SecurityError')))
    expect(await registerWorker(browser)).toBe('blocked')
  })

  test('[KEEP-02] that cannot be loaded is a failure', async () => {
    await expect(registerWorker(start(() => Promise.reject(new TypeError('offline'))).browser)).rejects.toThrow(
      'offline',
    )
  })

  test('[KEEP-04] marks its first installation on the device, and no later one', async () => {
    const registration = { active: aWorker('activated') }
    const [first, later] = [
      start(() => Promise.resolve(registration)),
      start(() => Promise.resolve(registration), registration),
    ]
    await registerWorker(first.browser)
    await registerWorker(later.browser)
    expect([first.opened, later.opened]).toEqual([['portal-first-install'], []])
  })
})
