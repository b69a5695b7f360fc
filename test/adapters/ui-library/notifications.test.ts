/** @jest-environment node */
import type * as Toastify from 'react-toastify/unstyled'
import { makeNotifications } from '../../../src/adapters/ui-library/notifications'
import type { NoticeKind } from '../../../src/ports/notifications'
import { answersArrive } from '../../support/simulated'

/** The used part of the library, with a record of its calls. */
const start = ({ loads = [], idle = false }: { loads?: (() => Promise<void>)[]; idle?: boolean } = {}) => {
  const shown: unknown[][] = []
  const toast = Object.assign((...call: unknown[]) => shown.push(['show', ...call]), {
    loading: (text: string) => {
      shown.push(['loading', text])
      return 'the-id'
    },
    update: (...call: unknown[]) => shown.push(['update', ...call]),
    dismiss: (...call: unknown[]) => shown.push(['dismiss', ...call]),
  })
  const record: { loads: number; waiting: readonly string[] } = { loads: 0, waiting: [] }
  const load = async () => {
    const before = loads[record.loads]
    record.loads += 1
    await before?.()
    // Only the part of the library that the adapter uses.
    return { toast: toast as unknown as typeof Toastify.toast, unannounced: (text: string) => `only seen: ${text}` }
  }
  const online: (() => void)[] = []
  const notifications = makeNotifications({
    load,
    showWaiting: (notices) => {
      record.waiting = notices.map(({ text }) => text)
    },
    whenIdle: (run) => {
      if (idle) run()
    },
    connectivity: {
      isOnline: () => true,
      onOnline: (listener) => {
        online.push(listener)
        return () => undefined
      },
    },
  })
  const comesOnline = () => {
    for (const listener of online) listener()
  }
  return { notifications, shown, record, comesOnline }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
})

afterEach(() => {
  jest.useRealTimers()
})

const fails = () => Promise.reject(new Error('the chunk did not arrive'))

describe('notifications', () => {
  test('[TAP-05] the library is loaded when the first screen is idle, once', async () => {
    const { notifications, shown, record } = start({ idle: true })
    await answersArrive()
    expect(record).toEqual({ loads: 1, waiting: [] })
    notifications.notify({ kind: 'info', text: 'one' })
    notifications.notify({ kind: 'info', text: 'two' })
    expect(record).toEqual({ loads: 1, waiting: [] })
    expect(shown.map(([, text]) => text)).toEqual(['one', 'two'])
  })

  test('[TAP-05] until the library has arrived, the words of every notice stand on the page', async () => {
    const { notifications, shown, record } = start()
    notifications.notify({ kind: 'info', text: 'one' })
    notifications.notify({ kind: 'info', text: 'two', repeated: true })
    expect(record).toEqual({ loads: 1, waiting: ['one', 'two'] })
    await answersArrive()
    jest.advanceTimersByTime(0)
    expect(record).toEqual({ loads: 1, waiting: [] })
    expect(shown.map(([, text]) => text)).toEqual(['one', 'only seen: two'])
  })

  test('[TAP-05] a notice that repeats the answer of the screen comes after it', async () => {
    const { notifications, shown } = start({ idle: true })
    await answersArrive()
    notifications.notify({ kind: 'error', text: 'one', repeated: true })
    expect(shown).toEqual([])
    jest.advanceTimersByTime(0)
    expect(shown.map(([, text]) => text)).toEqual(['only seen: one'])
  })

  test.each<NoticeKind>(['info', 'success', 'warning', 'error', 'default'])(
    '[ERR-03] there is the kind %s',
    async (kind) => {
      const { notifications, shown } = start()
      notifications.notify({ kind, text: 'text' })
      await answersArrive()
      expect(shown).toEqual([['show', 'text', { type: kind, autoClose: 5_000 }]])
    },
  )

  test('[ERR-03] closes after five seconds or the time of the notice', async () => {
    const { notifications, shown } = start()
    notifications.notify({ kind: 'error', text: 'a', lasts: 1_500 })
    notifications.notify({ kind: 'error', text: 'b' })
    await answersArrive()
    expect(shown.map(([, , options]) => options)).toMatchObject([{ autoClose: 1_500 }, { autoClose: 5_000 }])
  })

  test('[ERR-03] a loading toast becomes a notice or is dismissed', async () => {
    const { notifications, shown } = start({ idle: true })
    await answersArrive()
    notifications.loading('working')({ kind: 'success', text: 'done', lasts: 1_500 })
    notifications.loading('working')()
    await answersArrive()
    expect(shown).toEqual([
      ['loading', 'working'],
      ['update', 'the-id', { render: 'done', isLoading: false, type: 'success', autoClose: 1_500 }],
      ['loading', 'working'],
      ['dismiss', 'the-id'],
    ])
  })

  test('[TAP-05] without the library the words stay for the time of their toast', async () => {
    const { notifications, shown, record } = start({ loads: [fails, fails] })
    notifications.notify({ kind: 'info', text: 'short', lasts: 1_500 })
    notifications.notify({ kind: 'info', text: 'long' })
    await answersArrive()
    jest.advanceTimersByTime(1_499)
    expect(record.waiting).toEqual(['short', 'long'])
    jest.advanceTimersByTime(1)
    expect(record.waiting).toEqual(['long'])
    jest.advanceTimersByTime(3_500)
    expect(record.waiting).toEqual([])
    expect(shown).toEqual([])
  })

  test('[TAP-05] the library is loaded again with the next notice, and when the device is online again', async () => {
    const { notifications, shown, record, comesOnline } = start({ loads: [fails, fails] })
    notifications.notify({ kind: 'info', text: 'one' })
    await answersArrive()
    notifications.notify({ kind: 'info', text: 'two' })
    await answersArrive()
    expect(record).toEqual({ loads: 2, waiting: ['one', 'two'] })
    comesOnline()
    await answersArrive()
    expect(record).toEqual({ loads: 3, waiting: [] })
    expect(shown.map(([, text]) => text)).toEqual(['one', 'two'])
  })

  test('[TAP-05] a request that fails only after the device is online again is made again', async () => {
    let fail: () => void = () => undefined
    const pending = () =>
      new Promise<void>((_, reject) => {
        fail = () => {
          reject(new Error('the chunk did not arrive'))
        }
      })
    const { notifications, shown, record, comesOnline } = start({ loads: [pending] })
    notifications.notify({ kind: 'info', text: 'one' })
    comesOnline()
    expect(record).toEqual({ loads: 1, waiting: ['one'] })
    fail()
    await answersArrive()
    expect(record).toEqual({ loads: 2, waiting: [] })
    expect(shown.map(([, text]) => text)).toEqual(['one'])
  })

  test('[TAP-05] the words of progress stand until its end, and are followed by its notice', async () => {
    const { notifications, shown, record, comesOnline } = start({ loads: [fails, fails] })
    const end = notifications.loading('working')
    await answersArrive()
    jest.advanceTimersByTime(60_000)
    expect(record.waiting).toEqual(['working'])
    end({ kind: 'success', text: 'done' })
    expect(record.waiting).toEqual(['done'])
    await answersArrive()
    comesOnline()
    await answersArrive()
    expect(shown).toEqual([['show', 'done', { type: 'success', autoClose: 5_000 }]])
  })
})
