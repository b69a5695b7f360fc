import { makePageVisibility } from '../../../src/adapters/browser/page-visibility'

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

test('a page counts as visible while its tab is shown and the device online, and changes are reported until it is stopped', () => {
  const pageVisibility = makePageVisibility(window, { isOnline: () => navigator.onLine })
  const heard: boolean[] = []
  const stop = pageVisibility.watch(() => void heard.push(pageVisibility.isThere()))
  hide('visible')
  hide('hidden')
  hide('visible')
  connect(false)
  expect(pageVisibility.isThere()).toBe(false)
  connect(true)
  expect(heard).toEqual([true, false, true, true])
  stop()
  hide('hidden')
  connect(true)
  expect(heard).toHaveLength(4)
})
