import { setup } from 'xstate'
import { LOGIN_REDIRECT_MS } from '../../domain/rules/constants'
import { activationMessages } from '../../domain/session/activation-messages'
import { authenticationFailureOf } from '../../domain/failure/failure'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { countingDown } from '../core/countdown'
import { errorNotice, successNotice } from '../core/effects'
import { defect } from '../core/form'
import { output } from '../core/output'
import { failureBy } from '../core/submission'
import { loginActions, submission } from './actions'
import type { makeLoginImplementations } from './actors'
import { initialContext, type LoginContext, type LoginInput } from './context'
import type { LoginEvent } from './events'
import { loginGuards } from './guards'
import { loggedInStates, onLoggedIn, onPasswordResetRequired, onSecondFactorRequired } from './logged-in'

const linkFailureFrom = failureBy(authenticationFailureOf)

/**
 * Log-in: the form is validated and sent once; two seconds after a success the customer is sent to the dashboard, or
 * back to where the last session ended. A failure shows its reason and leaves the form as it is;
 * if the email address is not confirmed, the activation link can be sent again, once a minute.
 * The server may ask for a second factor, or for a new password first.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as 'settled' | 'busy',
  },
  actors: {} as ActorsOf<typeof makeLoginImplementations>,
  delays: { redirect: LOGIN_REDIRECT_MS },
  actions: { ...({} as ActionsOf<typeof makeLoginImplementations>), ...loginActions },
  guards: loginGuards,
}).createMachine({
  id: 'login',
  context: initialContext,
  initial: 'Editing',
  states: {
    Editing: {
      description: 'The form can be edited and submitted.',
      tags: 'settled',
      initial: 'LinkReady',
      states: {
        LinkReady: {
          description: 'The activation link of an unconfirmed address can be requested.',
          on: { 'resend-activation-link': { guard: 'isUnconfirmed', target: 'SendingLink' } },
        },
        SendingLink: {
          description: 'The link is being sent again; no other request runs meanwhile.',
          on: { 'submit-log-in': {} },
          invoke: {
            src: 'requestActivationLink',
            input: ({ context }) => context.unconfirmed ?? '',
            onDone: [
              {
                guard: { type: 'isSent', params: output },
                target: 'CountingDown',
                actions: [
                  { type: 'storeSent', params: output },
                  { type: 'notify', params: () => successNotice(activationMessages.resent) },
                ],
              },
              {
                target: 'LinkReady',
                actions: { type: 'notify', params: ({ event }) => errorNotice(linkFailureFrom(event.output).message) },
              },
            ],
            onError: { target: 'LinkReady', actions: { type: 'notify', params: () => errorNotice(defect.message) } },
          },
        },
        CountingDown: {
          description: 'The link was sent and cannot be requested again yet.',
          ...countingDown('LinkReady'),
        },
        AsBefore: { type: 'history', description: 'Returns to the state before the submit.' },
      },
      on: { 'submit-log-in': submission.submitTo('LoggingIn') },
    },
    LoggingIn: {
      description: 'The log-in request is running; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'logIn',
        ...submission.sending([onLoggedIn, onSecondFactorRequired, onPasswordResetRequired], 'Editing.AsBefore'),
      },
    },
    LoggedIn: loggedInStates.LoggedIn,
    AskingSecondFactor: {
      description:
        'The server asks for a second factor. A machine of its own goes on, with the credentials, which are in memory only.',
      tags: 'settled',
      on: { 'start-again': { target: 'Editing', actions: ['forgetSent', 'forgetPassword'] } },
    },
    Left: loggedInStates.Left,
  },
})
export type LoginMachine = typeof loginMachine
