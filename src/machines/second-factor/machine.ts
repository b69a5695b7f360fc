import { sequenceS } from 'fp-ts/Apply'
import { Apply, isLeft, isRight, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, fromCallback, setup } from 'xstate'
import { authenticationFailureOf, namedBy } from '../../domain/failure/failure'
import { LOGIN_REDIRECT_MS, RESEND_AFTER_SECONDS } from '../../domain/rules/constants'
import type { Parsed } from '../../domain/rules/rule'
import {
  parseLogIn,
  type Credentials,
  type LogInForm,
  type LogInRequest,
  type SecondFactorRequired,
} from '../../domain/session/log-in'
import { logInMessages } from '../../domain/session/messages'
import {
  isAuthenticator,
  parseSecondFactor,
  secondFactorMessages,
  type SecondFactorForm,
} from '../../domain/session/second-factor'
import { unimplemented, type Outcome } from '../core/actors'
import { countingDownTo, type SecondsLeft, type Wait } from '../core/countdown'
import { defectReported, effects, failureReported, successNotice } from '../core/effects'
import { defect, errorsOfCall, errorsOfFields, fieldFailuresOf, noErrors, type FormErrors } from '../core/form'
import type { NextStep } from '../login/take-answer'
import type { LogInWithCode, SendCode } from './contracts'
import type { SecondFactorEvent } from './events'

/** What the server asked for: there is at least one way in which a code comes. */
type SecondFactorInput = Omit<SecondFactorRequired, '_tag'> & {
  /** The log-in that was answered by the question, sent again with the code. */
  readonly logIn: LogInForm
}

type SecondFactorContext = SecondFactorInput & {
  /** The way that was chosen last; the only one is chosen from the start. */
  readonly provider: string
  readonly form: SecondFactorForm
  readonly errors: FormErrors
  /** When the last code was sent, in milliseconds since 1970. */
  readonly sentAt: number | undefined
  /** Seconds until a code can be sent again. */
  readonly resendIn: number
}

const emptyForm: SecondFactorForm = { code: '', trustsBrowser: false }
const fieldNames = namedBy({ twoFactorVerificationCode: 'code' })
const failureFrom = (outcome: Outcome<unknown>) =>
  fieldNames(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)

const credentialsIn: (form: LogInForm) => Parsed<Credentials> = parseLogIn

const codeRequestOf = ({ userId, provider, providers, logIn }: SecondFactorContext): SendCode['input'] => ({
  userId,
  provider,
  providers,
  email: logIn.email,
})

const requestOf = ({ logIn, form }: SecondFactorContext): Parsed<LogInRequest> =>
  pipe(
    sequenceS(Apply)({ credentials: credentialsIn(logIn), proof: parseSecondFactor(form) }),
    map(({ credentials, proof }) => ({ ...credentials, ...proof, trustsBrowser: form.trustsBrowser })),
  )

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
  actors: {
    sendCode: unimplemented<SendCode['output'], SendCode['input']>(),
    logIn: unimplemented<LogInWithCode['output'], LogInWithCode['input']>(),
    countdown: fromCallback<SecondsLeft, Wait>(() => undefined),
  },
  delays: { redirect: LOGIN_REDIRECT_MS },
  actions: {
    ...effects,
    goOn: () => undefined,
    choose: assign((_, provider: string) => ({ provider, errors: noErrors, form: emptyForm })),
    storeForm: assign((_, form: SecondFactorForm) => ({ form, errors: noErrors })),
    showFields: assign((_, form: SecondFactorForm) => ({
      errors: errorsOfFields(fieldFailuresOf(parseSecondFactor(form))),
    })),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({ errors: errorsOfCall(failureFrom(outcome)) })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
    clearErrors: assign({ errors: noErrors }),
    storeSent: assign((_, outcome: Outcome<number>) =>
      isRight(outcome) ? { sentAt: outcome.right, resendIn: RESEND_AFTER_SECONDS } : {},
    ),
    countDown: assign((_, resendIn: number) => ({ resendIn })),
  },
  guards: {
    hasOneWay: ({ context }) => context.providers.length === 1,
    hasOtherWays: ({ context }) => context.providers.length > 1,
    isOffered: ({ context }, provider: string) => context.providers.includes(provider),
    isComplete: (_, form: SecondFactorForm) => isRight(parseSecondFactor(form)),
    isSent: (_, outcome: Outcome<unknown>) => isRight(outcome),
    wasSent: ({ context }) => context.sentAt !== undefined,
    leadsTo: (_, { outcome, step }: { outcome: Outcome<NextStep>; step: NextStep['_tag'] }) =>
      isRight(outcome) && outcome.right._tag === step,
    makesItsCodes: ({ context }) => isAuthenticator(context.provider),
    isOver: (_, seconds: number) => seconds === 0,
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({
    ...input,
    provider: input.sent?.provider ?? input.providers[0] ?? '',
    form: emptyForm,
    errors: noErrors,
    sentAt: input.sent?.at,
    resendIn: 0,
  }),
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
        input: ({ context }) => codeRequestOf(context),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'EnteringCode',
            actions: { type: 'storeSent', params: ({ event }) => event.output },
          },
          { target: 'Choosing', actions: { type: 'showFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'Choosing', actions: 'showDefect' },
      },
    },
    EnteringCode: {
      description: 'The code can be typed and submitted.',
      tags: 'settled',
      initial: 'CountingDown',
      states: {
        CountingDown: {
          description: 'A code was sent; the next one can be requested after the countdown. An app makes its own.',
          always: { guard: 'makesItsCodes', target: 'FromApp' },
          invoke: { src: 'countdown', input: ({ context }) => ({ since: context.sentAt ?? 0 }) },
          on: { 'seconds-left': countingDownTo('CodeCanBeSent') },
        },
        FromApp: { description: 'The app shows a new code every half minute.' },
        CodeCanBeSent: {
          description: 'Another code can be requested.',
          on: { 'resend-code': { target: 'ResendingCode', actions: 'clearErrors' } },
        },
        ResendingCode: {
          description: 'Another code is being sent; a submit is ignored, since the new code replaces the old one.',
          on: { 'submit-code': {} },
          invoke: {
            src: 'sendCode',
            input: ({ context }) => codeRequestOf(context),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: 'CountingDown',
                actions: [
                  { type: 'storeSent', params: ({ event }) => event.output },
                  { type: 'notify', params: () => successNotice(secondFactorMessages.sent) },
                ],
              },
              { target: 'CodeCanBeSent', actions: { type: 'showFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'CodeCanBeSent', actions: 'showDefect' },
          },
        },
        AsBefore: { type: 'history', description: 'Returns to the state before the submit.' },
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
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'leadsTo', params: ({ event }) => ({ outcome: event.output, step: 'LoggedIn' }) },
            target: 'LoggedIn',
            actions: { type: 'notify', params: () => successNotice(logInMessages.done) },
          },
          {
            guard: {
              type: 'leadsTo',
              params: ({ event }) => ({ outcome: event.output, step: 'PasswordResetRequired' }),
            },
            target: 'Left',
            actions: { type: 'go', params: { screen: 'reset-password' } },
          },
          { target: 'EnteringCode.AsBefore', actions: failureReported(failureFrom) },
        ],
        onError: { target: 'EnteringCode.AsBefore', actions: defectReported },
      },
    },
    LoggedIn: {
      description: 'The token is stored; the dashboard opens shortly.',
      tags: 'settled',
      after: { redirect: { target: 'Left', actions: 'goOn' } },
    },
    Left: { type: 'final', description: 'The customer is being sent on.' },
  },
})
export type SecondFactorMachine = typeof secondFactorMachine
