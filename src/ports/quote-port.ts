import type { HealthQuoteRequest } from '../domain/quote/health'
import type { HomeQuoteRequest } from '../domain/quote/home'
import type { MotorQuoteRequest, VehicleMake, VehicleModel } from '../domain/quote/motor'
import type { Quote } from '../domain/quote/quote'
import type { SavingsQuoteRequest } from '../domain/quote/savings'
import type { Destination, TravelQuoteRequest } from '../domain/quote/travel'
import type { Id } from '../domain/values/id'
import type { PortFunction } from './call'
import { token } from './token'

/** Asking what cover costs, and the lists that its forms choose from: destinations by product, appliances by name. */
export type QuotePort = {
  readonly vehicleMakes: PortFunction<void, readonly VehicleMake[]>
  readonly vehicleModels: PortFunction<Id, readonly VehicleModel[]>
  readonly destinations: PortFunction<Id, readonly Destination[]>
  readonly appliances: PortFunction<void, readonly string[]>
  readonly motorQuote: PortFunction<MotorQuoteRequest, Quote>
  readonly healthQuote: PortFunction<HealthQuoteRequest, Quote>
  readonly travelQuote: PortFunction<TravelQuoteRequest, Quote>
  readonly homeQuote: PortFunction<HomeQuoteRequest, Quote>
  readonly savingsQuote: PortFunction<SavingsQuoteRequest, Quote>
}
export const QuotePort = token<QuotePort>('QuotePort')
