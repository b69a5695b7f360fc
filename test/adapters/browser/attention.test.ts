import { makeAttention } from '../../../src/adapters/browser/attention'

const hide = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const connect = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('somebody looks while the page is visible and the device online, and changes are reported until it is stopped', () => {
  const attention = makeAttention(window, { isOnline: () => navigator.onLine })
  const heard: boolean[] = []
  const stop = attention.watch(() => void heard.push(attention.isThere()))
  hide('visible')
  hide('hidden')
  hide('visible')
  connect(false)
  expect(attention.isThere()).toBe(false)
  connect(true)
  expect(heard).toEqual([true, false, true, true])
  stop()
  hide('hidden')
  connect(true)
  expect(heard).toHaveLength(4)
})
