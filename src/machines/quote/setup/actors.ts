import * as TE from 'fp-ts/TaskEither'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { fromPromise } from 'xstate'
import type { Category } from '../../../domain/catalogue/catalogue'
import { draftOf } from '../../../domain/drafts/drafts'
import { quoteKindOf, type QuoteForms, type QuoteKind, type QuoteRequest } from '../../../domain/quote/products'
import { timeInLagos, type CalendarDate } from '../../../domain/values/calendar-date'
import { id, idText } from '../../../domain/values/id'
import { clientQuoteOf, type Quote } from '../../../domain/quote/quote'
import { BeneficiaryPort } from '../../../ports/beneficiary-port'
import { CataloguePort } from '../../../ports/catalogue-port'
import type { Call, PortFunction } from '../../../ports/call'
import { Clock } from '../../../ports/clock'
import { Connectivity } from '../../../ports/connectivity'
import { DraftStore } from '../../../ports/draft-store'
import type { PortError } from '../../../domain/failure/port-error'
import { PolicyPort } from '../../../ports/policy-port'
import { QuotePort } from '../../../ports/quote-port'
import { QuoteStore } from '../../../ports/quote-store'
import type { PortsOf } from '../../../ports/token'
import { fromPort, fromWatch, tryAgainWhenOnline, type Outcome } from '../../core/actors'
import { effectPorts, makeEffects } from '../../core/effects'
import { watchTime } from '../../core/today'
import type { Appliances } from './context'
import type { Draft, QuoteEvent } from './events'
import { resumeAppliances, resumeForms, storeRenewal } from './resume'

export const quotePorts = {
  ...effectPorts,
  catalogue: CataloguePort,
  quote: QuotePort,
  policies: PolicyPort,
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
}

export type OpenShop = {
  readonly ownName: string
  /** The category in the address, and the policy that its form renews. */
  readonly category: string | undefined
  readonly renews: string | undefined
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
export const makeQuoteImplementations = (ports: QuotePorts) => ({
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
    /** Requests the quote and stores it for checkout. */
    requestQuote: withChoice<QuoteRequest, Quote>((request, call) =>
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
      here?.screen === 'shop' ? { type: 'address-changed', category: here.category, product: here.product } : undefined,
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
