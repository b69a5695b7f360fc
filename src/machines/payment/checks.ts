import { output } from '../core/output'
import { paymentSetup } from './setup'

/** The status request; what follows an inconclusive answer is up to the state around it. */
export const reading = paymentSetup.createStateConfig({
  description: 'The status request is running.',
  entry: 'countCheck',
  invoke: {
    src: 'readState',
    input: ({ context }) => context.quote,
    onDone: [
      { guard: { type: 'isPaid', params: output }, target: '#payment.Paid' },
      { guard: { type: 'isMandated', params: output }, target: '#payment.Mandated' },
      { guard: { type: 'isUnpaid', params: output }, target: 'Unpaid' },
      { target: 'Unsure' },
    ],
    onError: 'Unsure',
  },
})

/** The pause between two status requests. */
export const waiting = paymentSetup.createStateConfig({
  description: 'The answer was not conclusive; the next status request follows shortly.',
  after: { nextCheck: 'Reading' },
})
