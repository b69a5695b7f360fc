import type { Clock } from '../../platform/clock/clock'
import { healthMessages } from '../../../domain/quote/messages'
import { hasBeneficiary } from '../../beneficiary/repository'
import { productById } from '../insurance/products'
import { NotFoundError, UserFriendlyError } from '../../wire/errors'
import type { Handlers, Rules, SignedIn } from '../../wire/handler'
import { travelCountries } from '../../../domain/catalogue/countries'
import type { WireId } from '../../../contract/codecs'
import type { Cover, QuoteBody, QuoteCall } from '../product/cover'
import { covers } from '../insurance/covers'
import { quoted, type Quoting } from './quotes'
import { TRAVEL_CATEGORY } from '../insurance/travel/rules'
import { makes } from '../insurance/motor/makes'
import { makeById, modelsOf } from '../insurance/motor/vehicles'

type Needs = Quoting & {
  readonly clock: Clock
}

type Lists = 'getVehicleMakes' | 'getVehicleModels' | 'getTravelCountries'

type Asked = {
  readonly body: QuoteBody<QuoteCall> & { readonly replacesQuoteId: WireId | undefined }
  readonly customer: SignedIn
}

const quote =
  (deps: Needs, { premium, parts, needsBeneficiary, inOneForm }: Cover<QuoteCall>) =>
  async ({ body: { replacesQuoteId, ...typed }, customer }: Asked) => {
    const now = deps.clock.business()
    const body = inOneForm?.(typed) ?? typed
    const product = productById(body.productId)
    if (product === undefined) throw new NotFoundError('Product', body.productId)
    if (needsBeneficiary && !(await hasBeneficiary(deps.db, customer.id)))
      throw new UserFriendlyError(healthMessages.withoutBeneficiaries)
    const { productId: _, ...details } = body
    const priced = { product, totalPremium: premium(product, body), details, parts: parts?.(product, body) ?? [] }
    return quoted(deps, customer, { ...priced, replacesQuoteId }, now)
  }

/** The type of `covers` guarantees that each cover accepts the body of its own call. */
const quoteHandlers = (deps: Needs): Pick<Handlers, QuoteCall> => {
  const handlers: unknown = Object.fromEntries(
    Object.entries(covers).map(([call, cover]) => [call, quote(deps, cover as Cover<QuoteCall>)]),
  )
  return handlers as Pick<Handlers, QuoteCall>
}

/** The rules of each cover, for the body of its own call as well. */
export const insuranceRules = (deps: Pick<Needs, 'clock'>): Rules =>
  Object.fromEntries(
    Object.entries(covers).map(([call, cover]) => [
      call,
      ({ body }: { readonly body: QuoteBody<QuoteCall> }) =>
        (cover as Cover<QuoteCall>).violations(productById(body.productId), body, deps.clock.business()),
    ]),
  )

/** The quotes, and the option lists of their forms. */
export const insuranceHandlers = (deps: Needs): Pick<Handlers, Lists | QuoteCall> => ({
  getVehicleMakes: () => Promise.resolve(makes.map(({ id, makeName }) => ({ id, makeName }))),

  getVehicleModels: ({ query }) => {
    const make = makeById(query.VehicleMakeId)
    if (make === undefined) throw new NotFoundError('VehicleMake', query.VehicleMakeId)
    return Promise.resolve([...modelsOf(make)])
  },

  getTravelCountries: ({ query }) => {
    if (query.productId !== undefined && productById(query.productId)?.categoryId !== TRAVEL_CATEGORY)
      throw new NotFoundError('Product', query.productId)
    return Promise.resolve([...travelCountries])
  },

  ...quoteHandlers(deps),
})
