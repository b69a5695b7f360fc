import * as TE from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { fromPromise } from 'xstate'
import type { Category } from '../../../domain/catalogue/catalogue'
import { draftOf } from '../../../domain/drafts/drafts'
import type { QuoteForms, QuoteKind } from '../../../domain/quote/products'
import { timeInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { clientQuoteOf, type Quote } from '../../../domain/quote/quote'
import { BeneficiaryPort } from '../../../ports/beneficiary-port'
import { CataloguePort } from '../../../ports/catalogue-port'
import type { PortFunction } from '../../../ports/call'
import { Clock } from '../../../ports/clock'
import { Connectivity } from '../../../ports/connectivity'
import { DraftStore } from '../../../ports/draft-store'
import type { PortError } from '../../../domain/failure/port-error'
import { PolicyPort } from '../../../ports/policy-port'
import { OrderPort } from '../../../ports/order-port'
import { QuotePort, type AskedQuote } from '../../../ports/quote-port'
import { QuoteStore } from '../../../ports/quote-store'
import type { PortsOf } from '../../../ports/token'
import { fromPort, fromWatch, tryAgainWhenOnline, type Outcome } from '../../core/actors'
import { effectPorts, makeEffects } from '../../core/effects'
import { watchTime } from '../../core/today'
import type { Appliances } from './context'
import type { Draft, QuoteEvent } from './events'
import { fillIn, type FillIn } from './fill-in'
import { resumeAppliances, resumeForms } from './resume'

export const quotePorts = {
  ...effectPorts,
  catalogue: CataloguePort,
  quote: QuotePort,
  policies: PolicyPort,
  orders: OrderPort,
  beneficiary: BeneficiaryPort,
  clock: Clock,
  connectivity: Connectivity,
  quoteStore: QuoteStore,
  drafts: DraftStore,
}

type QuotePorts = PortsOf<typeof quotePorts>

/** The initial data of the shop: its categories, today's date and time, and the forms with their drafts. */
export type Shop = {
  readonly categories: readonly Category[]
  readonly today: CalendarDate
  /** The time in Lagos, `HH:mm`. */
  readonly time: string
  readonly forms: QuoteForms
  readonly appliances: Appliances
  /** The quote that the next one replaces. */
  readonly replaces: string | undefined
}

export type OpenShop = Omit<FillIn, 'categories'> & { readonly ownName: string }

const notFound: PortError = { _tag: 'NotFound', answer: undefined }

/** Calls the port with what was chosen; without a choice the result is NotFound. */
const withChoice = <Input, Output>(call: PortFunction<Input, Output>) =>
  fromPromise<Outcome<Output>, Input | undefined>(({ input, signal }) =>
    input === undefined ? Promise.resolve(E.left(notFound)) : call(input, { signal })(),
  )

/** Implements the shop's actors and actions with the ports. */
export const makeQuoteImplementations = (ports: QuotePorts) => ({
  actors: {
    openShop: fromPort<OpenShop, Shop>(({ ownName, ...opened }, call) =>
      pipe(
        ports.catalogue.categories(undefined, call),
        TE.bindTo('categories'),
        TE.bind('replaces', ({ categories }) => fillIn(ports, { categories, ...opened }, call)),
        TE.map((found) => ({
          ...found,
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
    /** Requests the quote and stores it for checkout. */
    requestQuote: withChoice<AskedQuote, Quote>((request, call) =>
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
    watchAddress: fromWatch<QuoteEvent>()(ports.navigation.watch, (here) =>
      here?.screen === 'shop'
        ? { type: 'address-changed', category: here.category, product: here.product, replaces: here.replaces }
        : undefined,
    ),
  },
  actions: {
    ...makeEffects(ports),
    saveDraft: (_: unknown, { flow, form, when }: Draft) => {
      ports.drafts.save(flow, draftOf(flow, form), when)
    },
    dropDraft: (_: unknown, kind: QuoteKind | undefined) => {
      if (kind) ports.drafts.remove(`${kind}-quote`)
      if (kind === 'home') ports.drafts.remove('home-appliances')
    },
  },
})
