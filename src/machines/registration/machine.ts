import { map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, setup } from 'xstate'
import { REGISTRATION_REDIRECT_MS } from '../../domain/rules/constants'
import { signUpMessages } from '../../domain/session/sign-up-messages'
import { parseSignUp, type Registration, type SignUpForm } from '../../domain/session/sign-up'
import { authenticationFailureOf, namedBy, type Failure, type FieldsByMember } from '../../domain/failure/failure'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { successNotice } from '../core/effects'
import { errorsOfDefect, noErrors } from '../core/form'
import { hasSucceeded, output } from '../core/output'
import { failureBy, makeSubmission, type Submission } from '../core/submission'
import type { makeRegistrationImplementations } from './actors'
import type { RegistrationEvent } from './events'

/** Failures of the user name are shown at the email, which the user name is derived from. */
const fields: FieldsByMember<Registration, SignUpForm> = {
  name: 'firstName',
  surname: 'lastName',
  emailAddress: 'email',
  userName: 'email',
  password: 'password',
  captchaResponse: undefined,
  referralCode: 'referralCode',
}

const mentionsTakenUserName = (message: string): boolean =>
  /\b(taken|exists|in use)\b/i.test(
    message
      .split(/user ?name/i)
      .slice(1)
      .join(),
  )

/** A stock server reports a taken user name in its message only, without naming a field. */
const userNameTaken = (failure: Failure): Failure => ({
  ...failure,
  fields: [
    ...failure.fields.map(({ field, message }) => ({
      field,
      message: mentionsTakenUserName(message) ? signUpMessages.userNameTaken : message,
    })),
    ...(mentionsTakenUserName(failure.message) ? [{ field: 'email', message: signUpMessages.userNameTaken }] : []),
  ],
})

const submission = makeSubmission(
  parseSignUp,
  failureBy((error) => userNameTaken(namedBy(fields)(authenticationFailureOf(error)))),
)

/**
 * Opening an account: the form is validated, the email stored, the account registered and the activation link
 * requested; two seconds later the confirmation page opens. A failed link request blocks nothing,
 * since that page can request another link; a failed registration leaves the form as it is and requests no link.
 */
export const registrationMachine = setup({
  types: {
    context: {} as Submission<SignUpForm>,
    events: {} as RegistrationEvent,
    input: {} as { readonly referralCode: string },
    tags: {} as 'settled' | 'busy',
  },
  actors: {} as ActorsOf<typeof makeRegistrationImplementations>,
  delays: { redirect: REGISTRATION_REDIRECT_MS },
  actions: {
    ...({} as ActionsOf<typeof makeRegistrationImplementations>),
    storeForm: assign(submission.storeForm),
    showFields: assign(submission.showFields),
    showFailure: assign(submission.showFailure),
    showDefect: assign({ errors: errorsOfDefect }),
  },
  guards: { isComplete: submission.isComplete, isRegistered: hasSucceeded },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    form: { firstName: '', lastName: '', email: '', password: '', referralCode: input.referralCode },
    errors: noErrors,
  }),
  initial: 'Editing',
  states: {
    Editing: {
      description: 'The form can be edited and submitted.',
      tags: 'settled',
      on: { 'submit-sign-up': submission.submitTo('Registering') },
    },
    Registering: {
      description: 'The registration request is running; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'register',
        ...submission.sending([{ guard: { type: 'isRegistered', params: output }, target: 'Registered' }], 'Editing'),
      },
    },
    Registered: {
      description: 'The account exists, the activation link is being requested; the confirmation page opens shortly.',
      tags: 'settled',
      invoke: {
        src: 'requestActivationLink',
        input: ({ context }) =>
          pipe(
            parseSignUp(context.form),
            map(({ emailAddress }) => emailAddress),
          ),
        // Whatever the outcome: the next page can request another link.
        onError: { actions: [] },
      },
      entry: { type: 'notify', params: () => successNotice(signUpMessages.done) },
      after: { redirect: { target: 'Left', actions: { type: 'go', params: { screen: 'confirm-email' } } } },
    },
    Left: { type: 'final', description: 'The visitor is being sent to the confirmation page.' },
  },
})
export type RegistrationMachine = typeof registrationMachine
