import { output } from '../../core/output'
import { quoteSetup } from '../setup/setup'
import { editing, filling, requesting } from '../setup/transitions'

/** The health form: a quote needs a beneficiary. */
export const health = quoteSetup.createStateConfig({
  description: 'The health and life form. It can be filled in at once; a quote needs a beneficiary.',
  initial: 'FindingBeneficiaries',
  on: filling,
  states: {
    FindingBeneficiaries: {
      description: 'The beneficiaries are being loaded; no quote can be requested yet.',
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
      description: 'There are none: the customer adds one first, and comes back.',
      tags: 'settled',
    },
    BeneficiariesUnknown: {
      description: 'The beneficiaries could not be loaded, so no quote can be requested; the customer can try again.',
      tags: 'settled',
      exit: 'clearErrors',
      on: { 'try-again': 'FindingBeneficiaries' },
    },
    Editing: editing,
    Requesting: requesting,
  },
})
