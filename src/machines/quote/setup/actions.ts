import { isLeft, isRight } from 'fp-ts/Either'
import type { Product } from '../../../domain/catalogue/catalogue'
import { addAppliance, emptyAppliance, removeAppliance, type ApplianceForm } from '../../../domain/quote/appliances'
import { formsSignedBy } from '../../../domain/quote/products'
import type { Destination, VehicleMake, VehicleModel } from '../../../domain/quote/quote-product'
import type { Outcome } from '../../core/actors'
import { assigning } from '../../core/assigning'
import { errorsOfDefect, errorsOfFields, noErrors } from '../../core/form'
import type { MinuteBegan } from '../../core/today'
import type { Shop } from './actors'
import { applianceErrorsOf } from './appliance-answer'
import { noAppliances, noRefusal, requestedKind, type QuoteContext, type ShopLocation } from './context'
import { errorsOf } from './errors'
import type { QuoteEvent, Typed } from './events'
import { formsWith, type ParsedQuote } from './request'

const assign = assigning<QuoteContext, QuoteEvent>()

export const quoteActions = {
  openWith: assign(({ context: { requested } }, outcome: Outcome<Shop>) => {
    if (!isRight(outcome)) return {}
    const { replaces, ...shop } = outcome.right
    return { ...shop, requested: { ...requested, replaces } }
  }),
  storeTime: assign((_, { today, time }: MinuteBegan) => ({ today, time })),
  storeProducts: assign(({ context }, outcome: Outcome<readonly Product[]>) =>
    isRight(outcome) ? { products: outcome.right, productsOf: context.requested.category } : {},
  ),
  storeMakes: assign((_, outcome: Outcome<readonly VehicleMake[]>) =>
    isRight(outcome) ? { makes: outcome.right } : {},
  ),
  storeModels: assign((_, outcome: Outcome<readonly VehicleModel[]>) =>
    isRight(outcome) ? { models: outcome.right } : {},
  ),
  storeDestinations: assign(({ context }, outcome: Outcome<readonly Destination[]>) =>
    isRight(outcome) ? { destinations: outcome.right, destinationsOf: context.requested.product } : {},
  ),
  storeApplianceNames: assign((_, outcome: Outcome<readonly string[]>) =>
    isRight(outcome) ? { applianceNames: outcome.right } : {},
  ),
  forgetSource: assign(() => ({ source: undefined })),
  clearModels: assign(() => ({ models: [] })),
  setRequested: assign((_, requested: ShopLocation) => ({ requested, errors: noErrors, ...noRefusal })),
  storeMove: assign((_, moved: ShopLocation) => ({ moved })),
  clearMove: assign(() => ({ moved: undefined })),
  followMove: assign(({ context }) => ({ requested: context.moved ?? context.requested, errors: noErrors })),
  fillIn: assign(({ context }, typed: Typed) => ({ forms: formsWith(context.forms, typed) })),
  fillInAppliance: assign(({ context }, typed: ApplianceForm) => ({ appliances: { ...context.appliances, typed } })),
  listAppliance: assign(({ context: { appliances } }, form: ApplianceForm) => {
    const added = addAppliance(appliances.items, form)
    return isRight(added) ? { appliances: { typed: emptyAppliance, items: added.right }, ...noRefusal } : {}
  }),
  unlistAppliance: assign(({ context: { appliances } }, itemDesc: string) => ({
    appliances: { ...appliances, items: removeAppliance(appliances.items, itemDesc) },
    ...noRefusal,
  })),
  showRefusal: assign(({ context: { appliances } }, form: ApplianceForm) => ({
    applianceErrors: applianceErrorsOf(appliances.items, form),
  })),
  clearForm: assign(({ context }) => {
    const kind = requestedKind(context)
    const forms = kind ? { ...context.forms, [kind]: formsSignedBy(context.ownName)[kind] } : context.forms
    return { forms, models: [], ...(kind === 'home' ? { appliances: noAppliances } : {}) }
  }),
  clearErrors: assign(() => ({ errors: noErrors })),
  storeRequest: assign((_, request: ParsedQuote) => (isRight(request) ? { request: request.right } : {})),
  showFields: assign((_, request: ParsedQuote) => (isLeft(request) ? { errors: errorsOfFields(request.left) } : {})),
  showFailure: assign(({ context }, outcome: Outcome<unknown>) => ({ errors: errorsOf(context, outcome) })),
  showDefect: assign(() => ({ errors: errorsOfDefect })),
}
