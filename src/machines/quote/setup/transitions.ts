import { quoteMessages } from '../../../domain/quote/messages'
import { quoteProducts } from '../../../domain/quote/products'
import { rowsOf } from '../../../domain/quote/appliances'
import { id } from '../../../domain/values/id'
import type { AskedQuote } from '../../../ports/quote-port'
import { successNotice } from '../../core/effects'
import { output } from '../../core/output'
import { requestedKind, type QuoteContext } from './context'
import type { Draft, QuoteEvent, Typed } from './events'
import { parsed } from './request'

type Here = { readonly context: QuoteContext }
type TypedEvent = Here & { readonly event: { readonly typed: Typed } }
type Moved = { readonly event: Extract<QuoteEvent, { readonly type: 'address-changed' }> }

/** The location in the address. */
export const movedTo = ({ event: { category, product, replaces } }: Moved) => ({ category, product, replaces })

/** The location in the shop, for an address. */
export const placeIn = ({ requested: { category, product, replaces } }: QuoteContext) => ({
  ...(category === undefined ? {} : { category }),
  ...(product === undefined ? {} : { product }),
  ...(replaces === undefined ? {} : { replaces }),
})

/** The last submitted form, and the quote that it replaces. */
const asked = ({ context: { request, requested } }: Here): AskedQuote | undefined =>
  request && (requested.replaces === undefined ? request : { ...request, replacesQuoteId: id(requested.replaces) })

const typedOf = ({ event }: TypedEvent): Typed => event.typed

const storeTyped = (when: Draft['when']) =>
  ({
    type: 'saveDraft',
    params: ({ event: { typed } }: TypedEvent): Draft => ({
      flow: `${typed.kind}-quote`,
      form: typed.form,
      when,
    }),
  }) as const

/** Saves the appliances as a draft; runs after the action that changed them. */
export const saveAppliances = {
  type: 'saveDraft',
  params: ({ context: { appliances } }: Here): Draft => ({
    flow: 'home-appliances',
    form: { ...appliances.typed, items: rowsOf(appliances.items) },
    when: 'soon',
  }),
} as const

/** The events that every form handles: typing, and the way back to the products. */
export const filling = {
  'fill-in': { actions: [{ type: 'fillIn', params: typedOf }, storeTyped('soon')] },
  'go-back': {
    actions: {
      type: 'go',
      params: ({ context }: Here) => ({ screen: 'shop', category: context.requested.category ?? '' }) as const,
    },
  },
} as const

/** A form that can be edited; an invalid one is not sent. */
export const editing = {
  description: 'The form can be edited and submitted.',
  tags: 'settled',
  on: {
    'request-quote': [
      {
        guard: { type: 'isValid', params: parsed },
        target: 'Requesting',
        actions: [
          { type: 'fillIn', params: typedOf },
          storeTyped('now'),
          { type: 'storeRequest', params: parsed },
          'clearErrors',
        ],
      },
      { actions: { type: 'showFields', params: parsed } },
    ],
  },
} as const

/**
 * While a quote is being requested other events are ignored, so that it is requested once; a
 * change of the address meanwhile is followed only if the request fails. After a failure the form has the typed values.
 */
export const requesting = {
  description: 'The quote is being requested; a second submit is ignored.',
  tags: 'busy',
  entry: 'clearMove',
  on: {
    'address-changed': { actions: { type: 'storeMove', params: movedTo } },
    'go-back': {},
    'close-shop': {},
    'fill-in': {},
  },
  invoke: {
    src: 'requestQuote',
    input: asked,
    onDone: [
      { guard: { type: 'isRight', params: output<unknown> }, target: '#quote.Quoted' },
      { guard: 'hasMoved', target: '#quote.Routing', actions: 'followMove' },
      { target: 'Editing', actions: { type: 'showFailure', params: output<unknown> } },
    ],
    onError: [
      { guard: 'hasMoved', target: '#quote.Routing', actions: 'followMove' },
      { target: 'Editing', actions: 'showDefect' },
    ],
  },
} as const

/** The toast for a received quote. */
export const doneNotice = ({ context }: Here) => {
  const kind = requestedKind(context)
  return successNotice(kind ? quoteProducts[kind].done : quoteMessages.done)
}
