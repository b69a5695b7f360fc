import { act, render, screen } from '@testing-library/react'
import { BACK_ONLINE_MS } from '../../../src/domain/rules/constants'
import { PasswordField } from '../../../src/ui/components/fields/password-field'
import { ConnectionStrip } from '../../../src/ui/components/feedback/connection-strip'

const becomes = (event: 'online' | 'offline') => {
  act(() => void window.dispatchEvent(new Event(event)))
}

const passes = (time: number) => {
  act(() => jest.advanceTimersByTime(time))
}

const strip = (container: HTMLElement) => container.querySelector('[aria-live=polite]')

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the strip about the connection', () => {
  test('[TAP-07: strip] is an empty live region online, and says that the device is offline and that it is back', () => {
    const { container } = render(<ConnectionStrip />)
    expect(strip(container)).toBeEmptyDOMElement()
    becomes('offline')
    expect(strip(container)).toHaveTextContent(/^You are offline. What you typed is kept.$/)
    becomes('online')
    expect(strip(container)).toHaveTextContent(/^Back online$/)
    passes(BACK_ONLINE_MS - 1)
    expect(strip(container)).toHaveTextContent(/^Back online$/)
    passes(1)
    expect(strip(container)).toBeEmptyDOMElement()
  })

  test('leaves neither a timer nor a listener behind', () => {
    const { unmount } = render(<ConnectionStrip />)
    becomes('online')
    unmount()
    expect(jest.getTimerCount()).toBe(0)
    becomes('online')
    expect(jest.getTimerCount()).toBe(0)
  })

  test('[TAP-07: strip] a connection that is lost again at once stays lost', () => {
    const { container } = render(<ConnectionStrip />)
    becomes('offline')
    becomes('online')
    becomes('offline')
    passes(BACK_ONLINE_MS)
    expect(strip(container)).toHaveTextContent('You are offline.')
  })

  test('[TAP-07: strip] is there at once on a page that is opened offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { container } = render(<ConnectionStrip />)
    expect(strip(container)).toHaveTextContent('You are offline.')
  })

  test('[TAP-07: strip] where a password is typed it asks to keep the page open', () => {
    const field = (
      <PasswordField name="password" label="Password" value="" onChange={jest.fn()} autoComplete="current-password" />
    )
    const { rerender } = render(
      <>
        <ConnectionStrip />
        {field}
      </>,
    )
    becomes('offline')
    expect(screen.getByText('You are offline. Keep this page open.')).toBeInTheDocument()
    rerender(<ConnectionStrip />)
    expect(screen.getByText('You are offline. What you typed is kept.')).toBeInTheDocument()
  })
})
