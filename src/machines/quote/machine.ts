import { idText } from '../../domain/values/id'
import { output } from '../core/output'
import { emptyShop, wantedCategory, wantedKind, wantedProduct } from './context'
import { homeForm } from './home-form'
import { motorForm } from './motor-form'
import { quoteSetup } from './setup'
import { doneNotice, editing, filling, placeOf, requesting } from './transitions'

/**
 * The shop: choose a category, choose a product, fill the form, get the quote. Where the customer is stands in the
 * address, so that Back and a link work; choosing only changes the address. A quote leads to checkout a second later
 * (requirement QUOTE-02).
 */
export const quoteMachine = quoteSetup.createMachine({
  id: 'quote',
  context: ({ input: { userName, category, product } }) => ({
    ...emptyShop,
    userName,
    wanted: { category, product },
  }),
  invoke: { src: 'watchAddress' },
  initial: 'Opening',
  on: {
    'address-changed': {
      guard: { type: 'isElsewhere', params: placeOf },
      target: '.Routing',
      actions: { type: 'want', params: placeOf },
    },
    'close-shop': { actions: { type: 'go', params: { screen: 'dashboard' } } },
  },
  states: {
    Opening: {
      description: 'The categories are on their way.',
      tags: 'loading',
      on: { 'address-changed': { actions: { type: 'want', params: placeOf } } },
      invoke: {
        src: 'openShop',
        input: ({ context }) => ({ userName: context.userName }),
        onDone: [
          { guard: { type: 'isRight', params: output }, target: 'Routing', actions: { type: 'openWith', params: output } },
          { target: 'Closed', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'Closed', actions: 'showDefect' },
      },
    },
    Closed: {
      description: 'The categories did not come; the customer can try again, and so does a step elsewhere in the shop.',
      tags: 'failed',
      on: {
        'try-again': { target: 'Opening', actions: 'clearTrouble' },
        'address-changed': {
          guard: { type: 'isElsewhere', params: placeOf },
          target: 'Opening',
          actions: { type: 'want', params: placeOf },
        },
      },
    },
    Routing: {
      description: 'What the address asks for is looked up.',
      always: [
        { guard: 'wantsNoCategory', target: 'ChoosingCategory' },
        { guard: 'wantsNewProducts', target: 'FindingProducts' },
        { guard: 'wantsNoProduct', target: 'ChoosingProduct' },
        { guard: { type: 'wantsForm', params: { kind: 'motor' } }, target: 'Motor' },
        { guard: { type: 'wantsForm', params: { kind: 'health' } }, target: 'Health' },
        { guard: { type: 'wantsForm', params: { kind: 'travel' } }, target: 'Travel' },
        { guard: { type: 'wantsForm', params: { kind: 'home' } }, target: 'Home' },
        { guard: { type: 'wantsForm', params: { kind: 'savings' } }, target: 'Savings' },
        { guard: { type: 'wantsForm', params: { kind: 'education' } }, target: 'Education' },
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
      description: "The category's products are on their way.",
      tags: 'loading',
      on: { 'go-back': { actions: { type: 'go', params: { screen: 'shop' } } } },
      invoke: {
        src: 'loadProducts',
        input: ({ context }) => wantedCategory(context)?.id,
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Routing',
            actions: { type: 'keepProducts', params: output },
          },
          { target: 'WithoutProducts', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'WithoutProducts', actions: 'showDefect' },
      },
    },
    WithoutProducts: {
      description: 'The products did not come; the customer can try again.',
      tags: 'failed',
      on: {
        'try-again': { target: 'FindingProducts', actions: 'clearTrouble' },
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
              category: context.wanted.category ?? '',
              product: idText(event.product),
            }),
          },
        },
        'go-back': { actions: { type: 'go', params: { screen: 'shop' } } },
      },
    },
    WithoutForm: {
      description: 'There is no form for the category yet, which is said.',
      on: { 'go-back': filling['go-back'] },
    },
    Motor: motorForm,
    Health: {
      description: 'The health and life form. It can be filled in at once; a quote needs a beneficiary.',
      initial: 'FindingBeneficiaries',
      on: filling,
      states: {
        FindingBeneficiaries: {
          description: 'The beneficiaries are on their way; no quote can be requested yet.',
          tags: 'settled',
          invoke: {
            src: 'loadBeneficiaries',
            onDone: [
              { guard: { type: 'hasBeneficiary', params: output }, target: 'Editing' },
              { guard: { type: 'isRight', params: output }, target: 'WithoutBeneficiaries' },
              { target: 'BeneficiariesUnknown', actions: { type: 'showFailure', params: output } },
            ],
            onError: { target: 'BeneficiariesUnknown', actions: 'showDefect' },
          },
        },
        WithoutBeneficiaries: {
          description: 'There are none: the customer sets one up first, and comes back.',
          tags: 'settled',
        },
        BeneficiariesUnknown: {
          description: 'They could not be loaded, so no quote can be requested; the customer can try again.',
          tags: 'settled',
          exit: 'clearTrouble',
          on: { 'try-again': 'FindingBeneficiaries' },
        },
        Editing: editing,
        Requesting: requesting,
      },
    },
    Travel: {
      description: 'The travel form.',
      initial: 'FindingDestinations',
      on: filling,
      states: {
        FindingDestinations: {
          description: "The product's destinations are on their way.",
          tags: 'loading',
          always: { guard: 'hasDestinations', target: 'Editing' },
          invoke: {
            src: 'loadDestinations',
            input: ({ context }) => wantedProduct(context)?.id,
            onDone: [
              {
                guard: { type: 'hasSome', params: output },
                target: 'Editing',
                actions: { type: 'keepDestinations', params: output },
              },
              { guard: { type: 'isRight', params: output }, target: 'NoDestinations' },
              { target: 'WithoutDestinations', actions: { type: 'showFailure', params: output } },
            ],
            onError: { target: 'WithoutDestinations', actions: 'showDefect' },
          },
        },
        NoDestinations: { description: 'The product covers no country, which is said.' },
        WithoutDestinations: {
          description: 'The destinations did not come; the customer can try again.',
          tags: 'failed',
          on: { 'try-again': { target: 'FindingDestinations', actions: 'clearTrouble' } },
        },
        Editing: editing,
        Requesting: requesting,
      },
    },
    Home: homeForm,
    Savings: {
      description: 'The savings form.',
      initial: 'Editing',
      on: filling,
      states: { Editing: editing, Requesting: requesting },
    },
    Education: {
      description: 'The education form; its fields are those of savings.',
      initial: 'Editing',
      on: filling,
      states: { Editing: editing, Requesting: requesting },
    },
    Quoted: {
      description: 'The quote is kept, the form is empty again; checkout opens in a moment.',
      tags: 'settled',
      on: { 'address-changed': {}, 'close-shop': {} },
      entry: [
        { type: 'dropDraft', params: ({ context }) => ({ userName: context.userName, kind: wantedKind(context) }) },
        'clearForm',
        { type: 'notify', params: doneNotice },
      ],
      after: { redirect: { target: 'Left', actions: { type: 'go', params: { screen: 'checkout' } } } },
    },
    Left: { type: 'final', description: 'The customer is on the way to checkout.' },
  },
})
export type QuoteMachine = typeof quoteMachine
