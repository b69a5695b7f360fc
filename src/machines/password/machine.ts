import { isLeft, isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import {
  authenticationFailureOf,
  namedBy,
  plainFailure,
  type Failure,
  type FieldsByMember,
} from '../../domain/failure/failure'
import { passwordChangeMessages } from '../../domain/session/account-messages'
import { resetMessages } from '../../domain/session/reset-messages'
import { parsePasswordChange, type PasswordChange, type PasswordChangeForm } from '../../domain/session/password'
import { unimplemented, type Outcome } from '../core/actors'
import { effects, successNotice } from '../core/effects'
import { TOAST_MS } from '../../domain/rules/constants'
import { defect, errorsOfCall, errorsOfFields, fieldFailuresOf, noErrors, type FormErrors } from '../core/form'
import type { ChangePassword } from './contracts'

type PasswordEvent = { readonly type: 'submit-password'; readonly form: PasswordChangeForm }

const fields: FieldsByMember<PasswordChange, PasswordChangeForm> = {
  currentPassword: 'password',
  newPassword: 'newPassword',
}

/** No call says which password the customer has: after a write without an answer the next attempt does. */
const failureFrom = (outcome: Outcome<void>): Failure => {
  if (!isLeft(outcome)) return defect
  return outcome.left._tag === 'NoAnswer'
    ? plainFailure(resetMessages.unknown, passwordChangeMessages.sendAgain)
    : namedBy(fields)(authenticationFailureOf(outcome.left))
}

/** The message for a server without this call. */
const notAvailable = { kind: 'info', text: passwordChangeMessages.notAvailable, lasts: TOAST_MS } as const

/**
 * The password form of Settings: it checks its rules and has the password changed. A failure leaves the form as it is.
 * A server without this call gets words of its own. The passwords are passed on, and no state keeps them.
 */
export const passwordMachine = setup({
  types: {
    context: {} as { readonly errors: FormErrors },
    events: {} as PasswordEvent,
    tags: {} as 'settled' | 'busy',
  },
  actors: { changePassword: unimplemented<ChangePassword['output'], ChangePassword['input']>() },
  actions: {
    ...effects,
    showFields: assign((_, form: PasswordChangeForm) => ({
      errors: errorsOfFields(fieldFailuresOf(parsePasswordChange(form))),
    })),
    showFailure: assign((_, outcome: Outcome<void>) => ({ errors: errorsOfCall(failureFrom(outcome)) })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
    clearErrors: assign({ errors: noErrors }),
  },
  guards: {
    isValid: (_, form: PasswordChangeForm) => isRight(parsePasswordChange(form)),
    isChanged: (_, outcome: Outcome<void>) => isRight(outcome),
    isUnavailable: (_, outcome: Outcome<void>) => isLeft(outcome) && outcome.left._tag === 'NotFound',
  },
}).createMachine({
  id: 'password',
  context: { errors: noErrors },
  initial: 'Ready',
  states: {
    Ready: {
      description: 'The form can be edited and submitted.',
      tags: 'settled',
      initial: 'Editing',
      on: {
        'submit-password': [
          { guard: { type: 'isValid', params: ({ event }) => event.form }, target: 'Changing', actions: 'clearErrors' },
          { target: '.Editing', actions: { type: 'showFields', params: ({ event }) => event.form } },
        ],
      },
      states: {
        Editing: { description: 'Nothing has been sent yet, or it failed.' },
        Changed: { description: 'The password was changed, and the form is empty again.' },
        Unavailable: { description: 'The form was valid, but this server cannot change a password.' },
      },
    },
    Changing: {
      description: 'The passwords are being sent; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ event }) => parsePasswordChange(event.form),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'Ready.Changed',
            actions: { type: 'notify', params: () => successNotice(passwordChangeMessages.done) },
          },
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event.output },
            target: 'Ready.Unavailable',
            actions: { type: 'notify', params: () => notAvailable },
          },
          { target: 'Ready', actions: { type: 'showFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'Ready', actions: 'showDefect' },
      },
    },
  },
})
export type PasswordMachine = typeof passwordMachine
