import { ContainerModule } from 'inversify'
import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { QuoteStore } from '../../ports/quote-store'
import { Local } from '../tokens'

/** The quote between shop, checkout and payment. */
export const quoteStoreModule = new ContainerModule(({ bind }) => {
  bind<QuoteStore>(QuoteStore).toResolvedValue((local: Local) => makeQuoteStore(local, window), [Local])
})
