import type { ClientQuote } from '../../domain/quote/quote'
import { QuoteStore } from '../../ports/quote-store'
import type { PortsOf } from '../../ports/token'
import { effectPorts, makeEffects } from '../core/effects'

export const arrearsPorts = { ...effectPorts, quoteStore: QuoteStore }

/** Implements the actions of paying what is owed with the ports. */
export const makeArrearsImplementations = (ports: PortsOf<typeof arrearsPorts>) => ({
  actors: {},
  actions: {
    go: makeEffects(ports).go,
    /** Checkout shows the order that is stored. */
    storeOrder: (_: unknown, order: ClientQuote) => {
      ports.quoteStore.saveQuote(order)
    },
  },
})
