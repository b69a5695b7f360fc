import { sequenceS } from 'fp-ts/Apply'
import { Apply } from 'fp-ts/Either'
import { setup } from 'xstate'
import { phoneMessages } from '../../domain/session/account-messages'
import { parseCode, parsePhone, phoneNumberOf } from '../../domain/session/phone'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { failureReported, successNotice } from '../core/effects'
import { output } from '../core/output'
import { resending } from '../core/resending'
import { failureFrom, phoneActions } from './actions'
import type { makePhoneImplementations } from './actors'
import { initialContext, type PhoneContext, type PhoneInput } from './context'
import type { PhoneEvent } from './events'
import { phoneGuards } from './guards'

/**
 * Verifying a phone number: the number is validated and a code sent to it, then the typed code is validated and sent
 * back. After a minute a code can be sent again; a wrong code shows the server's message, and
 * the number stays. A page that is loaded again goes on with the code that was sent.
 */
export const phoneMachine = setup({
  types: {
    context: {} as PhoneContext,
    events: {} as PhoneEvent,
    input: {} as PhoneInput,
    tags: {} as 'settled' | 'busy',
  },
  actors: {} as ActorsOf<typeof makePhoneImplementations>,
  actions: { ...({} as ActionsOf<typeof makePhoneImplementations>), ...phoneActions },
  guards: phoneGuards,
}).createMachine({
  id: 'phone',
  context: initialContext,
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
            guard: { type: 'isValid', params: output },
            target: 'EnteringCode',
            actions: [
              { type: 'storeSent', params: output },
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
      states: resending({
        request: ({ context }: { readonly context: PhoneContext }) => parsePhone(context.phone),
        isSent: 'isValid',
        sent: phoneMessages.sent,
        failed: failureReported(failureFrom),
      }),
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
            guard: { type: 'isValid', params: output },
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
        { type: 'followNumber', params: ({ context }) => phoneNumberOf(context.phone) },
        'reportCustomerChanged',
      ],
    },
  },
})
export type PhoneMachine = typeof phoneMachine
