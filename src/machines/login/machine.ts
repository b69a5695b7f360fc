import { isLeft, isRight, match } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, fromCallback, setup } from 'xstate'
import { LOGIN_REDIRECT_MS, RESEND_AFTER_SECONDS } from '../../domain/rules/constants'
import { parseLogIn, mentionsUnconfirmed, type LogInForm, type SecondFactorRequired } from '../../domain/session/log-in'
import { activationMessages } from '../../domain/session/activation-messages'
import { logInMessages } from '../../domain/session/messages'
import { authenticationFailureOf, namedBy } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { countingDownTo, type SecondsLeft, type Wait } from '../core/countdown'
import { defectReported, effects, errorNotice, failureReported, formErrorNotice, successNotice } from '../core/effects'
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
import type { NextStep } from './take-answer'

type LoginInput = {
  /** The address that is stored on this device, or nothing. */
  readonly email: string
  /** Whether policies are kept on this device that may be shown without a log-in. */
  readonly keepsAny: boolean
  /** Whether log-in can do more once its own document is loaded. */
  readonly needsOwnDocument: boolean
}

type LoginContext = {
  readonly device: LoginInput
  readonly form: LogInForm
  readonly errors: FormErrors
  /** The address whose activation link can be sent again, since the server said that it is not confirmed. */
  readonly unconfirmed: string | undefined
  /** When the link was sent last, in milliseconds since 1970. */
  readonly sentAt: number | undefined
  /** Seconds until the link can be requested again. */
  readonly resendIn: number
  /** The second factor that the server asks for. */
  readonly asked: SecondFactorRequired | undefined
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
const failureFrom = (outcome: Outcome<unknown>) =>
  fieldNames(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)
const linkFailureFrom = (outcome: Outcome<unknown>) =>
  isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect

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
  actors: {
    logIn: unimplemented<LogIn['output'], LogIn['input']>(),
    requestActivationLink: unimplemented<RequestActivationLink['output'], RequestActivationLink['input']>(),
    countdown: fromCallback<SecondsLeft, Wait>(() => undefined),
  },
  delays: { redirect: LOGIN_REDIRECT_MS },
  actions: {
    ...effects,
    goOn: () => undefined,
    storeForm: assign((_, form: LogInForm) => ({ form, errors: noErrors })),
    showFields: assign((_, form: LogInForm) => ({ errors: errorsOfFields(fieldFailuresOf(parseLogIn(form))) })),
    showFailure: assign(({ context }, outcome: Outcome<unknown>) => {
      const { message, details } = failureFrom(outcome)
      return {
        errors: errorsOfCall(failureFrom(outcome)),
        unconfirmed: mentionsUnconfirmed(details) || mentionsUnconfirmed(message) ? addressIn(context.form) : undefined,
      }
    }),
    ask: assign((_, outcome: Outcome<NextStep>) => ({
      asked: isRight(outcome) && outcome.right._tag === 'SecondFactorRequired' ? outcome.right : undefined,
      unconfirmed: undefined,
    })),
    storeSent: assign((_, outcome: Outcome<number>) =>
      isRight(outcome) ? { sentAt: outcome.right, resendIn: RESEND_AFTER_SECONDS } : {},
    ),
    countDown: assign((_, resendIn: number) => ({ resendIn })),
    /** Forgets the code of a second factor that was sent. */
    forgetSent: () => undefined,
    showDefect: assign({ errors: errorsOfCall(defect) }),
    forgetPassword: assign(({ context }) => ({ form: { ...context.form, password: '' }, asked: undefined })),
  },
  guards: {
    isComplete: (_, form: LogInForm) => isRight(parseLogIn(form)),
    leadsTo: (_, { outcome, step }: { outcome: Outcome<NextStep>; step: NextStep['_tag'] }) =>
      isRight(outcome) && outcome.right._tag === step,
    isSent: (_, outcome: Outcome<unknown>) => isRight(outcome),
    isUnconfirmed: ({ context }) => context.unconfirmed !== undefined,
    isOver: (_, seconds: number) => seconds === 0,
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    device: input,
    form: { email: '', password: '' },
    errors: noErrors,
    unconfirmed: undefined,
    sentAt: undefined,
    resendIn: 0,
    asked: undefined,
  }),
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
                actions: [
                  { type: 'storeSent', params: ({ event }) => event.output },
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
          invoke: { src: 'countdown', input: ({ context }) => ({ since: context.sentAt ?? 0 }) },
          on: { 'seconds-left': countingDownTo('LinkReady') },
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
            guard: { type: 'leadsTo', params: ({ event }) => ({ outcome: event.output, step: 'LoggedIn' }) },
            target: 'LoggedIn',
            actions: { type: 'notify', params: () => successNotice(logInMessages.done) },
          },
          {
            guard: {
              type: 'leadsTo',
              params: ({ event }) => ({ outcome: event.output, step: 'SecondFactorRequired' }),
            },
            target: 'AskingSecondFactor',
            actions: { type: 'ask', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'leadsTo',
              params: ({ event }) => ({ outcome: event.output, step: 'PasswordResetRequired' }),
            },
            target: 'Left',
            actions: { type: 'go', params: { screen: 'reset-password' } },
          },
          { target: 'Editing.AsBefore', actions: failureReported(failureFrom) },
        ],
        onError: { target: 'Editing.AsBefore', actions: defectReported },
      },
    },
    LoggedIn: {
      description: 'The token is stored; the dashboard opens shortly.',
      tags: 'settled',
      after: { redirect: { target: 'Left', actions: 'goOn' } },
    },
    AskingSecondFactor: {
      description:
        'The server asks for a second factor. A machine of its own goes on, with the credentials, which are in memory only.',
      tags: 'settled',
      on: { 'start-again': { target: 'Editing', actions: ['forgetSent', 'forgetPassword'] } },
    },
    Left: { type: 'final', description: 'The customer is being sent on.' },
  },
})
export type LoginMachine = typeof loginMachine
