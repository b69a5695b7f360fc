import { activationMachine } from '../../../../src/machines/activation/machine'
import { answering, type Walk } from '../walk'

export const activation: Walk = {
  machine: activationMachine,
  starts: [
    { input: { userId: '7', confirmationCode: 'code', c: undefined } },
    { input: { userId: '7', confirmationCode: undefined, c: undefined } },
  ],
  events: [{ type: 'go-to-login' }, { type: 'try-again' }, { type: 'request-link' }],
  answers: { activate: answering(undefined) },
  writes: ['activate'],
}
