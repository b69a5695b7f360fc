import type { BodyOf } from '../../contract/endpoint'
import type { endpoints } from '../../contract/table'
import { dayInLagos } from '../../domain/values/calendar-date'
import type { Kobo } from '../../domain/values/money'
import { productById, type Product } from '../catalogue/products'
import type { Deps } from '../dependencies'
import { NotFoundError, refuseIfAny, type Violation } from '../wire/errors'
import type { Handlers, SignedIn } from '../wire/handler'
import { countries } from './countries'
import { healthPremium, healthViolations } from './health-rules'
import { homePremium, homeViolations } from './home-rules'
import { motorPremium, motorViolations } from './motor-rules'
import { quoted } from './quotes'
import { savingsPremium, savingsViolations } from './savings-rules'
import { TRAVEL_CATEGORY, travelPremium, travelViolations } from './travel-rules'
import { makes } from './vehicle-makes'
import { makeById, modelsOf } from './vehicles'

type Lists = 'getVehicleMakes' | 'getVehicleModels' | 'getTravelCountries'
type Quotes = 'vehicleQuote' | 'healthQuote' | 'travelQuote' | 'homeQuote' | 'savingsQuote'
type Asked<Name extends Quotes> = BodyOf<(typeof endpoints)[Name]>

/** One kind of quote: what it refuses, and what it costs when it keeps the rules. */
type Rules<Name extends Quotes> = {
  readonly violations: (product: Product | undefined, body: Asked<Name>, now: Date) => readonly (Violation | null)[]
  readonly premium: (product: Product, body: Asked<Name>) => Kobo
}

const quote =
  <Name extends Quotes>(deps: Deps, { violations, premium }: Rules<Name>) =>
  async ({ body, customer }: { readonly body: Asked<Name>; readonly customer: SignedIn }) => {
    const now = deps.clock()
    const product = productById(body.productId)
    refuseIfAny(violations(product, body, now))
    if (product === undefined) throw new NotFoundError('Product', body.productId)
    const { productId: _, ...details } = body
    return quoted(deps, customer, { product, totalPremium: premium(product, body), details }, now)
  }

const todayOf = (now: Date) => dayInLagos(now.getTime())

/** Quotes, and the lists that their forms choose from. */
export const insuranceHandlers = (deps: Deps): Pick<Handlers, Lists | Quotes> => ({
  getVehicleMakes: () => Promise.resolve(makes.map(({ id, makeName }) => ({ id, makeName }))),

  getVehicleModels: ({ query }) => {
    const make = makeById(query.VehicleMakeId)
    if (make === undefined) throw new NotFoundError('VehicleMake', query.VehicleMakeId)
    return Promise.resolve([...modelsOf(make)])
  },

  getTravelCountries: ({ query }) => {
    if (query.productId !== undefined && productById(query.productId)?.categoryId !== TRAVEL_CATEGORY)
      throw new NotFoundError('Product', query.productId)
    return Promise.resolve([...countries])
  },

  vehicleQuote: quote<'vehicleQuote'>(deps, {
    violations: (product, body, now) => motorViolations(product, body.vehicles, todayOf(now)),
    premium: (product, body) => motorPremium(product, body.vehicles),
  }),
  healthQuote: quote<'healthQuote'>(deps, { violations: healthViolations, premium: healthPremium }),
  travelQuote: quote<'travelQuote'>(deps, {
    violations: (product, body, now) => travelViolations(product, body, todayOf(now)),
    premium: travelPremium,
  }),
  homeQuote: quote<'homeQuote'>(deps, { violations: homeViolations, premium: homePremium }),
  savingsQuote: quote<'savingsQuote'>(deps, { violations: savingsViolations, premium: savingsPremium }),
})
