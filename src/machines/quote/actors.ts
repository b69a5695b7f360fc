import * as TE from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { fromCallback, fromPromise } from 'xstate'
import { draftOf } from '../../domain/drafts/drafts'
import type { QuoteRequest } from '../../domain/quote/products'
import { clientQuoteOf } from '../../domain/quote/quote'
import type { BeneficiaryPort } from '../../ports/beneficiary-port'
import type { CataloguePort } from '../../ports/catalogue-port'
import type { PortFunction } from '../../ports/call'
import type { Clock } from '../../ports/clock'
import type { Connectivity } from '../../ports/connectivity'
import type { DraftStore } from '../../ports/draft-store'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { PortError } from '../../domain/failure/port-error'
import type { QuotePort } from '../../ports/quote-port'
import type { QuoteStore } from '../../ports/quote-store'
import { fromPort, tryAgainWhenOnline, type Outcome } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { QuoteActors, Shop } from './contracts'
import type { QuoteEvent } from './events'
import type { QuoteMachine } from './machine'
import { resumeAppliances, resumeForms } from './resume'

export type QuotePorts = {
  readonly catalogue: CataloguePort
  readonly quote: QuotePort
  readonly beneficiary: Pick<BeneficiaryPort, 'list'>
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

/** Implements the shop's actors and actions with the ports. */
export const makeQuoteImplementations = (ports: QuotePorts): Parameters<QuoteMachine['provide']>[0] => ({
  actors: {
    openShop: fromPort<QuoteActors['openShop']['input'], Shop>(({ userName, ownName }, call) =>
      pipe(
        ports.catalogue.categories(undefined, call),
        TE.map((categories) => ({
          categories,
          today: ports.clock.today(),
          forms: resumeForms(ports.drafts, userName, ownName),
          appliances: resumeAppliances(ports.drafts, userName),
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
    saveDraft: (_, { userName, flow, form, when }) => {
      ports.drafts.save(userName, flow, draftOf(flow, form), when)
    },
    dropDraft: (_, { userName, kind }) => {
      if (kind) ports.drafts.remove(userName, `${kind}-quote`)
      if (kind === 'home') ports.drafts.remove(userName, 'home-appliances')
    },
  },
})
