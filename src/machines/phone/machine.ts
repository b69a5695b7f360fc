import { sequenceS } from 'fp-ts/Apply'
import { Apply, isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import { RESEND_AFTER_SECONDS } from '../../domain/rules/constants'
import { phoneMessages } from '../../domain/session/account-messages'
import {
  emptyCode,
  parseCode,
  parsePhone,
  phoneFormOf,
  phoneNumberOf,
  type CodeForm,
  type PhoneForm,
} from '../../domain/session/phone'
import { authenticationFailureOf, namedBy, type FieldsByMember } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { countingDownTo, type SecondsLeft, type Wait } from '../core/countdown'
import { effects, failureReported, successNotice } from '../core/effects'
import { defect, fieldFailuresOf, noErrors, errorsOfCall, errorsOfFields, type FormErrors } from '../core/form'
import type { SendCode, SentCode, VerifyCode } from './contracts'
import type { PhoneEvent } from './events'

type PhoneContext = {
  /** The customer whose number is verified. */
  readonly phone: PhoneForm
  readonly code: CodeForm
  readonly errors: FormErrors
  /** When the last code was sent, in milliseconds since 1970. */
  readonly sentAt: number | undefined
  /** Seconds until a code can be sent again. */
  readonly resendIn: number
}

const fields: FieldsByMember<SentCode, PhoneForm & CodeForm> = { phoneNumber: 'number', code: 'digit1' }
const failureFrom = (outcome: Outcome<unknown>) =>
  namedBy(fields)(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)

/**
 * Verifying a phone number: the number is validated and a code sent to it, then the typed code is validated and sent
 * back. After a minute a code can be sent again; a wrong code shows the server's message, and
 * the number stays. A page that is loaded again goes on with the code that was sent.
 */
export const phoneMachine = setup({
  types: {
    context: {} as PhoneContext,
    events: {} as PhoneEvent,
    /**
     * `number` is that of the profile in one piece, empty when there is none; or the one that a code was sent to, at
     * `sentAt`.
     */
    input: {} as { readonly number: string; readonly sentAt?: number },
    tags: {} as 'settled' | 'busy',
  },
  actors: {
    sendCode: unimplemented<SendCode['output'], SendCode['input']>(),
    verifyCode: unimplemented<VerifyCode['output'], VerifyCode['input']>(),
    countdown: fromCallback<SecondsLeft, Wait>(() => undefined),
  },
  actions: {
    ...effects,
    reportCustomerChanged: () => undefined,
    /** Replaces the old number in drafts that contain it. */
    followNumber: (_, _phoneNumber: string) => undefined,
    storeNumber: assign((_, phone: PhoneForm) => ({ phone, errors: noErrors })),
    storeCode: assign((_, form: CodeForm) => ({ code: form, errors: noErrors })),
    showNumberFields: assign((_, form: PhoneForm) => ({ errors: errorsOfFields(fieldFailuresOf(parsePhone(form))) })),
    showCodeFields: assign((_, form: CodeForm) => ({ errors: errorsOfFields(fieldFailuresOf(parseCode(form))) })),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({ errors: errorsOfCall(failureFrom(outcome)) })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
    clearErrors: assign({ errors: noErrors }),
    storeSent: assign((_, outcome: Outcome<number>) =>
      isRight(outcome) ? { sentAt: outcome.right, resendIn: RESEND_AFTER_SECONDS } : {},
    ),
    forgetSent: () => undefined,
    countDown: assign((_, resendIn: number) => ({ resendIn })),
  },
  guards: {
    isNumber: (_, form: PhoneForm) => isRight(parsePhone(form)),
    isCode: (_, form: CodeForm) => isRight(parseCode(form)),
    isValid: (_, outcome: Outcome<unknown>) => isRight(outcome),
    wasSent: ({ context }) => context.sentAt !== undefined,
    isOver: (_, seconds: number) => seconds === 0,
  },
}).createMachine({
  id: 'phone',
  context: ({ input }) => ({
    phone: phoneFormOf(input.number),
    code: emptyCode,
    errors: noErrors,
    sentAt: input.sentAt,
    resendIn: 0,
  }),
  initial: 'Starting',
  states: {
    Starting: {
      description: 'A code may have been sent before the page was loaded.',
      always: [{ guard: 'wasSent', target: 'EnteringCode' }, { target: 'EnteringNumber' }],
    },
    EnteringNumber: {
      description: 'The form for the number can be edited and submitted.',
      tags: 'settled',
      on: {
        'submit-number': [
          {
            guard: { type: 'isNumber', params: ({ event }) => event.form },
            target: 'SendingCode',
            actions: { type: 'storeNumber', params: ({ event }) => event.form },
          },
          { actions: { type: 'showNumberFields', params: ({ event }) => event.form } },
        ],
      },
    },
    SendingCode: {
      description: 'A code is being sent; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => parsePhone(context.phone),
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'EnteringCode',
            actions: [
              { type: 'storeSent', params: ({ event }) => event.output },
              { type: 'notify', params: () => successNotice(phoneMessages.sent) },
            ],
          },
          { target: 'EnteringNumber', actions: failureReported(failureFrom) },
        ],
        onError: { target: 'EnteringNumber', actions: 'showDefect' },
      },
    },
    EnteringCode: {
      description: 'The form for the code of the SMS can be edited and submitted.',
      tags: 'settled',
      initial: 'CountingDown',
      states: {
        CountingDown: {
          description: 'A code was sent; the next one can be requested after the countdown.',
          invoke: { src: 'countdown', input: ({ context }) => ({ since: context.sentAt ?? 0 }) },
          on: { 'seconds-left': countingDownTo('CodeCanBeSent') },
        },
        CodeCanBeSent: {
          description: 'Another code can be requested.',
          on: { 'resend-code': { target: 'ResendingCode', actions: 'clearErrors' } },
        },
        ResendingCode: {
          description: 'Another code is being sent; a submit is ignored, since the new code replaces the old one.',
          on: { 'submit-code': {} },
          invoke: {
            src: 'sendCode',
            input: ({ context }) => parsePhone(context.phone),
            onDone: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.output },
                target: 'CountingDown',
                actions: [
                  { type: 'storeSent', params: ({ event }) => event.output },
                  { type: 'notify', params: () => successNotice(phoneMessages.sent) },
                ],
              },
              { target: 'CodeCanBeSent', actions: failureReported(failureFrom) },
            ],
            onError: { target: 'CodeCanBeSent', actions: 'showDefect' },
          },
        },
        AsBefore: { type: 'history', description: 'Returns to the state before the submit.' },
      },
      on: {
        'change-number': { target: 'EnteringNumber', actions: ['forgetSent', 'clearErrors'] },
        'submit-code': [
          {
            guard: { type: 'isCode', params: ({ event }) => event.form },
            target: 'VerifyingCode',
            actions: { type: 'storeCode', params: ({ event }) => event.form },
          },
          { actions: { type: 'showCodeFields', params: ({ event }) => event.form } },
        ],
      },
    },
    VerifyingCode: {
      description: 'The code is being verified; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'verifyCode',
        input: ({ context: { phone, code } }) =>
          sequenceS(Apply)({ phoneNumber: parsePhone(phone), code: parseCode(code) }),
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'Verified',
            actions: { type: 'notify', params: () => successNotice(phoneMessages.verified) },
          },
          { target: 'EnteringCode.AsBefore', actions: failureReported(failureFrom) },
        ],
        onError: { target: 'EnteringCode.AsBefore', actions: 'showDefect' },
      },
    },
    Verified: {
      description: 'The number is verified and saved in the profile, which is being refreshed.',
      tags: 'settled',
      entry: [
        'forgetSent',
        {
          type: 'followNumber',
          params: ({ context }) => phoneNumberOf(context.phone),
        },
        'reportCustomerChanged',
      ],
    },
  },
})
export type PhoneMachine = typeof phoneMachine
