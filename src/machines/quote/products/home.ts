import { applianceMessages } from '../../../domain/quote/messages'
import { formErrorNotice } from '../../core/effects'
import { loading } from '../../core/loading'
import { quoteSetup } from '../setup/setup'
import { editing, filling, saveAppliances, requesting } from '../setup/transitions'

/** The home form: the names of appliances are loaded, then appliances can be added up to a cap. */
export const home = quoteSetup.createStateConfig({
  description: 'The home form with its appliances, whose total value has a cap.',
  initial: 'FindingAppliances',
  on: filling,
  states: {
    FindingAppliances: {
      description: 'The names of appliances are being loaded.',
      tags: 'loading',
      always: { guard: 'hasApplianceNames', target: 'Editing' },
      invoke: {
        src: 'loadApplianceNames',
        ...loading({ done: 'Editing', store: 'storeApplianceNames', failed: 'WithoutAppliances' }),
      },
    },
    WithoutAppliances: {
      description: 'The names of appliances could not be loaded; the customer can try again.',
      tags: 'failed',
      on: { 'try-again': { target: 'FindingAppliances', actions: 'clearErrors' } },
    },
    Editing: {
      ...editing,
      on: {
        ...editing.on,
        'fill-in-appliance': {
          actions: [{ type: 'fillInAppliance', params: ({ event }) => event.appliance }, saveAppliances],
        },
        'add-appliance': [
          {
            guard: { type: 'canListAppliance', params: ({ event }) => event.appliance },
            actions: [{ type: 'listAppliance', params: ({ event }) => event.appliance }, saveAppliances],
          },
          {
            guard: { type: 'isAboveCap', params: ({ event }) => event.appliance },
            actions: [
              { type: 'showRefusal', params: ({ event }) => event.appliance },
              { type: 'notify', params: () => formErrorNotice(applianceMessages.threshold) },
            ],
          },
          { actions: { type: 'showRefusal', params: ({ event }) => event.appliance } },
        ],
        'remove-appliance': {
          actions: [{ type: 'unlistAppliance', params: ({ event }) => event.itemDesc }, saveAppliances],
        },
      },
    },
    Requesting: requesting,
  },
})
