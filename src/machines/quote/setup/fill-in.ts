import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { quoteKindOf, type QuoteKind } from '../../../domain/quote/products'
import type { Category } from '../../../domain/catalogue/catalogue'
import type { PortError } from '../../../domain/failure/port-error'
import { id, idText } from '../../../domain/values/id'
import type { Call } from '../../../ports/call'
import type { DraftStore } from '../../../ports/draft-store'
import type { OrderPort } from '../../../ports/order-port'
import type { PolicyPort } from '../../../ports/policy-port'
import type { Source } from './context'
import { storeFilledIn } from './resume'

type Ports = { readonly policies: PolicyPort; readonly orders: OrderPort; readonly drafts: DraftStore }

export type FillIn = {
  readonly categories: readonly Category[]
  /** The category in the address, and what its form is filled in from. */
  readonly category: string | undefined
  readonly source: Source | undefined
}

/** The id of the quote that the next one replaces, if any. */
type Replaced = TE.TaskEither<PortError, string | undefined>

const nothing: Replaced = TE.right(undefined)

const fromPolicy = ({ policies, drafts }: Ports, policy: string, kind: QuoteKind, call: Call): Replaced =>
  pipe(
    policies.byId(id(policy), call),
    TE.map(({ renewal }) => {
      if (renewal) storeFilledIn(drafts, kind, renewal.form)
      return undefined
    }),
  )

/** A quote is replaced while it is unpaid, and only where the server tells the open ones. */
const fromQuote = ({ orders, drafts }: Ports, { by, id: quote }: Source, kind: QuoteKind, call: Call): Replaced =>
  pipe(
    orders.byId(id(quote), call),
    TE.chain(({ form, status }) => {
      if (by !== 'replaces' && form) storeFilledIn(drafts, kind, form)
      if (by === 'repeats' || status !== 'unpaid') return nothing
      return pipe(
        orders.open(1, call),
        TE.map((open) => (open === undefined ? undefined : quote)),
      )
    }),
  )

/**
 * Fills in the form of the requested category from what the address names, and tells which quote the next one replaces. What
 * does not exist or cannot be renewed leaves the form as it is.
 */
export const fillIn = (ports: Ports, { categories, category, source }: FillIn, call: Call): Replaced => {
  const requested = categories.find((one) => idText(one.id) === category)
  const kind = requested && quoteKindOf(requested)
  if (source === undefined || kind === undefined) return nothing
  return pipe(
    source.by === 'renews' ? fromPolicy(ports, source.id, kind, call) : fromQuote(ports, source, kind, call),
    TE.orElse((failure) => (failure._tag === 'NotFound' ? nothing : TE.left(failure))),
  )
}
