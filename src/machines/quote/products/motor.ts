import { loading } from '../../core/loading'
import { chosenMake } from '../setup/context'
import { quoteSetup } from '../setup/setup'
import { editing, filling, requesting } from '../setup/transitions'

/** The motor form: the makes, the models of the chosen make, and the other fields. */
export const motor = quoteSetup.createStateConfig({
  description: 'The motor form.',
  initial: 'FindingMakes',
  on: {
    ...filling,
    'choose-make': {
      target: '.FetchingModels',
      actions: [
        'clearModels',
        { type: 'fillIn', params: ({ event }) => ({ kind: 'motor', form: { ...event.form, modelId: '' } }) },
      ],
    },
  },
  states: {
    FindingMakes: {
      description: 'The makes are being loaded.',
      tags: 'loading',
      always: { guard: 'hasMakes', target: 'FetchingModels' },
      invoke: {
        src: 'loadMakes',
        ...loading({ done: 'FetchingModels', store: 'storeMakes', failed: 'WithoutMakes' }),
      },
    },
    WithoutMakes: {
      description: 'The makes could not be loaded; the customer can try again.',
      tags: 'failed',
      on: { 'try-again': { target: 'FindingMakes', actions: 'clearErrors' } },
    },
    FetchingModels: {
      description: 'The models of the chosen make are being loaded; an answer for an earlier make is dropped.',
      tags: 'settled',
      always: { guard: 'hasNoMake', target: 'Editing' },
      invoke: {
        src: 'loadModels',
        input: ({ context }) => chosenMake(context),
        ...loading({ done: 'Editing', store: 'storeModels', failed: 'WithoutModels' }),
      },
    },
    WithoutModels: {
      description: 'The models could not be loaded; the customer can try again, or choose another make.',
      tags: 'settled',
      exit: 'clearErrors',
      on: { 'try-again': 'FetchingModels' },
    },
    Editing: editing,
    Requesting: { ...requesting, on: { ...requesting.on, 'choose-make': {} } },
  },
})
