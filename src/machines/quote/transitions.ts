import { quoteMessages } from '../../domain/quote/messages'
import { quoteProducts } from '../../domain/quote/products'
import { rowsOf } from '../../domain/quote/appliances'
import { successNotice } from '../core/effects'
import { output } from '../core/output'
import { wantedKind, type QuoteContext } from './context'
import type { QuoteEvent, Typed } from './events'
import { parsed } from './request'
import type { Draft } from './setup'

type Here = { readonly context: QuoteContext }
type TypedEvent = Here & { readonly event: { readonly typed: Typed } }
type Moved = { readonly event: Extract<QuoteEvent, { readonly type: 'address-changed' }> }

/** Where the address is now. */
export const placeOf = ({ event: { category, product } }: Moved) => ({ category, product })

const typedOf = ({ event }: TypedEvent): Typed => event.typed

const storeTyped = (when: Draft['when']) =>
  ({
    type: 'saveDraft',
    params: ({ context: { userName }, event: { typed } }: TypedEvent): Draft => ({
      userName,
      flow: `${typed.kind}-quote`,
      form: typed.form,
      when,
    }),
  }) as const

/** The appliances as a draft; it comes after the action that changed them. */
export const saveAppliances = {
  type: 'saveDraft',
  params: ({ context: { userName, appliances } }: Here): Draft => ({
    userName,
    flow: 'home-appliances',
    form: { ...appliances.typed, items: rowsOf(appliances.items) },
    when: 'soon',
  }),
} as const

/** What every form hears: typing, and the way back to the products. */
export const filling = {
  'fill-in': { actions: [{ type: 'fillIn', params: typedOf }, storeTyped('soon')] },
  'go-back': {
    actions: {
      type: 'go',
      params: ({ context }: Here) => ({ screen: 'shop', category: context.wanted.category ?? '' }) as const,
    },
  },
} as const

/** A form that waits for the customer; one that breaks a rule is not sent. */
export const editing = {
  description: 'The form waits for the customer.',
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
 * While a quote is on its way nothing else moves, so that it is asked for once (requirement FORM-04); where the address
 * goes meanwhile is followed only if it fails. A failure gives back the form as it was typed (requirement QUOTE-03).
 */
export const requesting = {
  description: 'The quote is on its way; a second submit does nothing.',
  tags: 'busy',
  entry: 'forgetMove',
  on: {
    'address-changed': { actions: { type: 'noteMove', params: placeOf } },
    'go-back': {},
    'close-shop': {},
    'fill-in': {},
  },
  invoke: {
    src: 'requestQuote',
    input: ({ context }: Here) => context.request,
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

/** What is said of a quote that is there. */
export const doneNotice = ({ context }: Here) => {
  const kind = wantedKind(context)
  return successNotice(kind ? quoteProducts[kind].done : quoteMessages.done)
}
