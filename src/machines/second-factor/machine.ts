import { sequenceS } from 'fp-ts/Apply'
import { Apply, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { setup } from 'xstate'
import { LOGIN_REDIRECT_MS } from '../../domain/rules/constants'
import type { Parsed } from '../../domain/rules/rule'
import { parseLogIn, type Credentials, type LogInForm, type LogInRequest } from '../../domain/session/log-in'
import { parseSecondFactor, secondFactorMessages } from '../../domain/session/second-factor'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { loading } from '../core/loading'
import { output } from '../core/output'
import { resending } from '../core/resending'
import { loggedInStates, onLoggedIn, onPasswordResetRequired } from '../login/logged-in'
import { secondFactorActions, submission } from './actions'
import type { CodeRequest, makeSecondFactorImplementations } from './actors'
import { initialContext, type SecondFactorContext, type SecondFactorInput } from './context'
import type { SecondFactorEvent } from './events'
import { secondFactorGuards } from './guards'

type Here = { readonly context: SecondFactorContext }

const credentialsIn: (form: LogInForm) => Parsed<Credentials> = parseLogIn

const codeRequestOf = ({ context: { userId, provider, providers, logIn } }: Here): CodeRequest => ({
  userId,
  provider,
  providers,
  email: logIn.email,
})

const requestOf = ({ context: { logIn, form } }: Here): Parsed<LogInRequest> =>
  pipe(
    sequenceS(Apply)({ credentials: credentialsIn(logIn), proof: parseSecondFactor(form) }),
    map(({ credentials, proof }) => ({ ...credentials, ...proof, trustsBrowser: form.trustsBrowser })),
  )

const { CountingDown, ...codeStates } = resending({
  request: codeRequestOf,
  isSent: 'isSent',
  sent: secondFactorMessages.sent,
  failed: { type: 'showFailure', params: output },
})

/**
 * The second half of a log-in that asks for a code: the way in which it comes is chosen, where there are several, the
 * code is sent, and the log-in repeated with it. A wrong code shows the server's reason. The
 * password is in memory only: after a reload log-in begins again, and goes on here with the code that was sent before.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    input: {} as SecondFactorInput,
    tags: {} as 'settled' | 'busy',
  },
  actors: {} as ActorsOf<typeof makeSecondFactorImplementations>,
  delays: { redirect: LOGIN_REDIRECT_MS },
  actions: { ...({} as ActionsOf<typeof makeSecondFactorImplementations>), ...secondFactorActions },
  guards: secondFactorGuards,
}).createMachine({
  id: 'secondFactor',
  context: initialContext,
  initial: 'Starting',
  states: {
    Starting: {
      description: 'A code that was sent before is good still, and a choice of one is none.',
      always: [
        { guard: 'wasSent', target: 'EnteringCode' },
        { guard: 'hasOneWay', target: 'SendingCode' },
        { target: 'Choosing' },
      ],
    },
    Choosing: {
      description: 'The customer chooses how the code comes.',
      tags: 'settled',
      on: {
        'choose-provider': {
          guard: { type: 'isOffered', params: ({ event }) => event.provider },
          target: 'SendingCode',
          actions: { type: 'choose', params: ({ event }) => event.provider },
        },
      },
    },
    SendingCode: {
      description: 'A code is being sent, or the server notes that it comes from the app.',
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: codeRequestOf,
        ...loading({ guard: 'isSent', done: 'EnteringCode', store: 'storeSent', failed: 'Choosing' }),
      },
    },
    EnteringCode: {
      description: 'The code can be typed and submitted.',
      tags: 'settled',
      initial: 'CountingDown',
      states: {
        CountingDown: {
          ...CountingDown,
          description: 'A code was sent; the next one can be requested after the countdown. An app makes its own.',
          always: { guard: 'makesItsCodes', target: 'FromApp' },
        },
        FromApp: { description: 'The app shows a new code every half minute.' },
        ...codeStates,
      },
      on: {
        'choose-another-way': { guard: 'hasOtherWays', target: 'Choosing', actions: 'clearErrors' },
        'submit-code': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.form },
            target: 'LoggingIn',
            actions: { type: 'storeForm', params: ({ event }) => event.form },
          },
          { actions: { type: 'showFields', params: ({ event }) => event.form } },
        ],
      },
    },
    LoggingIn: {
      description: 'The log-in is being sent again, with the code; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'logIn',
        ...submission.sending([onLoggedIn, onPasswordResetRequired], 'EnteringCode.AsBefore'),
        input: requestOf,
      },
    },
    ...loggedInStates,
  },
})
export type SecondFactorMachine = typeof secondFactorMachine
