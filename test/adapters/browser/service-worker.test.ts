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
const browserWith = (registration: object): Parts => ({
  navigator: { serviceWorker: { register: () => Promise.resolve(registration as ServiceWorkerRegistration) } },
})

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

  test('[KEEP-02] is blocked where the browser has none, or allows none', async () => {
    expect(await registerWorker({ navigator: {} })).toBe('blocked')
    const register = () => Promise.reject(new DOMException('private', 'SecurityError'))
    expect(await registerWorker({ navigator: { serviceWorker: { register } } })).toBe('blocked')
  })

  test('[KEEP-02] that cannot be loaded is a failure', async () => {
    const register = () => Promise.reject(new TypeError('offline'))
    await expect(registerWorker({ navigator: { serviceWorker: { register } } })).rejects.toThrow('offline')
  })
})
