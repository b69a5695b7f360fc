import { isLeft, isRight, match } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, setup } from 'xstate'
import { COUNTDOWN_STEP_MS, LOGIN_REDIRECT_MS, RESEND_AFTER_SECONDS } from '../../domain/rules/constants'
import { parseLogIn, mentionsUnconfirmed, type LogInForm } from '../../domain/session/log-in'
import { activationMessages, logInMessages } from '../../domain/session/messages'
import { authenticationFailureOf, namedBy } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { effects, errorNotice, formErrorNotice, successNotice } from '../core/effects'
import {
  defect,
  fieldFailuresOf,
  firstMessage,
  noErrors,
  errorsOfCall,
  errorsOfFields,
  type FormErrors,
} from '../core/form'
import type { LogIn, RequestActivationLink } from './contracts'
import type { LoginEvent } from './events'

type LoginContext = {
  readonly form: LogInForm
  readonly errors: FormErrors
  /** The address whose activation link can be sent again, since the server said that it is not confirmed. */
  readonly unconfirmed: string | undefined
  /** Seconds until the link can be requested again. */
  readonly resendIn: number
}

const fieldNames = namedBy({ userNameOrEmailAddress: 'email', password: 'password' })
/** The email address in a form, if it has one. */
const addressIn = (form: LogInForm): string | undefined =>
  pipe(
    parseLogIn(form),
    match(
      () => undefined,
      ({ email }) => email,
    ),
  )
const failureFrom = (outcome: Outcome<void>) =>
  fieldNames(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)
const linkFailureFrom = (outcome: Outcome<void>) => (isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)

/**
 * Log-in: the form is validated and sent once; two seconds after a success the customer is sent to the dashboard, or
 * back to where the last session ended (requirement AUTH-06). A failure shows its reason and leaves the form as it is
 * (requirement AUTH-07); if the email address is not confirmed, the activation link can be sent again, once a minute.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as 'settled' | 'busy',
  },
  actors: {
    logIn: unimplemented<LogIn['output'], LogIn['input']>(),
    requestActivationLink: unimplemented<RequestActivationLink['output'], RequestActivationLink['input']>(),
  },
  delays: { redirect: LOGIN_REDIRECT_MS, second: COUNTDOWN_STEP_MS },
  actions: {
    ...effects,
    goOn: () => undefined,
    storeForm: assign((_, form: LogInForm) => ({ form, errors: noErrors })),
    showFields: assign((_, form: LogInForm) => ({ errors: errorsOfFields(fieldFailuresOf(parseLogIn(form))) })),
    showFailure: assign(({ context }, outcome: Outcome<void>) => {
      const { message, details } = failureFrom(outcome)
      return {
        errors: errorsOfCall(failureFrom(outcome)),
        unconfirmed: mentionsUnconfirmed(details) || mentionsUnconfirmed(message) ? addressIn(context.form) : undefined,
      }
    }),
    startCountdown: assign({ resendIn: RESEND_AFTER_SECONDS }),
    countDown: assign({ resendIn: ({ context }) => context.resendIn - 1 }),
    showDefect: assign({ errors: errorsOfCall(defect) }),
  },
  guards: {
    isComplete: (_, form: LogInForm) => isRight(parseLogIn(form)),
    isLoggedIn: (_, outcome: Outcome<void>) => isRight(outcome),
    isSent: (_, outcome: Outcome<void>) => isRight(outcome),
    isUnconfirmed: ({ context }) => context.unconfirmed !== undefined,
    isLastSecond: ({ context }) => context.resendIn <= 1,
  },
}).createMachine({
  id: 'login',
  context: { form: { email: '', password: '' }, errors: noErrors, unconfirmed: undefined, resendIn: 0 },
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
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: 'CountingDown',
                actions: ['startCountdown', { type: 'notify', params: () => successNotice(activationMessages.resent) }],
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
          after: {
            second: [
              { guard: 'isLastSecond', target: 'LinkReady', actions: 'countDown' },
              { target: 'CountingDown', reenter: true, actions: 'countDown' },
            ],
          },
        },
        AsBefore: { type: 'history', description: 'Returns to the state before the submit.' },
      },
      on: {
        'submit-log-in': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.form },
            target: 'LoggingIn',
            actions: { type: 'storeForm', params: ({ event }) => event.form },
          },
          {
            actions: [
              { type: 'showFields', params: ({ event }) => event.form },
              {
                type: 'notify',
                params: ({ event }) => formErrorNotice(firstMessage(fieldFailuresOf(parseLogIn(event.form)))),
              },
            ],
          },
        ],
      },
    },
    LoggingIn: {
      description: 'The log-in request is running; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context }) => parseLogIn(context.form),
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
            target: 'LoggedIn',
            actions: { type: 'notify', params: () => successNotice(logInMessages.done) },
          },
          {
            target: 'Editing.AsBefore',
            actions: [
              { type: 'showFailure', params: ({ event }) => event.output },
              { type: 'notify', params: ({ event }) => formErrorNotice(failureFrom(event.output).message) },
            ],
          },
        ],
        onError: {
          target: 'Editing.AsBefore',
          actions: ['showDefect', { type: 'notify', params: () => formErrorNotice(defect.message) }],
        },
      },
    },
    LoggedIn: {
      description: 'The token is stored; the dashboard opens shortly.',
      tags: 'settled',
      after: { redirect: { target: 'Left', actions: 'goOn' } },
    },
    Left: { type: 'final', description: 'The customer is being sent to the dashboard.' },
  },
})
export type LoginMachine = typeof loginMachine
