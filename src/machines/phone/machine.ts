import { sequenceS } from 'fp-ts/Apply'
import { Apply, isLeft, isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { COUNTDOWN_STEP_MS, RESEND_AFTER_SECONDS } from '../../domain/rules/constants'
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
import { effects, formErrorNotice, successNotice } from '../core/effects'
import { defect, fieldFailuresOf, noErrors, errorsOfCall, errorsOfFields, type FormErrors } from '../core/form'
import type { SendCode, SentCode, VerifyCode } from './contracts'
import type { PhoneEvent } from './events'

type PhoneContext = {
  /** The customer whose number is verified. */
  readonly phone: PhoneForm
  readonly code: CodeForm
  readonly errors: FormErrors
  /** Seconds until a code can be sent again. */
  readonly resendIn: number
}

const fields: FieldsByMember<SentCode, PhoneForm & CodeForm> = { phoneNumber: 'number', code: 'digit1' }
const failureFrom = (outcome: Outcome<void>) =>
  namedBy(fields)(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)

/**
 * Verifying a phone number: the number is validated and a code sent to it, then the typed code is validated and sent
 * back (requirement PHONE-01). After a minute a code can be sent again; a wrong code shows the server's message, and
 * the number stays (requirement PHONE-05).
 */
export const phoneMachine = setup({
  types: {
    context: {} as PhoneContext,
    events: {} as PhoneEvent,
    /** `number` is the number of the profile in one piece; empty when there is none. */
    input: {} as { readonly number: string },
    tags: {} as 'settled' | 'busy',
  },
  actors: {
    sendCode: unimplemented<SendCode['output'], SendCode['input']>(),
    verifyCode: unimplemented<VerifyCode['output'], VerifyCode['input']>(),
  },
  delays: { second: COUNTDOWN_STEP_MS },
  actions: {
    ...effects,
    reportCustomerChanged: () => undefined,
    /** Replaces the old number in drafts that contain it. */
    followNumber: (_, _phoneNumber: string) => undefined,
    storeNumber: assign((_, phone: PhoneForm) => ({ phone, errors: noErrors })),
    storeCode: assign((_, form: CodeForm) => ({ code: form, errors: noErrors })),
    showNumberFields: assign((_, form: PhoneForm) => ({ errors: errorsOfFields(fieldFailuresOf(parsePhone(form))) })),
    showCodeFields: assign((_, form: CodeForm) => ({ errors: errorsOfFields(fieldFailuresOf(parseCode(form))) })),
    showFailure: assign((_, outcome: Outcome<void>) => ({ errors: errorsOfCall(failureFrom(outcome)) })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
    clearErrors: assign({ errors: noErrors }),
    startCountdown: assign({ resendIn: RESEND_AFTER_SECONDS }),
    countDown: assign({ resendIn: ({ context }) => context.resendIn - 1 }),
  },
  guards: {
    isNumber: (_, form: PhoneForm) => isRight(parsePhone(form)),
    isCode: (_, form: CodeForm) => isRight(parseCode(form)),
    isValid: (_, outcome: Outcome<void>) => isRight(outcome),
    isLastSecond: ({ context }) => context.resendIn <= 1,
  },
}).createMachine({
  id: 'phone',
  context: ({ input }) => ({
    phone: phoneFormOf(input.number),
    code: emptyCode,
    errors: noErrors,
    resendIn: 0,
  }),
  initial: 'EnteringNumber',
  states: {
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
            actions: ['startCountdown', { type: 'notify', params: () => successNotice(phoneMessages.sent) }],
          },
          {
            target: 'EnteringNumber',
            actions: [
              { type: 'showFailure', params: ({ event }) => event.output },
              { type: 'notify', params: ({ event }) => formErrorNotice(failureFrom(event.output).message) },
            ],
          },
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
          after: {
            second: [
              { guard: 'isLastSecond', target: 'CodeCanBeSent', actions: 'countDown' },
              { target: 'CountingDown', reenter: true, actions: 'countDown' },
            ],
          },
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
                actions: ['startCountdown', { type: 'notify', params: () => successNotice(phoneMessages.sent) }],
              },
              {
                target: 'CodeCanBeSent',
                actions: [
                  { type: 'showFailure', params: ({ event }) => event.output },
                  { type: 'notify', params: ({ event }) => formErrorNotice(failureFrom(event.output).message) },
                ],
              },
            ],
            onError: { target: 'CodeCanBeSent', actions: 'showDefect' },
          },
        },
        AsBefore: { type: 'history', description: 'Returns to the state before the submit.' },
      },
      on: {
        'change-number': { target: 'EnteringNumber', actions: 'clearErrors' },
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
          {
            target: 'EnteringCode.AsBefore',
            actions: [
              { type: 'showFailure', params: ({ event }) => event.output },
              { type: 'notify', params: ({ event }) => formErrorNotice(failureFrom(event.output).message) },
            ],
          },
        ],
        onError: { target: 'EnteringCode.AsBefore', actions: 'showDefect' },
      },
    },
    Verified: {
      description: 'The number is verified and saved in the profile, which is being refreshed.',
      tags: 'settled',
      entry: [
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
