import { makeConnectivity } from '../../../src/adapters/browser/connectivity'

describe('connectivity', () => {
  test.each([true, false])('is the state of the browser: %p', (online) => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online)
    expect(makeConnectivity(window).isOnline()).toBe(online)
  })

  test('notifies listeners when the connection is back until they unsubscribe', () => {
    let heard = 0
    const stop = makeConnectivity(window).onOnline(() => {
      heard += 1
    })
    window.dispatchEvent(new Event('offline'))
    expect(heard).toBe(0)
    window.dispatchEvent(new Event('online'))
    expect(heard).toBe(1)
    stop()
    window.dispatchEvent(new Event('online'))
    expect(heard).toBe(1)
  })
})
