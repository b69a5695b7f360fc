import type { StateValueFrom } from 'xstate'
import { formsSignedBy, type QuoteKind } from '../../domain/quote/products'
import { idText } from '../../domain/values/id'
import { loading } from '../core/loading'
import { output } from '../core/output'
import { emptyShop, requestedCategory, requestedKind } from './setup/context'
import { health } from './products/health'
import { home } from './products/home'
import { motor } from './products/motor'
import { education, savings } from './products/savings'
import { travel } from './products/travel'
import { quoteSetup } from './setup/setup'
import { doneNotice, filling, placeIn, movedTo } from './setup/transitions'

/** The form state of a product, by the kind of cover. */
const toForms = [
  { guard: { type: 'requestsForm', params: { kind: 'motor' } }, target: 'Motor' },
  { guard: { type: 'requestsForm', params: { kind: 'health' } }, target: 'Health' },
  { guard: { type: 'requestsForm', params: { kind: 'travel' } }, target: 'Travel' },
  { guard: { type: 'requestsForm', params: { kind: 'home' } }, target: 'Home' },
  { guard: { type: 'requestsForm', params: { kind: 'savings' } }, target: 'Savings' },
  { guard: { type: 'requestsForm', params: { kind: 'education' } }, target: 'Education' },
] as const

/**
 * The shop: choose a category, choose a product, fill in the form, get the quote. The address contains the location, so
 * that Back and links work; a choice only changes the address. A second after a quote checkout opens. What could not be
 * loaded is tried again when the connection is back; a quote is requested by the customer alone.
 */
export const quoteMachine = quoteSetup.createMachine({
  id: 'quote',
  context: ({ input: { ownName, category, product, replaces, source } }) => ({
    ...emptyShop,
    ownName,
    forms: formsSignedBy(ownName),
    requested: { category, product, replaces },
    source,
  }),
  invoke: [{ src: 'watchAddress' }, { src: 'watchConnection' }, { src: 'watchTime' }],
  initial: 'Opening',
  on: {
    'address-changed': {
      guard: { type: 'isElsewhere', params: movedTo },
      target: '.Routing',
      actions: { type: 'setRequested', params: movedTo },
    },
    'minute-began': { actions: { type: 'storeTime', params: ({ event }) => event } },
    'close-shop': { actions: { type: 'go', params: { screen: 'dashboard' } } },
  },
  states: {
    Opening: {
      description: 'The categories are being loaded.',
      tags: 'loading',
      on: { 'address-changed': { actions: { type: 'setRequested', params: movedTo } } },
      invoke: {
        src: 'openShop',
        input: ({ context: { ownName, requested, source } }) => ({
          ownName,
          category: requested.category,
          source,
        }),
        onDone: [
          {
            guard: { type: 'isFilledIn', params: output },
            target: 'Routing',
            actions: [
              { type: 'openWith', params: output },
              'forgetSource',
              // A reload then keeps what was typed since.
              { type: 'goInstead', params: ({ context }) => ({ screen: 'shop', ...placeIn(context) }) },
            ],
          },
          {
            guard: { type: 'isRight', params: output },
            target: 'Routing',
            actions: { type: 'openWith', params: output },
          },
          { target: 'Closed', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'Closed', actions: 'showDefect' },
      },
    },
    Closed: {
      description: 'The categories could not be loaded; the customer can retry, or move to another place in the shop.',
      tags: 'failed',
      on: {
        'try-again': { target: 'Opening', actions: 'clearErrors' },
        'address-changed': {
          guard: { type: 'isElsewhere', params: movedTo },
          target: 'Opening',
          actions: { type: 'setRequested', params: movedTo },
        },
      },
    },
    Routing: {
      description: 'Routes by the location in the address.',
      always: [
        { guard: 'requestsNoCategory', target: 'ChoosingCategory' },
        { guard: 'requestsOtherProducts', target: 'FindingProducts' },
        { guard: 'requestsNoProduct', target: 'ChoosingProduct' },
        ...toForms,
        { target: 'WithoutForm' },
      ],
    },
    ChoosingCategory: {
      description: 'The categories are shown.',
      on: {
        'choose-category': {
          actions: { type: 'go', params: ({ event }) => ({ screen: 'shop', category: idText(event.category) }) },
        },
      },
    },
    FindingProducts: {
      description: "The category's products are being loaded.",
      tags: 'loading',
      on: { 'go-back': { actions: { type: 'go', params: { screen: 'shop' } } } },
      invoke: {
        src: 'loadProducts',
        input: ({ context }) => requestedCategory(context)?.id,
        ...loading({ done: 'Routing', store: 'storeProducts', failed: 'WithoutProducts' }),
      },
    },
    WithoutProducts: {
      description: 'The products could not be loaded; the customer can try again.',
      tags: 'failed',
      on: {
        'try-again': { target: 'FindingProducts', actions: 'clearErrors' },
        'go-back': { actions: { type: 'go', params: { screen: 'shop' } } },
      },
    },
    ChoosingProduct: {
      description: "The category's products are shown.",
      on: {
        'choose-product': {
          actions: {
            type: 'go',
            params: ({ context, event }) => ({
              screen: 'shop',
              category: context.requested.category ?? '',
              product: idText(event.product),
            }),
          },
        },
        'go-back': { actions: { type: 'go', params: { screen: 'shop' } } },
      },
    },
    WithoutForm: {
      description: 'The page shows that the category has no form yet.',
      on: { 'go-back': filling['go-back'] },
    },
    Motor: motor,
    Health: health,
    Travel: travel,
    Home: home,
    Savings: savings,
    Education: education,
    Quoted: {
      description: 'The quote is stored and the form is empty again; checkout opens shortly.',
      tags: 'settled',
      on: { 'address-changed': {}, 'close-shop': {} },
      entry: [
        { type: 'dropDraft', params: ({ context }) => requestedKind(context) },
        'clearForm',
        { type: 'notify', params: doneNotice },
      ],
      after: { redirect: { target: 'Left', actions: { type: 'go', params: { screen: 'checkout' } } } },
    },
    Left: { type: 'final', description: 'The customer is being sent to checkout.' },
  },
})
export type QuoteMachine = typeof quoteMachine

/** The top-level states of a value: `'Motor'` of `{ Motor: 'Editing' }`. */
type TopStates<Value> = Value extends string ? Value : keyof Value
type Missing = Exclude<
  Capitalize<QuoteKind>,
  TopStates<StateValueFrom<QuoteMachine>> & (typeof toForms)[number]['target']
>

/** A kind of cover without a state, or without a transition to it, does not compile; the error names it. */
const _everyKindIsCovered: [Missing] extends [never] ? true : Missing = true
