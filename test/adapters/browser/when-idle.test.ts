import { makeWhenIdle } from '../../../src/adapters/browser/when-idle'

type Browser = Parameters<typeof makeWhenIdle>[0]

/** A browser whose page is loading or complete, and which has idle callbacks or not. */
const aBrowser = (readyState: DocumentReadyState, hasIdleCallbacks = true) => {
  const idle: { readonly run: () => void; readonly options: IdleRequestOptions }[] = []
  const later: { readonly run: () => void; readonly after: number }[] = []
  const browser = Object.assign(new EventTarget(), {
    document: { readyState },
    setTimeout: (run: () => void, after: number) => later.push({ run, after }),
    ...(hasIdleCallbacks && {
      requestIdleCallback: (run: () => void, options: IdleRequestOptions) => idle.push({ run, options }),
    }),
  })
  return {
    whenIdle: makeWhenIdle(browser as unknown as Browser),
    loads: () => browser.dispatchEvent(new Event('load')),
    idle,
    later,
  }
}

describe('what waits until the browser is idle', () => {
  test('begins as soon as a page that has loaded is idle, and after a while on one that never is', () => {
    const { whenIdle, idle } = aBrowser('complete')
    const run = () => undefined
    whenIdle(run)
    expect(idle).toEqual([{ run, options: { timeout: 2_500 } }])
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
