import type { PaymentState } from '../../../src/domain/payment/payment'
import { isSent } from '../../../src/machines/payment/selectors'
import type { WidgetEvent } from '../../../src/ports/payment-widget'
import type { Answer } from '../../support/scripted-ports'
import { answersArrive } from '../../support/simulated'
import { said, type startPayment } from './start-payment'

export type Payment = Awaited<ReturnType<typeof startPayment>>

export const unpaid = (times: number) => Array<Answer<PaymentState>>(times).fill(said('unpaid'))
export const widgetsOpen = ({ widget }: Payment) => widget.opened.map(({ isOpen }) => isOpen)
export const sent = ({ actor }: Payment) => isSent(actor.getSnapshot())

/** An event of the widget, with the answers that follow. */
export const says = async (payment: Payment, event: WidgetEvent['type']) => {
  payment.widget.says(event)
  await answersArrive()
}

/** The four pauses of a whole round. */
export const wholeRound = async ({ waits }: Pick<Payment, 'waits'>) => {
  for (const gap of [2, 3, 5, 20]) await waits(gap)
}
