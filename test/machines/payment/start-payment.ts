import type { PaymentState } from '../../../src/domain/payment/payment'
import type { ClientQuote } from '../../../src/domain/quote/quote'
import { makePaymentImplementations } from '../../../src/machines/payment/actors'
import type { PaymentEvent } from '../../../src/machines/payment/events'
import { paymentMachine } from '../../../src/machines/payment/machine'
import { view } from '../../../src/machines/payment/selectors'
import type { PaymentPort } from '../../../src/ports/payment-port'
import type { PaymentWidget } from '../../../src/ports/payment-widget'
import { fixedClock } from '../../support/fixed-clock'
import { scripted, scriptedPayment, succeeds, type Answer, type ScriptedPort } from '../../support/scripted-ports'
import { countedUpdates, memoryQuotes, puppetWidget } from '../../support/scripted-stores'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import { day } from '../../support/builders'
import { aClientQuote, aWidgetPayment } from '../../support/shop-builders'
import { answersArrive, simulate } from '../../support/simulated'

type Script = {
  readonly input?: { readonly quote?: ClientQuote | undefined; readonly payment?: undefined }
  /** Whether a payment may have been sent before this page was opened. */
  readonly hasOpenAttempt?: boolean
  /** Whether checkout's token for the widget is gone. */
  readonly isReloaded?: boolean
  /** Replaces the scripted answers. */
  readonly state?: ScriptedPort<PaymentPort>['state']
  readonly widgetToken?: ScriptedPort<PaymentPort>['widgetToken']
  /** Replaces the scripted widget. */
  readonly open?: PaymentWidget['open']
}

export const said = (state: PaymentState): Answer<PaymentState> => succeeds(state)
export const aSlot = { name: 'slot' }

/** Payment with scripted ports; the server's states are returned in the order of `answers`. */
export const startPayment = async (answers: readonly Answer<PaymentState>[], script: Script = {}) => {
  const widget = puppetWidget()
  const ports = {
    clock: fixedClock(),
    payment: scriptedPayment({
      state: script.state ?? scripted(...answers),
      ...(script.widgetToken && { widgetToken: script.widgetToken }),
    }),
    widget: script.open ? { open: script.open } : widget,
    quoteStore: memoryQuotes(aClientQuote()),
    connectivity: switchedConnectivity(),
    customerUpdates: countedUpdates(),
    navigation: recordedNavigation({ screen: 'payment' }),
    notifications: recordedNotifications(),
  }
  if (script.isReloaded !== true) ports.quoteStore.savePayment({ id: aClientQuote().quoteId, ...aWidgetPayment() })
  const { hasOpenAttempt = false } = script
  const input = {
    quote: aClientQuote(),
    payment: aWidgetPayment(),
    today: day('2025-06-16'),
    hasOpenAttempt,
    ...script.input,
  }
  const paying = simulate(paymentMachine.provide(makePaymentImplementations(ports)), input)
  const send = (event: PaymentEvent) => {
    paying.actor.send(event)
  }
  await answersArrive()
  return {
    ...paying,
    ...ports,
    widget,
    send,
    view: () => view(paying.actor.getSnapshot()),
    requests: () => ports.payment.state.inputs.length,
    /** Advances the clock by seconds, and delivers the answers of that time. */
    waits: async (seconds: number) => {
      paying.pass(seconds * 1_000)
      await answersArrive()
    },
  }
}

/** Payment with the widget open: the server has said unpaid, and the page has provided the slot. */
export const openWidget = async (after: readonly Answer<PaymentState>[] = [], script: Script = {}) => {
  const payment = await startPayment([said('unpaid'), ...after], script)
  payment.send({ type: 'offer-slot', slot: aSlot })
  payment.pass(100)
  return payment
}

export const widgetReady = async (after: readonly Answer<PaymentState>[] = [], script: Script = {}) => {
  const payment = await openWidget(after, script)
  payment.widget.says('widget-ready')
  return payment
}
