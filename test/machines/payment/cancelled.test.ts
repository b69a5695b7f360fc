import type { Id } from '../../../src/domain/values/id'
import { everyError } from '../../support/builders'
import { fails, scripted, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { says, unpaid, widgetsOpen } from './beside-widget'
import { aSlot, said, widgetReady } from './start-payment'

afterEach(stopAll)

describe('a cancelled payment', () => {
  test('[PAY-11] is read once: unpaid says so, and the customer pays after all or goes back to the order', async () => {
    const payment = await widgetReady(unpaid(2))
    await says(payment, 'payment-cancelled')
    expect([payment.view(), payment.requests(), widgetsOpen(payment)]).toEqual(['not-charged', 2, [false]])
    expect(payment.quoteStore.state.attempt).toBeUndefined()
    payment.send({ type: 'go-to-order' })
    expect(payment.navigation.log).toEqual([{ screen: 'checkout' }])
    payment.send({ type: 'pay' })
    await answersArrive()
    payment.send({ type: 'offer-slot', slot: aSlot })
    payment.pass(100)
    expect([payment.view(), payment.requests(), widgetsOpen(payment)]).toEqual(['paying', 3, [false, true]])
  })

  test('[PAY-11] is not said to be uncharged before the server says so', async () => {
    const payment = await widgetReady([fails(everyError.Offline), said('pending'), said('unpaid')])
    await says(payment, 'payment-cancelled')
    expect(payment.view()).toBe('checking')
    await payment.waits(2)
    expect(payment.view()).toBe('checking')
    await payment.waits(3)
    expect(payment.view()).toBe('not-charged')
  })

  test('[PAY-11] that is paid after all leads home', async () => {
    const payment = await widgetReady([said('paid')])
    await says(payment, 'payment-cancelled')
    expect(payment.navigation.log).toEqual([{ screen: 'home' }])
  })

  test('[PAY-11] a new token for the widget comes from the server, or none', async () => {
    const widgetToken = scripted<Id | undefined, string>(succeeds('renewed'), fails(everyError.Outage))
    const payment = await widgetReady([], { widgetToken })
    expect(await payment.widget.renewsToken()).toBe('renewed')
    expect(await payment.widget.renewsToken()).toBeUndefined()
    expect(widgetToken.inputs).toEqual([77, 77])
    payment.actor.stop()
    expect(widgetToken.calls.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })
})
