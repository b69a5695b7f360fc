import { ContainerModule } from 'inversify'
import { makePaymentPort } from '../../adapters/http/payment'
import { PaymentPort } from '../../ports/payment-port'
import { Http } from '../tokens'

/** What the server knows of payments. */
export const paymentModule = new ContainerModule(({ bind }) => {
  bind<PaymentPort>(PaymentPort).toResolvedValue(makePaymentPort, [Http])
})
