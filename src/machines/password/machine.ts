import { isLeft } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { authenticationFailureOf, namedBy, plainFailure, type FieldsByMember } from '../../domain/failure/failure'
import { passwordChangeMessages } from '../../domain/session/account-messages'
import { resetMessages } from '../../domain/session/reset-messages'
import { parsePasswordChange, type PasswordChange, type PasswordChangeForm } from '../../domain/session/password'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { successNotice } from '../core/effects'
import { TOAST_MS } from '../../domain/rules/constants'
import { errorsOfDefect, noErrors, type FormErrors } from '../core/form'
import { hasSucceeded, output } from '../core/output'
import { failureBy, makeSubmission } from '../core/submission'
import type { makePasswordImplementations } from './actors'
import type { PasswordEvent } from './events'

const fields: FieldsByMember<PasswordChange, PasswordChangeForm> = {
  currentPassword: 'password',
  newPassword: 'newPassword',
}

const submission = makeSubmission(
  parsePasswordChange,
  failureBy((error) =>
    // No call says which password the customer has: after a write without an answer the next attempt does.
    error._tag === 'NoAnswer'
      ? plainFailure(resetMessages.unknown, passwordChangeMessages.sendAgain)
      : namedBy(fields)(authenticationFailureOf(error)),
  ),
)

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
  actors: {} as ActorsOf<typeof makePasswordImplementations>,
  actions: {
    ...({} as ActionsOf<typeof makePasswordImplementations>),
    showFields: assign(submission.showFields),
    showFailure: assign(submission.showFailure),
    showDefect: assign({ errors: errorsOfDefect }),
    clearErrors: assign({ errors: noErrors }),
  },
  guards: {
    isValid: submission.isComplete,
    isChanged: hasSucceeded,
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
            guard: { type: 'isChanged', params: output },
            target: 'Ready.Changed',
            actions: { type: 'notify', params: () => successNotice(passwordChangeMessages.done) },
          },
          {
            guard: { type: 'isUnavailable', params: output },
            target: 'Ready.Unavailable',
            actions: { type: 'notify', params: () => notAvailable },
          },
          { target: 'Ready', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'Ready', actions: 'showDefect' },
      },
    },
  },
})
export type PasswordMachine = typeof passwordMachine
