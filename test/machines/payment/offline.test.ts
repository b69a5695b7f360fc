import type { PaymentState } from '../../../src/domain/payment/payment'
import { everyError } from '../../support/builders'
import { fails, late } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { says, sent, unpaid, widgetsOpen } from './beside-widget'
import { said, startPayment, widgetReady } from './start-payment'

afterEach(stopAll)

describe('offline and back', () => {
  test('[PAY-16] while a payment may be on its way, the state is read at once, and the round starts again', async () => {
    const payment = await widgetReady([fails(everyError.Offline), fails(everyError.Offline), ...unpaid(5)])
    await says(payment, 'payment-submitted')
    await payment.waits(2)
    payment.connectivity.comesBack()
    await answersArrive()
    expect([payment.requests(), sent(payment), widgetsOpen(payment)]).toEqual([4, true, [true]])
    for (const gap of [2, 3, 5]) await payment.waits(gap)
    expect(payment.view()).toBe('paying')
    await payment.waits(20)
    expect([payment.view(), payment.requests()]).toEqual(['not-arrived', 8])
  })

  test('[PAY-16] while the state is read without the widget, it is read at once, instead of a request that hangs', async () => {
    const payment = await startPayment([late<PaymentState>().answer, said('paid')])
    payment.connectivity.comesBack()
    await answersArrive()
    expect(payment.payment.state.calls[0]?.signal.aborted).toBe(true)
    expect(payment.view()).toBe('done')
  })

  test('[PAY-16] while nothing was submitted, nothing is read, and the widget stays', async () => {
    const payment = await widgetReady()
    payment.connectivity.comesBack()
    await answersArrive()
    expect([payment.view(), payment.requests(), widgetsOpen(payment)]).toEqual(['paying', 1, [true]])
  })
})
