import type { Container } from 'inversify'
import { makeQuoteImplementations } from '../../machines/quote/actors'
import { quoteMachine } from '../../machines/quote/machine'
import { BeneficiaryPort } from '../../ports/beneficiary-port'
import { CataloguePort } from '../../ports/catalogue-port'
import { Clock } from '../../ports/clock'
import { DraftStore } from '../../ports/draft-store'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { QuotePort } from '../../ports/quote-port'
import { QuoteStore } from '../../ports/quote-store'
import { beneficiaryModule } from '../modules/beneficiary'
import { loadOnce } from '../modules/load-once'
import { quoteStoreModule } from '../modules/quote-store'
import { shopModule } from '../modules/shop'

/** The shop; the category and the product that the address asks for are looked at when the catalogue is known. */
export const makeFeature = (container: Container) => {
  loadOnce(container, shopModule)
  loadOnce(container, beneficiaryModule)
  loadOnce(container, quoteStoreModule)
  const navigation = container.get<Navigation>(Navigation)
  return {
    machine: quoteMachine.provide(
      makeQuoteImplementations({
        catalogue: container.get<CataloguePort>(CataloguePort),
        quote: container.get<QuotePort>(QuotePort),
        beneficiary: container.get<BeneficiaryPort>(BeneficiaryPort),
        clock: container.get<Clock>(Clock),
        quoteStore: container.get<QuoteStore>(QuoteStore),
        drafts: container.get<DraftStore>(DraftStore),
        navigation,
        notifications: container.get<Notifications>(Notifications),
      }),
    ),
    input: (userName: string) => {
      const here = navigation.here()
      return here?.screen === 'shop'
        ? { userName, category: here.category, product: here.product }
        : { userName, category: undefined, product: undefined }
    },
  }
}
