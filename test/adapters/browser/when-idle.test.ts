import { makeWhenIdle } from '../../../src/adapters/browser/when-idle'

type Browser = Parameters<typeof makeWhenIdle>[0]

/** A browser whose page is loading or complete, and which has idle callbacks or not. */
const aBrowser = (readyState: DocumentReadyState, hasIdleCallbacks = true) => {
  const idle: (() => void)[] = []
  const later: { readonly run: () => void; readonly after: number }[] = []
  const browser = Object.assign(new EventTarget(), {
    document: { readyState },
    setTimeout: (run: () => void, after: number) => later.push({ run, after }),
    ...(hasIdleCallbacks && { requestIdleCallback: (run: () => void) => idle.push(run) }),
  })
  return {
    whenIdle: makeWhenIdle(browser as unknown as Browser),
    loads: () => browser.dispatchEvent(new Event('load')),
    idle,
    later,
  }
}

describe('what waits until the browser is idle', () => {
  test('begins at once when the page has loaded', () => {
    const { whenIdle, idle } = aBrowser('complete')
    whenIdle(() => undefined)
    expect(idle).toHaveLength(1)
  })

  test('waits for the page first, and begins once', () => {
    const { whenIdle, loads, idle } = aBrowser('interactive')
    whenIdle(() => undefined)
    expect(idle).toHaveLength(0)
    loads()
    loads()
    expect(idle).toHaveLength(1)
  })

  test('begins after a second in a browser without idle callbacks', () => {
    const { whenIdle, later } = aBrowser('complete', false)
    const run = () => undefined
    whenIdle(run)
    expect(later).toEqual([{ run, after: 1_000 }])
  })
})
