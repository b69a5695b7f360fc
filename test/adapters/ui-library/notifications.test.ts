/** @jest-environment node */
import type * as Toastify from 'react-toastify/unstyled'
import { makeNotifications } from '../../../src/adapters/ui-library/notifications'
import type { NoticeKind } from '../../../src/ports/notifications'
import { answersArrive } from '../../support/simulated'

/** The used part of the library, with a record of its calls. */
const start = (loads: (() => Promise<void>)[] = []) => {
  const shown: unknown[][] = []
  const toast = Object.assign((...call: unknown[]) => shown.push(['show', ...call]), {
    loading: (text: string) => {
      shown.push(['loading', text])
      return 'the-id'
    },
    update: (...call: unknown[]) => shown.push(['update', ...call]),
    dismiss: (...call: unknown[]) => shown.push(['dismiss', ...call]),
  })
  const record = { loads: 0, regions: 0 }
  const load = async () => {
    const before = loads[record.loads]
    record.loads += 1
    await before?.()
    // Only the part of the library that the adapter uses.
    return { toast } as unknown as typeof Toastify
  }
  const notifications = makeNotifications(load, () => {
    record.regions += 1
  })
  return { notifications, shown, record }
}

const fails = () => Promise.reject(new Error('the chunk did not arrive'))

describe('notifications', () => {
  test('[ERR-03] the library is loaded with the first toast, once, and the container is rendered', async () => {
    const { notifications, shown, record } = start()
    await answersArrive()
    expect(record).toEqual({ loads: 0, regions: 0 })
    notifications.notify({ kind: 'info', text: 'one' })
    notifications.notify({ kind: 'info', text: 'two' })
    await answersArrive()
    expect(record.loads).toBe(1)
    expect(record.regions).toBeGreaterThan(0)
    expect(shown.map(([, text]) => text)).toEqual(['one', 'two'])
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
    const { notifications, shown } = start()
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

  test('a failed load of the library drops only that notice, and the next one loads it again', async () => {
    const { notifications, shown, record } = start([fails])
    notifications.notify({ kind: 'info', text: 'lost' })
    await answersArrive()
    expect(record).toEqual({ loads: 1, regions: 0 })
    notifications.notify({ kind: 'info', text: 'shown' })
    await answersArrive()
    expect(shown.map(([, text]) => text)).toEqual(['shown'])
  })

  test('a loading toast that could not be shown is still followed by its notice', async () => {
    const { notifications, shown } = start([fails])
    const end = notifications.loading('working')
    await answersArrive()
    end({ kind: 'success', text: 'done' })
    await answersArrive()
    expect(shown).toEqual([['show', 'done', { type: 'success', autoClose: 5_000 }]])
  })
})
