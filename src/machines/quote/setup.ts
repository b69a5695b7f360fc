import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import type { Beneficiaries } from '../../../domain/beneficiary/beneficiary'
import type { Product } from '../../../domain/catalogue/catalogue'
import type { DraftFlow } from '../../../domain/drafts/drafts'
import { addAppliance, emptyAppliance, removeAppliance, type ApplianceForm } from '../../../domain/quote/appliances'
import { formsSignedBy, type QuoteKind } from '../../../domain/quote/products'
import { hasBeneficiary } from '../../../domain/quote/health'
import type { Destination, VehicleMake, VehicleModel } from '../../../domain/quote/quote-product'
import { CHECKOUT_REDIRECT_MS } from '../../../domain/rules/constants'
import type { Id } from '../../../domain/values/id'
import { unimplemented, type Outcome } from '../../core/actors'
import { effects } from '../../core/effects'
import { defect, noErrors, errorsOfCall, errorsOfFields } from '../../core/form'
import type { MinuteBegan } from '../../core/today'
import { refusalOf, isAboveCap } from './appliance-answer'
import {
  chosenMake,
  noAppliances,
  noRefusal,
  requestedCategory,
  requestedKind,
  requestedProduct,
  type QuoteContext,
  type ShopLocation,
} from './context'
import type { OpenShop, QuoteActors, Shop } from './contracts'
import type { QuoteEvent, Typed } from './events'
import { formsWith, type parsed } from './request'
import { errorsOf } from './errors'

export type Draft = {
  readonly flow: DraftFlow
  readonly form: Readonly<Record<string, unknown>>
  readonly when: 'soon' | 'now'
}

type Parsed = ReturnType<typeof parsed>

const differs = (one: ShopLocation, other: ShopLocation) =>
  one.category !== other.category || one.product !== other.product

/** The types, actors, actions and guards of the shop; `machine.ts` has the states. */
export const quoteSetup = setup({
  types: {
    context: {} as QuoteContext,
    events: {} as QuoteEvent,
    input: {} as OpenShop & ShopLocation,
    tags: {} as 'settled' | 'busy' | 'loading' | 'failed',
  },
  actors: {
    openShop: unimplemented<QuoteActors['openShop']['output'], QuoteActors['openShop']['input']>(),
    loadProducts: unimplemented<QuoteActors['loadProducts']['output'], Id | undefined>(),
    loadMakes: unimplemented<QuoteActors['loadMakes']['output']>(),
    loadModels: unimplemented<QuoteActors['loadModels']['output'], Id | undefined>(),
    loadDestinations: unimplemented<QuoteActors['loadDestinations']['output'], Id | undefined>(),
    loadApplianceNames: unimplemented<QuoteActors['loadApplianceNames']['output']>(),
    loadBeneficiaries: unimplemented<QuoteActors['loadBeneficiaries']['output']>(),
    requestQuote: unimplemented<QuoteActors['requestQuote']['output'], QuoteActors['requestQuote']['input']>(),
    watchAddress: fromCallback<QuoteEvent>(() => undefined),
    watchConnection: fromCallback<QuoteEvent>(() => undefined),
    watchTime: fromCallback<MinuteBegan>(() => undefined),
  },
  delays: { redirect: CHECKOUT_REDIRECT_MS },
  actions: {
    ...effects,
    /** Implemented in `actors.ts`: drafts are stored outside the machine. */
    saveDraft: (_, _draft: Draft) => undefined,
    dropDraft: (_, _kind: QuoteKind | undefined) => undefined,
    openWith: assign((_, outcome: Outcome<Shop>) => (isRight(outcome) ? { ...outcome.right } : {})),
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
    forgetRenewal: assign({ renews: undefined }),
    clearModels: assign({ models: [] }),
    setRequested: assign((_, requested: ShopLocation) => ({ requested, errors: noErrors, ...noRefusal })),
    storeMove: assign((_, moved: ShopLocation) => ({ moved })),
    clearMove: assign({ moved: undefined }),
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
      applianceErrors: refusalOf(appliances.items, form),
    })),
    clearForm: assign(({ context }) => {
      const kind = requestedKind(context)
      const forms = kind ? { ...context.forms, [kind]: formsSignedBy(context.ownName)[kind] } : context.forms
      return { forms, models: [], ...(kind === 'home' ? { appliances: noAppliances } : {}) }
    }),
    clearErrors: assign({ errors: noErrors }),
    storeRequest: assign((_, request: Parsed) => (isRight(request) ? { request: request.right } : {})),
    showFields: assign((_, request: Parsed) => (isLeft(request) ? { errors: errorsOfFields(request.left) } : {})),
    showFailure: assign(({ context }, outcome: Outcome<unknown>) => ({ errors: errorsOf(context, outcome) })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
  },
  guards: {
    isRight: (_, outcome: Outcome<unknown>) => isRight(outcome),
    isRenewed: ({ context }, outcome: Outcome<unknown>) => isRight(outcome) && context.renews !== undefined,
    isValid: (_, request: Parsed) => isRight(request),
    hasSome: (_, outcome: Outcome<readonly unknown[]>) => isRight(outcome) && outcome.right.length > 0,
    hasBeneficiary: (_, outcome: Outcome<Beneficiaries>) => isRight(outcome) && hasBeneficiary(outcome.right),
    isElsewhere: ({ context }, requested: ShopLocation) => differs(context.requested, requested),
    hasMoved: ({ context: { moved, requested } }) => moved !== undefined && differs(moved, requested),
    requestsNoCategory: ({ context }) => requestedCategory(context) === undefined,
    requestsOtherProducts: ({ context }) => context.productsOf !== context.requested.category,
    requestsNoProduct: ({ context }) => requestedProduct(context) === undefined,
    requestsForm: ({ context }, { kind }: { readonly kind: QuoteKind }) => requestedKind(context) === kind,
    hasMakes: ({ context }) => context.makes.length > 0,
    hasNoMake: ({ context }) => chosenMake(context) === undefined,
    hasDestinations: ({ context }) => context.destinationsOf === context.requested.product,
    hasApplianceNames: ({ context }) => context.applianceNames.length > 0,
    canListAppliance: ({ context }, form: ApplianceForm) => isRight(addAppliance(context.appliances.items, form)),
    isAboveCap: ({ context }, form: ApplianceForm) => isAboveCap(context.appliances.items, form),
  },
})
