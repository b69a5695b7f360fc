import { isLeft, isRight, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, setup } from 'xstate'
import { REGISTRATION_REDIRECT_MS } from '../../domain/rules/constants'
import { signUpMessages } from '../../domain/session/sign-up-messages'
import { parseSignUp, type Registration, type SignUpForm } from '../../domain/session/sign-up'
import { authenticationFailureOf, namedBy, type Failure, type FieldsByMember } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { defectReported, effects, failureReported, formErrorNotice, successNotice } from '../core/effects'
import {
  defect,
  fieldFailuresOf,
  firstMessage,
  noErrors,
  errorsOfCall,
  errorsOfFields,
  type FormErrors,
} from '../core/form'
import type { Register, RequestActivationLink } from './contracts'
import type { RegistrationEvent } from './events'

type RegistrationContext = { readonly form: SignUpForm; readonly errors: FormErrors }

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

const failureFrom = (outcome: Outcome<void>): Failure =>
  userNameTaken(namedBy(fields)(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect))

/**
 * Opening an account: the form is validated, the email stored, the account registered and the activation link
 * requested; two seconds later the confirmation page opens. A failed link request blocks nothing,
 * since that page can request another link; a failed registration leaves the form as it is and requests no link.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as { readonly referralCode: string },
    tags: {} as 'settled' | 'busy',
  },
  actors: {
    register: unimplemented<Register['output'], Register['input']>(),
    requestActivationLink: unimplemented<RequestActivationLink['output'], RequestActivationLink['input']>(),
  },
  delays: { redirect: REGISTRATION_REDIRECT_MS },
  actions: {
    ...effects,
    storeForm: assign((_, form: SignUpForm) => ({ form, errors: noErrors })),
    showFields: assign((_, form: SignUpForm) => ({ errors: errorsOfFields(fieldFailuresOf(parseSignUp(form))) })),
    showFailure: assign((_, outcome: Outcome<void>) => ({ errors: errorsOfCall(failureFrom(outcome)) })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
  },
  guards: {
    isComplete: (_, form: SignUpForm) => isRight(parseSignUp(form)),
    isRegistered: (_, outcome: Outcome<void>) => isRight(outcome),
  },
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
      on: {
        'submit-sign-up': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.form },
            target: 'Registering',
            actions: { type: 'storeForm', params: ({ event }) => event.form },
          },
          {
            actions: [
              { type: 'showFields', params: ({ event }) => event.form },
              {
                type: 'notify',
                params: ({ event }) => formErrorNotice(firstMessage(fieldFailuresOf(parseSignUp(event.form)))),
              },
            ],
          },
        ],
      },
    },
    Registering: {
      description: 'The registration request is running; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context }) => parseSignUp(context.form),
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => event.output }, target: 'Registered' },
          { target: 'Editing', actions: failureReported(failureFrom) },
        ],
        onError: { target: 'Editing', actions: defectReported },
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
