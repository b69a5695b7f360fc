import { act, fireEvent, render, screen } from '@testing-library/react'
import { makeNotifications } from '../../../../src/adapters/ui-library/notifications'
import { createSignal } from '../../../../src/ui/components/state/create-signal'
import { noToasts, ToastRegion } from '../../../../src/ui/layouts/toasts/toast-region'
import { listenersTo } from '../../../support/listeners'
import { toastDisplay } from '../../../../src/ui/layouts/toasts/toast-display'
import '../../../../src/ui/layouts/toasts/toast-container'

const start = () => {
  const state = createSignal(noToasts)
  const notifications = makeNotifications({
    ...toastDisplay(state),
    whenIdle: () => undefined,
    connectivity: { isOnline: () => true, onOnline: () => () => undefined },
  })
  const { unmount } = render(<ToastRegion state={state} />)
  return { notifications, unmount }
}

const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

/** The chunk of the toasts has arrived when it returns. */
const acting = (run: () => void) =>
  act(() => {
    run()
    return Promise.resolve()
  })

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

describe('the region of the toasts', () => {
  test('[ERR-03] is not rendered before the first toast', async () => {
    const { notifications } = start()
    await pass(10)
    expect(document.body.querySelector('[aria-label="Notifications"], .Toastify')).toBeNull()
    await acting(() => {
      notifications.notify({ kind: 'success', text: 'first' })
    })
    expect(await screen.findByText('first')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite')
  })

  test('[ERR-03] shows three at a time, and the next when one has gone', async () => {
    const { notifications } = start()
    await acting(() => {
      for (const text of ['one', 'two', 'three', 'four']) notifications.notify({ kind: 'info', text, lasts: 1_500 })
    })
    await screen.findByText('one')
    await pass(100)
    expect(shown()).toHaveLength(3)
    expect(screen.queryByText('four')).not.toBeInTheDocument()
    // jsdom runs no animations: the test ends the progress bar of the first toast, and then its exit animation.
    const [bar] = screen.getAllByRole('progressbar', { hidden: true })
    const [toast] = screen.getAllByRole('alert')
    if (!bar || !toast) throw new Error('there is no toast')
    fireEvent.animationEnd(bar)
    await pass(100)
    document.querySelectorAll('.Toastify__toast').forEach((element) => fireEvent.animationEnd(element))
    await pass(1_000)
    expect(shown()).toHaveLength(3)
    expect(screen.getByText('four')).toBeInTheDocument()
  })
})

describe('a toast', () => {
  const tell = async (notifications: ReturnType<typeof start>['notifications'], ...texts: readonly string[]) => {
    await acting(() => {
      for (const text of texts) notifications.notify({ kind: 'info', text })
    })
    for (const text of texts) await screen.findByText(text)
    await pass(100)
  }

  test('[ERR-03] is placed above the earlier ones', async () => {
    const { notifications } = start()
    await tell(notifications, 'one')
    await tell(notifications, 'two')
    await tell(notifications, 'three')
    expect(shown()).toEqual(['three', 'two', 'one'])
  })

  test('[ERR-03] disappears by itself although the customer looks at another window', async () => {
    const { notifications } = start()
    await tell(notifications, 'one')
    const bar = screen.getByRole('progressbar', { hidden: true })
    // Its timer starts after its entry animation; jsdom runs no animations.
    document.querySelectorAll('.Toastify__toast').forEach((element) => fireEvent.animationEnd(element))
    expect(bar.style.animationPlayState).toBe('running')
    fireEvent.blur(window)
    await pass(100)
    expect(bar.style.animationPlayState).toBe('running')
  })
})

test('a region that has gone watches the page no longer, not even for a later toast', async () => {
  const listeners = listenersTo('scroll', 'resize')
  const observed = jest.spyOn(MutationObserver.prototype, 'observe')
  const { notifications, unmount } = start()
  await acting(() => {
    notifications.notify({ kind: 'info', text: 'one' })
  })
  await screen.findByText('one')
  expect(listeners()).toEqual(['scroll', 'resize'])
  unmount()
  expect(listeners()).toEqual([])
  observed.mockClear()
  await acting(() => {
    notifications.notify({ kind: 'info', text: 'two' })
  })
  await pass(100)
  expect([observed.mock.calls, listeners()]).toEqual([[], []])
})

describe('a toast above a dialog', () => {
  const raised: string[] = []
  const layer = HTMLElement.prototype as { showPopover?: () => void; hidePopover?: () => void }
  const matches = Element.prototype.matches

  beforeEach(() => {
    raised.length = 0
    layer.showPopover = () => void raised.push('show')
    layer.hidePopover = () => void raised.push('hide')
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':popover-open' ? raised.at(-1) === 'show' : matches.call(this, selector)
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(layer, 'showPopover')
    Reflect.deleteProperty(layer, 'hidePopover')
    document.body.querySelectorAll('dialog').forEach((dialog) => {
      dialog.remove()
    })
  })

  test('[ERR-03] is moved to the top layer again, since an open dialog covers the page', async () => {
    const { notifications } = start()
    const tell = async (text: string) => {
      await acting(() => {
        notifications.notify({ kind: 'error', text })
      })
      await screen.findByText(text)
      await pass(100)
    }
    await tell('on the page')
    expect(raised).toEqual(['show'])
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    await tell('over the dialog')
    expect(raised).toEqual(['show', 'hide', 'show'])
  })
})
