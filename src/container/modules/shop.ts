import { ContainerModule } from 'inversify'
import { makeCataloguePort } from '../../adapters/http/catalogue'
import { makeQuotePort } from '../../adapters/http/quote'
import { CataloguePort } from '../../ports/catalogue-port'
import { QuotePort } from '../../ports/quote-port'
import { ApiHost, Http } from '../tokens'

/** The calls of the shop. */
export const shopModule = new ContainerModule(({ bind }) => {
  bind<CataloguePort>(CataloguePort).toResolvedValue(makeCataloguePort, [Http, ApiHost])
  bind<QuotePort>(QuotePort).toResolvedValue(makeQuotePort, [Http])
})
