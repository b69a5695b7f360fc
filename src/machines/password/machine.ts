import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { passwordChangeMessages } from '../../domain/session/account-messages'
import { parsePasswordChange, type PasswordChangeForm } from '../../domain/session/password'
import { effects } from '../core/effects'
import { TOAST_MS } from '../../domain/rules/constants'
import { fieldFailuresOf, noErrors, errorsOfFields, type FormErrors } from '../core/form'

type PasswordEvent = { readonly type: 'submit-password'; readonly form: PasswordChangeForm }

/** The message for a valid form: the server has no call that changes a password yet. */
const notAvailable = { kind: 'info', text: passwordChangeMessages.notAvailable, lasts: TOAST_MS } as const

/**
 * The password form of Settings. It has rules (requirement AUTH-26) but no request: for a valid form the page says that
 * the change is not available yet, and nothing is sent or stored (requirement SET-04).
 */
export const passwordMachine = setup({
  types: {
    context: {} as { readonly errors: FormErrors },
    events: {} as PasswordEvent,
    tags: {} as 'settled',
  },
  actions: {
    ...effects,
    showFields: assign((_, form: PasswordChangeForm) => ({
      errors: errorsOfFields(fieldFailuresOf(parsePasswordChange(form))),
    })),
    clearErrors: assign({ errors: noErrors }),
  },
  guards: { isValid: (_, form: PasswordChangeForm) => isRight(parsePasswordChange(form)) },
}).createMachine({
  id: 'password',
  context: { errors: noErrors },
  initial: 'Editing',
  on: {
    'submit-password': [
      {
        guard: { type: 'isValid', params: ({ event }) => event.form },
        target: '.Unavailable',
        actions: ['clearErrors', { type: 'notify', params: () => notAvailable }],
      },
      { target: '.Editing', actions: { type: 'showFields', params: ({ event }) => event.form } },
    ],
  },
  states: {
    Editing: { description: 'The form can be edited and submitted.', tags: 'settled' },
    Unavailable: { description: 'The form was valid, but the server cannot change a password yet.', tags: 'settled' },
  },
})
export type PasswordMachine = typeof passwordMachine
