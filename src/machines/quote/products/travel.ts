import { output } from '../../core/output'
import { requestedProduct } from '../setup/context'
import { quoteSetup } from '../setup/setup'
import { editing, filling, requesting } from '../setup/transitions'

/** The travel form, and the destinations of its product. */
export const travel = quoteSetup.createStateConfig({
  description: 'The travel form.',
  initial: 'FindingDestinations',
  on: filling,
  states: {
    FindingDestinations: {
      description: "The product's destinations are being loaded.",
      tags: 'loading',
      always: { guard: 'hasDestinations', target: 'Editing' },
      invoke: {
        src: 'loadDestinations',
        input: ({ context }) => requestedProduct(context)?.id,
        onDone: [
          {
            guard: { type: 'hasSome', params: output },
            target: 'Editing',
            actions: { type: 'storeDestinations', params: output },
          },
          { guard: { type: 'isRight', params: output }, target: 'NoDestinations' },
          { target: 'WithoutDestinations', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'WithoutDestinations', actions: 'showDefect' },
      },
    },
    NoDestinations: { description: 'The page shows that the product covers no country.' },
    WithoutDestinations: {
      description: 'The destinations could not be loaded; the customer can try again.',
      tags: 'failed',
      on: { 'try-again': { target: 'FindingDestinations', actions: 'clearErrors' } },
    },
    Editing: editing,
    Requesting: requesting,
  },
})
