import { aWidgetPayment } from '../../support/shop-builders'
import { about, answersArrive, closeAll, open, ORIGIN, ready, source } from './open-widget'

afterEach(closeAll)

describe('the height of the frame', () => {
  test.each([
    [431.2, '432px'],
    [0, '200px'],
    [-5, '200px'],
    [1e9, '2400px'],
  ])('[PAY-15] a widget that asks for %p px gets %s', async (height, size) => {
    const { says, frame, heard } = await open()
    says({ source, type: 'resize', height })
    expect(frame?.style.blockSize).toBe(size)
    expect(heard).toEqual([])
  })

  test('[PAY-15] changes for finite numbers from the widget alone', async () => {
    const { says, frame } = await open()
    for (const height of ['500', null, Number.NaN, Number.POSITIVE_INFINITY, { valueOf: 500 }])
      says({ source, type: 'resize', height })
    says({ source, type: 'resize', height: 500 }, { origin: 'https://evil.test' })
    says({ source, type: 'resize', height: 500 }, { source: window })
    expect(frame?.style.blockSize).toBe('')
  })
})

describe('an expired token', () => {
  test('[PAY-11] is renewed, once at a time, and sent to the widget alone', async () => {
    let settle: (token: string | undefined) => void = () => undefined
    const renewToken = jest.fn(() => new Promise<string | undefined>((resolve) => (settle = resolve)))
    const { says, sent, heard } = await open(aWidgetPayment(), undefined, renewToken)
    says(ready)
    says(about('tokenExpired'))
    says(about('tokenExpired'))
    expect(renewToken).toHaveBeenCalledTimes(1)
    settle('a-new-token')
    await answersArrive()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ message: { type: 'open', payment: { accessToken: 'a-new-token', quoteId: 77 } } })
    expect(sent[1]?.options).toEqual({ targetOrigin: ORIGIN })
    expect(heard).toEqual(['widget-ready'])
    says(about('tokenExpired'))
    expect(renewToken).toHaveBeenCalledTimes(2)
  })

  test('[PAY-11] that cannot be renewed, or not before the widget is removed, sends nothing', async () => {
    const without = await open()
    without.says(ready)
    without.says(about('tokenExpired'))
    await answersArrive()
    const removed = await open(aWidgetPayment(), undefined, () => Promise.resolve('too-late'))
    removed.says(ready)
    removed.says(about('tokenExpired'))
    removed.close()
    await answersArrive()
    expect([without.sent, removed.sent].map(({ length }) => length)).toEqual([1, 1])
  })
})
