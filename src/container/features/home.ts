import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { makeMandatePort } from '../../adapters/http/mandate'
import { makeOrderPort } from '../../adapters/http/order'
import { makePaymentPort } from '../../adapters/http/payment'
import { makePolicyPort } from '../../adapters/http/policy'
import { filePorts } from '../../machines/core/file-addresses'
import { homePorts, makeHomeImplementations } from '../../machines/home/actors'
import { homeMachine } from '../../machines/home/machine'
import { makeCertificateAddresses } from '../../machines/certificate/addresses'
import { MandatePort } from '../../ports/mandate-port'
import { OrderPort } from '../../ports/order-port'
import { PaymentPort } from '../../ports/payment-port'
import { PolicyPort } from '../../ports/policy-port'
import { QuoteStore } from '../../ports/quote-store'
import { defineFeature } from '../binding/define-feature'
import { Http, OwnLocal } from '../binding/tokens'

/** The customer's cover at home, and the result of a payment. */
export const feature = defineFeature('home', {
  ports: (bind) => {
    bind(PolicyPort, makePolicyPort, Http)
    bind(MandatePort, makeMandatePort, Http)
    bind(OrderPort, makeOrderPort, Http)
    bind(PaymentPort, makePaymentPort, Http)
    bind(QuoteStore, (local: OwnLocal) => makeQuoteStore(local, window), OwnLocal)
  },
  needs: { ...homePorts, ...filePorts },
  make: (ports) => ({
    files: makeCertificateAddresses(ports),
    machine: homeMachine.provide(makeHomeImplementations(ports)),
    input: () => ({
      today: ports.clock.today(),
      order: ports.quoteStore.quote(),
      paid: ports.quoteStore.paidOrder(),
    }),
  }),
})
