import { not, setup } from 'xstate'
import { sessionMessages } from '../../domain/session/messages'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { output } from '../core/output'
import { sessionActions } from './actions'
import type { makeSessionImplementations } from './actors'
import type { SessionContext, SessionInput } from './context'
import type { SessionEvent } from './events'
import { sessionGuards } from './guards'

/** Log-in says it itself. */
const showSessionEnded = { type: 'notify', params: { kind: 'error', text: sessionMessages.ended } } as const

/** What follows a profile that was not read. */
const refused = {
  guard: { type: 'isRefused', params: output<unknown> },
  target: '#session.Refused',
  actions: { type: 'storeError', params: output<unknown> },
} as const
const unreachable = {
  target: '#session.Unreachable',
  actions: { type: 'storeError', params: output<unknown> },
} as const

/** The address is reached after log-in, for instance from a link in a mail. */
const toLogIn = {
  guard: not('isOnOpenScreen' as const),
  actions: ['savePlace', { type: 'goInstead', params: { screen: 'login' } }],
} as const

/**
 * The session, anonymous or logged in. This is the portal's root actor and outlives every screen. It reads the profile
 * at the start and whenever a token is stored, in this tab or another; without a token it sends no request. It ends
 * when the customer logs out, in any tab, when its time is over, or when the server refuses the token.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'loading',
  },
  actors: {} as ActorsOf<typeof makeSessionImplementations>,
  actions: { ...({} as ActionsOf<typeof makeSessionImplementations>), ...sessionActions },
  guards: sessionGuards,
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, customer: undefined, error: undefined }),
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
            guard: { type: 'isCustomer', params: output },
            target: 'Loaded',
            actions: [{ type: 'storeCustomer', params: output }, 'forgetPlaceIfReached'],
          },
          refused,
          unreachable,
        ],
        onError: { target: 'Unreachable', actions: 'showDefect' },
      },
    },
    Loaded: {
      description: 'The profile is known; a profile with an email address counts as logged in.',
      initial: 'Settled',
      on: {
        'token-stored': [
          { guard: 'isTakenOver', target: 'Loading', actions: ['forgetCustomer', 'leaveDetails'] },
          // The same customer: what is typed here stays on the screen while the profile is read.
          '.Rereading',
        ],
        'require-log-in': toLogIn,
      },
      states: {
        Settled: {
          description: 'The profile is the one last read; the session may end by time.',
          invoke: { src: 'watchEnd' },
          on: { refresh: 'Refreshing' },
        },
        Refreshing: {
          description: 'The profile is being refreshed in the background; a failure leaves the old one.',
          on: { refresh: { target: 'Refreshing', reenter: true } },
          invoke: {
            src: 'loadCustomer',
            onDone: { target: 'Settled', actions: { type: 'storeCustomer', params: output } },
            onError: 'Settled',
          },
        },
        Rereading: {
          description: 'Another tab logged in, perhaps as another customer: a failed read drops the old profile.',
          invoke: {
            src: 'loadCustomer',
            onDone: [
              {
                guard: { type: 'isSameCustomer', params: output },
                target: 'Settled',
                actions: { type: 'storeCustomer', params: output },
              },
              {
                guard: { type: 'isCustomer', params: output },
                target: 'Settled',
                actions: [{ type: 'storeCustomer', params: output }, 'leaveDetails'],
              },
              refused,
              unreachable,
            ],
            onError: { target: '#session.Unreachable', actions: 'showDefect' },
          },
        },
      },
    },
    Refused: {
      description: 'The server answered the profile request with an error; the screens redirect to log-in.',
      on: { 'try-again': 'Loading', 'require-log-in': toLogIn },
    },
    Unreachable: {
      description: 'The profile could not be requested; the token stays stored, and the customer can try again.',
      invoke: { src: 'watchConnection' },
      on: { 'try-again': 'Loading' },
    },
    Anonymous: {
      description: 'No token is stored.',
      on: { 'require-log-in': toLogIn },
    },
    Ending: {
      description: 'The server no longer accepts the token; the current screen is remembered for after log-in.',
      always: [
        { guard: 'isAtLogIn', target: 'Anonymous', actions: ['becomeAnonymous', 'rememberEnd'] },
        { guard: 'isOnOpenScreen', target: 'Anonymous', actions: ['becomeAnonymous', 'rememberEnd', showSessionEnded] },
        {
          target: 'Anonymous',
          actions: ['savePlace', 'becomeAnonymous', 'rememberEnd', { type: 'go', params: { screen: 'login' } }],
        },
      ],
    },
    LoggedOutElsewhere: {
      description: 'Another tab logged out; this one clears its data too.',
      always: { target: 'LoggedOut', actions: 'clearDevice' },
    },
    LoggingOut: {
      description: "The server is notified, best effort, and the device clears the customer's data at once.",
      tags: 'loading',
      invoke: {
        src: 'leaveSession',
        onDone: [
          // A reset link ends the session before it is used; its screen needs none and stays.
          { guard: 'isOnOpenScreen', target: 'Anonymous', actions: 'becomeAnonymous' },
          'LoggedOut',
        ],
        onError: 'LoggedOut',
      },
    },
    LoggedOut: {
      description: 'The customer has logged out; the public page is opening.',
      tags: 'loading',
      entry: ['becomeAnonymous', { type: 'go', params: { screen: 'landing' } }],
    },
  },
})
export type SessionMachine = typeof sessionMachine
