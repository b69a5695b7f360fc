import { act, screen } from '@testing-library/react'
import type { PaymentState } from '../../../../src/domain/payment/payment'
import { aCustomer, everyError } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/checkout'
import { fails, late, never, scripted, succeeds, type Answer } from '../../../support/scripted-ports'
import type { FeatureScript } from '../../../support/script-features'
import { aClientQuote, aWidgetPayment } from '../../../support/shop-builders'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds)
  })

const open = async (
  states: readonly PaymentState[],
  answers: readonly Answer<PaymentState>[] = [],
  stored: Pick<FeatureScript, 'quote'> = { quote: aClientQuote() },
) => {
  const app = renderApp('/dashboard/payment', {
    profile: Array(3).fill(succeeds(aCustomer())),
    advanceTimers: jest.advanceTimersByTime,
    features: {
      payment: {
        state: scripted(...states.map((state) => succeeds(state)), ...answers),
        widgetToken: scripted(...Array<Answer<string>>(3).fill(fails(everyError.Outage))),
      },
      catalogue: { categories: scripted(never) },
      ...stored,
    },
  })
  await screen.findByRole('heading', { name: 'Payment' })
  await pass(0)
  return app
}

/** The page with the widget mounted. */
const openReady = async (...states: readonly PaymentState[]) => {
  const app = await open(['unpaid', ...states])
  await pass(100)
  act(() => {
    app.widget.says('widget-ready')
  })
  return app
}

const says = async ({ widget }: Awaited<ReturnType<typeof open>>, event: Parameters<typeof widget.says>[0]) => {
  act(() => {
    widget.says(event)
  })
  await pass(0)
}

const openFrames = ({ widget }: Awaited<ReturnType<typeof open>>) => widget.opened.filter(({ isOpen }) => isOpen)

describe('the payment page', () => {
  test('[PAY-07] has no input field of its own, with the widget or without', async () => {
    await openReady()
    for (const role of ['textbox', 'combobox', 'radio', 'spinbutton']) expect(screen.queryByRole(role)).toBeNull()
    expect(screen.queryByText(/paypal|cvv/i)).toBeNull()
  })

  test('[PAY-03] [PAY-09] [LIFE-07: units] reads the state before the widget is mounted, passes the order to it, and says what the price is for', async () => {
    const state = late<PaymentState>()
    const { widget } = await open([], [state.answer])
    await pass(1_000)
    expect(screen.getByText('Checking your payment')).toBeInTheDocument()
    expect(widget.opened).toEqual([])
    state.succeeds('unpaid')
    await pass(100)
    expect(screen.getByText('Opening the payment form…')).toBeInTheDocument()
    expect(screen.queryByText('Checking your payment')).not.toBeInTheDocument()
    expect(widget.opened.map(({ payment }) => payment)).toEqual([aWidgetPayment({ accessToken: 'the-token' })])
    expect(widget.opened[0]?.slot).toBeInstanceOf(HTMLElement)
    expect(document.body.innerHTML).not.toContain('the-token')
    expect(screen.getByText('To pay: ₦62,500.00 a year')).toBeInTheDocument()
  })

  test('[PAY-04: receipt, reloaded data] a receipt leads to /dashboard/home, whose data is loaded again', async () => {
    const receipt = await openReady('paid')
    await says(receipt, 'receipt-sent')
    expect(await screen.findByRole('heading', { name: 'Hello First' })).toBeInTheDocument()
    expect(receipt.at()).toBe('/dashboard/home')
    expect(receipt.session.currentCustomer.inputs).toHaveLength(2)
  })

  test('[PAY-10] a submitted payment is checked beside the widget, whose words stay; closed, it is checked for 30 s, and paying again is offered with a warning', async () => {
    const app = await openReady(...Array<PaymentState>(7).fill('unpaid'))
    await says(app, 'payment-submitted')
    expect(screen.getByText('Checking your payment')).toBeInTheDocument()
    await says(app, 'payment-refused')
    expect(screen.queryByText('Checking your payment')).not.toBeInTheDocument()
    expect(openFrames(app)).toHaveLength(1)
    await says(app, 'widget-closed')
    for (const gap of [2_000, 3_000, 5_000, 20_000]) {
      expect(screen.getByText('Checking your payment')).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument()
      expect(openFrames(app)).toEqual([])
      await pass(gap)
    }
    expect(screen.getByRole('alert')).toHaveTextContent(
      `We asked for 30 seconds and no payment has arrived. If your bank shows a debit, do not pay again: write to us with ${String(aClientQuote().quoteNo)}.`,
    )
    expect(screen.getByRole('button', { name: 'Check again' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
    await app.user.click(screen.getByRole('button', { name: 'Pay again' }))
    await pass(100)
    expect(openFrames(app)).toHaveLength(1)
  })

  test('[PAY-11] a cancelled payment says that nothing was charged, and goes on or back to the order', async () => {
    const app = await openReady('unpaid', 'unpaid', 'unpaid')
    await says(app, 'payment-cancelled')
    expect(screen.getByRole('heading', { name: 'You have not been charged' })).toHaveFocus()
    expect(openFrames(app)).toEqual([])
    await app.user.click(screen.getByRole('button', { name: 'Pay now' }))
    await pass(100)
    expect(openFrames(app)).toHaveLength(1)
    await says(app, 'widget-ready')
    await says(app, 'payment-cancelled')
    await app.user.click(screen.getByRole('button', { name: 'Back to the order' }))
    expect(app.at()).toBe('/dashboard/checkout')
  })

  test('[PAY-16] offline it says when the check goes on, which happens as soon as the device is online', async () => {
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    const app = await openReady('unpaid', 'unpaid')
    await says(app, 'payment-submitted')
    expect(
      screen.getByText(/You are offline\. We check your payment as soon as you are back online\./),
    ).toBeInTheDocument()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(0)
    expect(screen.queryByText(/We check your payment as soon/)).not.toBeInTheDocument()
    online.mockRestore()
  })

  test('[PAY-09] after 30 s without a clear state it shows a message, with Check again and no way to pay', async () => {
    const { user, widget } = await open(Array<PaymentState>(6).fill('unknown'))
    for (const gap of [2_000, 3_000, 5_000, 20_000]) await pass(gap)
    expect(screen.getByRole('alert')).toHaveTextContent('Do not pay again')
    expect(widget.opened).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(screen.getByText('Checking your payment')).toBeInTheDocument()
  })

  test('[PAY-05: retry] a widget that never became ready shows a message, with a retry', async () => {
    const { user, widget } = await open(['unpaid', 'unpaid'])
    await pass(100)
    await pass(15_000)
    expect(screen.getByRole('alert')).toHaveTextContent('The payment form did not open.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(0)
    await pass(100)
    expect(widget.opened.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })

  test('[PAY-05: shop] without a quote it shows a message and links to the shop', async () => {
    const { user } = await open([], [], {})
    expect(screen.getByText('There is nothing to pay yet.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Go to the shop' }))
    expect(await screen.findByRole('dialog', { name: 'Buy Insurance' })).toBeInTheDocument()
  })
})
