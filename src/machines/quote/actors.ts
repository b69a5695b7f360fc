import * as TE from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { fromCallback, fromPromise } from 'xstate'
import { draftOf } from '../../domain/drafts/drafts'
import { quoteKindOf, type QuoteRequest } from '../../domain/quote/products'
import { timeInLagos } from '../../domain/values/calendar-date'
import { id, idText } from '../../domain/values/id'
import { clientQuoteOf } from '../../domain/quote/quote'
import type { BeneficiaryPort } from '../../ports/beneficiary-port'
import type { CataloguePort } from '../../ports/catalogue-port'
import type { Call, PortFunction } from '../../ports/call'
import type { Clock } from '../../ports/clock'
import type { Connectivity } from '../../ports/connectivity'
import type { DraftStore } from '../../ports/draft-store'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PortError } from '../../domain/failure/port-error'
import type { PolicyPort } from '../../ports/policy-port'
import type { QuotePort } from '../../ports/quote-port'
import type { QuoteStore } from '../../ports/quote-store'
import { fromPort, tryAgainWhenOnline, type Outcome } from '../core/actors'
import { makeEffects } from '../core/effects'
import { watchTime } from '../core/today'
import type { OpenShop, Shop } from './setup/contracts'
import type { QuoteEvent } from './setup/events'
import type { QuoteMachine } from './machine'
import { resumeAppliances, resumeForms, storeRenewal } from './resume'

export type QuotePorts = {
  readonly catalogue: CataloguePort
  readonly quote: QuotePort
  readonly beneficiary: Pick<BeneficiaryPort, 'list'>
  readonly policies: Pick<PolicyPort, 'byId'>
  readonly quoteStore: QuoteStore
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly drafts: DraftStore
  readonly navigation: Navigation
  readonly notifications: Notifications
}

const notFound: PortError = { _tag: 'NotFound', answer: undefined }

/** Calls the port with what was chosen; without a choice the result is NotFound. */
const withChoice = <Input, Output>(call: PortFunction<Input, Output>) =>
  fromPromise<Outcome<Output>, Input | undefined>(({ input, signal }) =>
    input === undefined ? Promise.resolve(E.left(notFound)) : call(input, { signal })(),
  )

type Renewing = Omit<OpenShop, 'ownName'> & Pick<Shop, 'categories'>

/** Fills in the form that renews the policy in the address. A policy that cannot be renewed leaves the form as it is. */
const renew = (ports: QuotePorts, { categories, category, renews }: Renewing, call: Call) => {
  const requested = categories.find(({ id }) => idText(id) === category)
  const kind = requested && quoteKindOf(requested)
  if (renews === undefined || kind === undefined) return TE.right(undefined)
  return pipe(
    ports.policies.byId(id(renews), call),
    TE.map(({ renewal }) => {
      if (renewal) storeRenewal(ports.drafts, kind, renewal.form)
    }),
    TE.orElse((failure) => (failure._tag === 'NotFound' ? TE.right(undefined) : TE.left(failure))),
  )
}

/** Implements the shop's actors and actions with the ports. */
export const makeQuoteImplementations = (ports: QuotePorts): Parameters<QuoteMachine['provide']>[0] => ({
  actors: {
    openShop: fromPort<OpenShop, Shop>(({ ownName, ...opened }, call) =>
      pipe(
        ports.catalogue.categories(undefined, call),
        TE.tap((categories) => renew(ports, { categories, ...opened }, call)),
        TE.map((categories) => ({
          categories,
          today: ports.clock.today(),
          time: timeInLagos(ports.clock.now()),
          forms: resumeForms(ports.drafts, ownName),
          appliances: resumeAppliances(ports.drafts),
        })),
      ),
    ),
    loadProducts: withChoice(ports.catalogue.products),
    loadMakes: fromPort(ports.quote.vehicleMakes),
    loadModels: withChoice(ports.quote.vehicleModels),
    loadDestinations: withChoice(ports.quote.destinations),
    loadApplianceNames: fromPort(ports.quote.appliances),
    loadBeneficiaries: fromPort(ports.beneficiary.list),
    requestQuote: withChoice((request: QuoteRequest, call) =>
      pipe(
        ports.quote.quote(request, call),
        TE.map((quote) => {
          ports.quoteStore.saveQuote(clientQuoteOf(quote))
          return quote
        }),
      ),
    ),
    watchTime: watchTime(ports.clock),
    watchConnection: tryAgainWhenOnline<QuoteEvent>(ports.connectivity),
    watchAddress: fromCallback<QuoteEvent>(({ sendBack }) =>
      ports.navigation.watch((here) => {
        if (here?.screen !== 'shop') return
        sendBack({ type: 'address-changed', category: here.category, product: here.product } satisfies QuoteEvent)
      }),
    ),
  },
  actions: {
    ...makeEffects(ports),
    saveDraft: (_, { flow, form, when }) => {
      ports.drafts.save(flow, draftOf(flow, form), when)
    },
    dropDraft: (_, kind) => {
      if (kind) ports.drafts.remove(`${kind}-quote`)
      if (kind === 'home') ports.drafts.remove('home-appliances')
    },
  },
})
