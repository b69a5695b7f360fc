import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { ErrorBoundary } from '../../../../src/ui/components/feedback/error-boundary'
import { contactAddresses, plainContact } from '../../../support/contact-addresses'
import { listenersTo } from '../../../support/listeners'
import { lazyFeature, lazyScreen, type LazyScreen } from '../../../../src/ui/components/state/lazy-screen'

const Page = ({ feature }: { readonly feature: string }) => <p>the page of {feature}</p>
const Plain = () => <p>the plain page</p>
const fail = () => Promise.reject(Object.assign(new Error('the chunk did not arrive'), { request: '/assets/page.js' }))

/** A loader that succeeds after a number of failures. */
const afterFailures = <A,>(failures: number, value: A) => {
  const record = { loads: 0 }
  const load = (): Promise<A> => {
    record.loads += 1
    return record.loads <= failures ? fail() : Promise.resolve(value)
  }
  return { load, record }
}

const show = (Screen: LazyScreen) =>
  render(
    <ErrorBoundary>
      <Suspense fallback={<p>on its way</p>}>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  )

describe('a screen in a separate chunk', () => {
  test('is loaded with its feature', async () => {
    show(
      lazyFeature(
        () => Promise.resolve('motor'),
        () => Promise.resolve(Page),
      ),
    )
    expect(screen.getByText('on its way')).toBeInTheDocument()
    expect(await screen.findByText('the page of motor')).toBeInTheDocument()
  })

  test('that was loaded ahead is not requested again, unless that failed', async () => {
    const ahead = afterFailures(0, Plain)
    const Screen = lazyScreen(ahead.load)
    Screen.load('/any')
    show(Screen)
    expect(await screen.findByText('the plain page')).toBeInTheDocument()
    expect(ahead.record.loads).toBe(1)
    const broken = afterFailures(2, () => <p>the other page</p>)
    const Other = lazyScreen(broken.load)
    await act(() => {
      Other.load('/any')
      return Promise.resolve()
    })
    show(Other)
    expect(await screen.findByText('the other page')).toBeInTheDocument()
    expect(broken.record.loads).toBe(3)
  })

  test('[HELP-01: errors] that fails twice shows an error, offers a reload, and has the ways to reach the brokerage', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const { load, record } = afterFailures(9, Plain)
    show(lazyScreen(load))
    expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
    expect(record.loads).toBe(2)
    expect(contactAddresses(document.body)).toEqual(plainContact)
  })

  test('[TAP-07: going on, header and menu] that failed to load is requested again when the device is online, beside what stays', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const listeners = listenersTo('online')
    const { load, record } = afterFailures(2, Plain)
    render(<header>the header</header>)
    show(lazyScreen(load))
    await screen.findByRole('alert')
    expect(listeners()).toEqual(['online'])
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('the plain page')).toBeInTheDocument()
    expect(screen.getByText('the header')).toBeInTheDocument()
    expect(record.loads).toBe(3)
    expect(listeners()).toEqual([])
  })

  test('[TAP-07: going on] offline Try again requests it again, and the page is not reloaded', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { load, record } = afterFailures(4, Plain)
    show(lazyScreen(load))
    for (const loads of [2, 4]) {
      await screen.findByRole('alert')
      expect(record.loads).toBe(loads)
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    }
    expect(await screen.findByText('the plain page')).toBeInTheDocument()
  })

  test('that throws says that the page is at fault, and not the connection', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const Broken = () => {
      throw new Error('a fault of the page')
    }
    show(lazyScreen(() => Promise.resolve(Broken)))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Something went wrong on this page')
    expect(alert).not.toHaveTextContent('connection')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })

  test('an error does not outlive its place', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const Broken = lazyScreen(afterFailures(9, Plain).load)
    const at = (place: string) => (
      <ErrorBoundary place={place}>
        <Suspense fallback={<p>on its way</p>}>{place === 'here' ? <Broken /> : <Plain />}</Suspense>
      </ErrorBoundary>
    )
    const { rerender } = render(at('here'))
    await screen.findByRole('alert')
    rerender(at('there'))
    expect(await screen.findByText('the plain page')).toBeInTheDocument()
  })
})
