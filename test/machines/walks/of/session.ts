import { sessionMachine } from '../../../../src/machines/session/machine'
import { aCustomer } from '../../../support/builders'
import { answering, type Walk } from '../walk'

const events = [
  'log-out',
  'try-again',
  'refresh',
  'token-stored',
  'token-refused',
  'token-removed',
  'token-cleared',
  'require-log-in',
]

export const session: Walk = {
  machine: sessionMachine,
  starts: [
    { input: { hasToken: true } },
    { input: { hasToken: true }, guards: { isTakenOver: () => true } },
    { input: { hasToken: true }, guards: { isOnOpenScreen: () => true } },
    { input: { hasToken: true }, guards: { isAtLogIn: () => true, isOnOpenScreen: () => true } },
    { input: { hasToken: false } },
  ],
  events: events.map((type) => ({ type })),
  answers: {
    loadCustomer: answering(aCustomer(), aCustomer({ email: 'other@portal.test' })),
    leaveSession: [undefined],
  },
  writes: ['leaveSession'],
  // A missing token is neither refused nor removed, and nobody can log out.
  never: ({ context }, { type }) =>
    !(context as { hasToken: boolean }).hasToken && ['token-refused', 'token-removed', 'log-out'].includes(type),
}
