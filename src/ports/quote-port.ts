import type { QuoteRequest } from '../domain/quote/products'
import type { Quote } from '../domain/quote/quote'
import type { Destination, VehicleMake, VehicleModel } from '../domain/quote/quote-product'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import { token } from './token'

/** A quote that is asked for, in place of another one that is unpaid. */
export type AskedQuote = QuoteRequest & { readonly replacesQuoteId?: Id | undefined }

/** Requests quotes, and loads the lists that the forms need: destinations by product, appliances by name. */
export type QuotePort = {
  readonly vehicleMakes: PortFunction<void, readonly VehicleMake[]>
  readonly vehicleModels: PortFunction<Id, readonly VehicleModel[]>
  readonly destinations: PortFunction<Id, readonly Destination[]>
  readonly appliances: PortFunction<void, readonly string[]>
  readonly quote: PortFunction<AskedQuote, Quote>
}
export const QuotePort = token<QuotePort>('QuotePort')
