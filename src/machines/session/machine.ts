import { isRight, isLeft } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import type { Customer } from '../../domain/customer/customer'
import { sessionMessages } from '../../domain/session/messages'
import { failureOf } from '../../domain/failure/failure'
import type { PortError } from '../../domain/failure/port-error'
import { unimplemented, type Outcome } from '../core/actors'
import { effects } from '../core/effects'
import { failureMessages } from '../../domain/failure/messages'
import type { LeaveSession, LoadCustomer } from './contracts'
import type { SessionEvent } from './events'

type SessionContext = {
  /** The customer of the last successful read, kept while a new read runs. */
  readonly customer: Customer | undefined
  readonly error: string | undefined
  readonly hasToken: boolean
}

/** Only an answer of the server itself may end a session; a connection that fails may not (requirement AUTH-23). */
const serverAnswered = (error: PortError): boolean =>
  error._tag === 'Unauthorised' ||
  error._tag === 'Forbidden' ||
  error._tag === 'NotFound' ||
  error._tag === 'Rejected'

const showEnded = { type: 'notify', params: { kind: 'error', text: sessionMessages.ended } } as const

/**
 * Who is here: anonymous or logged in. The root actor of the portal; it outlives every screen. It reads the profile at
 * the start (requirement SESS-01) and whenever a token is stored, here or in another tab (requirement SESS-10); without
 * a token it asks nobody (requirement SESS-02). It ends when the customer logs out, in any tab (requirement SESS-06),
 * or the server refuses the token (requirement SESS-05).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { readonly hasToken: boolean },
    tags: {} as 'loading',
  },
  actors: {
    loadCustomer: unimplemented<LoadCustomer['output']>(),
    leaveSession: unimplemented<LeaveSession['output']>(),
    watchToken: fromCallback<SessionEvent>(() => undefined),
    watchCustomer: fromCallback<SessionEvent>(() => undefined),
    watchConnection: fromCallback<SessionEvent>(() => undefined),
  },
  actions: {
    ...effects,
    savePlace: () => undefined,
    forgetDevice: () => undefined,
    welcome: assign((_, outcome: Outcome<Customer>) =>
      isRight(outcome) ? { customer: outcome.right, error: undefined } : {},
    ),
    storeError: assign((_, outcome: Outcome<Customer>) =>
      isLeft(outcome) ? { error: failureOf(outcome.left).message } : {},
    ),
    showDefect: assign({ error: failureMessages.online }),
    becomeAnonymous: assign({ customer: undefined, error: sessionMessages.notAuthorised, hasToken: false }),
    rememberEnd: assign({ error: sessionMessages.ended }),
    expectToken: assign({ hasToken: true }),
  },
  guards: {
    isTokenMissing: ({ context }) => !context.hasToken,
    isOnOpenScreen: () => false,
    isCustomer: (_, outcome: Outcome<Customer>) => isRight(outcome),
    isRefused: (_, outcome: Outcome<Customer>) => isLeft(outcome) && serverAnswered(outcome.left),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ customer: undefined, error: undefined, hasToken: input.hasToken }),
  invoke: [{ src: 'watchToken' }, { src: 'watchCustomer' }],
  initial: 'Loading',
  on: {
    'token-stored': { target: '.Loading', actions: 'expectToken' },
    'token-refused': '.Ending',
    'token-removed': '.Ending',
    'token-cleared': '.LoggedOutElsewhere',
    'log-out': '.LoggingOut',
  },
  states: {
    Loading: {
      description: 'The profile of the stored token is being read.',
      tags: 'loading',
      always: { guard: 'isTokenMissing', target: 'Anonymous', actions: 'becomeAnonymous' },
      invoke: {
        src: 'loadCustomer',
        onDone: [
          {
            guard: { type: 'isCustomer', params: ({ event }) => event.output },
            target: 'Loaded',
            actions: { type: 'welcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'Refused',
            actions: { type: 'storeError', params: ({ event }) => event.output },
          },
          { target: 'Unreachable', actions: { type: 'storeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'Unreachable', actions: 'showDefect' },
      },
    },
    Loaded: {
      description: 'The profile is known; with an e-mail address in it the customer counts as logged in.',
      initial: 'Settled',
      // Another tab logged in: what is typed here stays on the screen while the profile is read.
      on: { 'token-stored': '.Rereading' },
      states: {
        Settled: {
          description: 'The profile is as it was last read.',
          on: { refresh: 'Refreshing' },
        },
        Refreshing: {
          description: 'The profile is read anew behind what is shown; a failure keeps the old one.',
          on: { refresh: { target: 'Refreshing', reenter: true } },
          invoke: {
            src: 'loadCustomer',
            onDone: { target: 'Settled', actions: { type: 'welcome', params: ({ event }) => event.output } },
            onError: 'Settled',
          },
        },
        Rereading: {
          description: 'Another tab logged in, perhaps as somebody else: the old profile is not kept if the read fails.',
          invoke: {
            src: 'loadCustomer',
            onDone: [
              {
                guard: { type: 'isCustomer', params: ({ event }) => event.output },
                target: 'Settled',
                actions: { type: 'welcome', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#session.Refused',
                actions: { type: 'storeError', params: ({ event }) => event.output },
              },
              {
                target: '#session.Unreachable',
                actions: { type: 'storeError', params: ({ event }) => event.output },
              },
            ],
            onError: { target: '#session.Unreachable', actions: 'showDefect' },
          },
        },
      },
    },
    Refused: {
      description: 'The server answered the profile read with an error; the screens lead to log-in.',
      on: { 'try-again': 'Loading' },
    },
    Unreachable: {
      description: 'Nobody could be asked who this is; the token is kept, and the customer can try again.',
      invoke: { src: 'watchConnection' },
      on: { 'try-again': 'Loading' },
    },
    Anonymous: {
      description: 'No token is stored.',
    },
    Ending: {
      description: 'The server does not accept the token any more; a screen for customers is kept for after log-in.',
      always: [
        { guard: 'isOnOpenScreen', target: 'Anonymous', actions: ['becomeAnonymous', 'rememberEnd', showEnded] },
        {
          target: 'Anonymous',
          actions: [
            'savePlace',
            'becomeAnonymous',
            'rememberEnd',
            showEnded,
            { type: 'go', params: { screen: 'login' } },
          ],
        },
      ],
    },
    LoggedOutElsewhere: {
      description: 'Another tab logged out; this one forgets everything too.',
      always: { target: 'LoggedOut', actions: 'forgetDevice' },
    },
    LoggingOut: {
      description: 'The server is told, best effort, and the device forgets the customer at once.',
      tags: 'loading',
      invoke: { src: 'leaveSession', onDone: 'LoggedOut', onError: 'LoggedOut' },
    },
    LoggedOut: {
      description: 'The customer has left; the public page is on its way.',
      tags: 'loading',
      entry: ['becomeAnonymous', { type: 'go', params: { screen: 'landing' } }],
    },
  },
})
export type SessionMachine = typeof sessionMachine
