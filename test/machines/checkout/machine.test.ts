import type { ClientQuote } from '../../../src/domain/quote/quote'
import { kobo } from '../../../src/domain/values/money'
import { makeCheckoutImplementations } from '../../../src/machines/checkout/actors'
import { checkoutMachine } from '../../../src/machines/checkout/machine'
import { isProceeding } from '../../../src/machines/checkout/selectors'
import { day, everyError } from '../../support/builders'
import { fixedClock } from '../../support/fixed-clock'
import {
  breaks,
  fails,
  late,
  scripted,
  scriptedOrders,
  scriptedPayment,
  succeeds,
  type Answer,
} from '../../support/scripted-ports'
import { memoryQuotes } from '../../support/scripted-stores'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import { aClientQuote } from '../../support/shop-builders'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const startWith = (quote: ClientQuote | undefined, answers: readonly Answer<string>[]) => {
  const ports = {
    clock: fixedClock(),
    connectivity: switchedConnectivity(),
    orders: scriptedOrders(),
    payment: scriptedPayment({ widgetToken: scripted(...answers) }),
    quoteStore: memoryQuotes(quote),
    navigation: recordedNavigation({ screen: 'checkout' }),
    notifications: recordedNotifications(),
  }
  const checkout = simulate(checkoutMachine.provide(makeCheckoutImplementations(ports)), {
    quote,
    requested: undefined,
    today: day('2025-06-16'),
  })
  return { ...checkout, ...ports, recorded: () => ports.quoteStore.state.payments }
}
const start = (answers: readonly Answer<string>[]) => startWith(aClientQuote(), answers)

const withoutToken = { id: 77, amount: 6_250_000n, accessToken: undefined }

describe('[LIFE-04] a quote', () => {
  const endsOn = (last: string | undefined, more: Partial<ClientQuote> = {}) =>
    startWith(aClientQuote({ validUntil: last === undefined ? undefined : day(last), ...more }), [succeeds('fresh')])

  test.each([
    ['2025-06-15', 'Ended'],
    ['2025-06-16', { Confirming: 'Recording' }],
    [undefined, { Confirming: 'Recording' }],
  ])('that is valid until %s is, on 16 June 2025, in %j', (last, state) => {
    expect(endsOn(last).actor.getSnapshot().value).toEqual(state)
  })

  test('that has ended stores no payment data, and leads to its form, or to the shop where the server does not name it', () => {
    const { actor, navigation, recorded } = endsOn('2025-06-15')
    actor.send({ type: 'get-new-quote' })
    expect(recorded()).toEqual([])
    expect(navigation.log).toEqual([{ screen: 'shop', category: '1', product: '101', repeats: '77' }])
    const unnamed = endsOn('2025-06-15', { categoryId: undefined })
    unnamed.actor.send({ type: 'get-new-quote' })
    expect(unnamed.navigation.log).toEqual([{ screen: 'shop' }])
  })
})

describe('checkout', () => {
  test('[PAY-02] stores the quote and the price of its product on opening, and the token once it is received', async () => {
    const token = late<string>()
    const { product } = aClientQuote()
    const quote = aClientQuote({ product: { ...product, price: kobo(6_000_000n) } })
    const { recorded, reaches, payment } = startWith(quote, [token.answer])
    const recordedFirst = { id: 77, amount: 6_000_000n, accessToken: undefined }
    expect(recorded()).toEqual([recordedFirst])
    token.succeeds('fresh')
    await reaches({ Confirming: 'Recorded' })
    expect(recorded().at(-1)).toEqual({ ...recordedFirst, accessToken: 'fresh' })
    expect(payment.widgetToken.inputs).toEqual([77])
  })

  test.each([fails(everyError.Outage), fails(everyError.NotFound), breaks])(
    '[PAY-02] [PAY-03] stores the payment data even without a new token',
    async (answer) => {
      const { recorded, reaches, actor, pass, navigation } = start([answer])
      await reaches({ Confirming: 'Recorded' })
      expect(recorded().at(-1)).toEqual(withoutToken)
      actor.send({ type: 'proceed-to-pay' })
      pass(1_000)
      expect(navigation.log).toEqual([{ screen: 'payment' }])
    },
  )

  test('[PAY-01] Proceed to Pay opens the payment page after 1 s, once', async () => {
    const { actor, pass, reaches, navigation } = start([succeeds('fresh')])
    await reaches({ Confirming: 'Recorded' })
    expect(isProceeding(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'proceed-to-pay' })
    actor.send({ type: 'proceed-to-pay' })
    expect(isProceeding(actor.getSnapshot())).toBe(true)
    pass(999)
    expect(navigation.log).toEqual([])
    pass(1)
    actor.send({ type: 'proceed-to-pay' })
    pass(10_000)
    expect(navigation.log).toEqual([{ screen: 'payment' }])
  })

  test('[PAY-01] a customer does not have to wait for the token', async () => {
    const token = late<string>()
    const { actor, pass, navigation, recorded } = start([token.answer])
    actor.send({ type: 'proceed-to-pay' })
    await answersArrive()
    pass(1_000)
    expect(navigation.log).toEqual([{ screen: 'payment' }])
    expect(recorded()).toEqual([withoutToken])
  })

  test('[PAY-05: shop] without a quote nothing is stored or requested; the page links to the shop', () => {
    const { actor, is, navigation, recorded, payment } = startWith(undefined, [])
    expect(is('WithoutQuote')).toBe(true)
    actor.send({ type: 'proceed-to-pay' })
    expect(recorded()).toEqual([])
    expect(payment.widgetToken.inputs).toEqual([])
    actor.send({ type: 'go-to-shop' })
    expect(navigation.log).toEqual([{ screen: 'shop' }])
  })
})
