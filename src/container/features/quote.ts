import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { makeBeneficiaryPort } from '../../adapters/http/beneficiary'
import { makeCataloguePort } from '../../adapters/http/catalogue'
import { makeOrderPort } from '../../adapters/http/order'
import { makePolicyPort } from '../../adapters/http/policy'
import { makeQuotePort } from '../../adapters/http/quote'
import { makeQuoteImplementations, quotePorts } from '../../machines/quote/setup/actors'
import type { Source } from '../../machines/quote/setup/context'
import { quoteMachine } from '../../machines/quote/machine'
import { BeneficiaryPort } from '../../ports/beneficiary-port'
import { CataloguePort } from '../../ports/catalogue-port'
import { OrderPort } from '../../ports/order-port'
import { PolicyPort } from '../../ports/policy-port'
import { QuotePort } from '../../ports/quote-port'
import { QuoteStore } from '../../ports/quote-store'
import { defineFeature } from '../binding/define-feature'
import { ApiHost, Http, OwnLocal } from '../binding/tokens'

const sourceOf = (named: Readonly<Partial<Record<Source['by'], string | undefined>>>): Source | undefined =>
  (['renews', 'corrects', 'repeats', 'replaces'] as const).flatMap((by) => {
    const id = named[by]
    return id === undefined ? [] : [{ by, id }]
  })[0]

/** The shop. The category and the product in the address are looked up once the catalogue is loaded. */
export const feature = defineFeature('quote', {
  ports: (bind) => {
    bind(CataloguePort, makeCataloguePort, Http, ApiHost)
    bind(QuotePort, makeQuotePort, Http)
    bind(BeneficiaryPort, makeBeneficiaryPort, Http)
    bind(PolicyPort, makePolicyPort, Http)
    bind(OrderPort, makeOrderPort, Http)
    bind(QuoteStore, (local: OwnLocal) => makeQuoteStore(local, window), OwnLocal)
  },
  needs: quotePorts,
  make: (ports) => ({
    machine: quoteMachine.provide(makeQuoteImplementations(ports)),
    input: (ownName) => {
      const here = ports.navigation.here()
      const { category, product, replaces, ...sources } = here?.screen === 'shop' ? here : {}
      return { ownName, category, product, replaces, source: sourceOf({ replaces, ...sources }) }
    },
  }),
})
