import { isLeft, isRight, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, setup } from 'xstate'
import { REGISTRATION_REDIRECT_MS } from '../../domain/rules/constants'
import { signUpMessages } from '../../domain/session/messages'
import { parseSignUp, type Registration, type SignUpForm } from '../../domain/session/sign-up'
import { authenticationFailureOf, namedBy, type Failure, type FieldsByMember } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { effects, errorNotice, successNotice } from '../core/effects'
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

/** What is wrong with the user name is shown at the e-mail, which it is made from (requirement AUTH-13). */
const fields: FieldsByMember<Registration, SignUpForm> = {
  name: 'firstName',
  surname: 'lastName',
  emailAddress: 'email',
  userName: 'email',
  password: 'password',
  captchaResponse: undefined,
  referralCode: 'referralCode',
}

const saysUserNameTaken = (message: string): boolean => /user ?name.*\b(taken|exists|in use)\b/i.test(message)

/** A stock server says that a user name is taken in its message alone, without naming a field. */
const userNameTaken = (failure: Failure): Failure => ({
  ...failure,
  fields: [
    ...failure.fields.map(({ field, message }) => ({
      field,
      message: saysUserNameTaken(message) ? signUpMessages.userNameTaken : message,
    })),
    ...(saysUserNameTaken(failure.message) ? [{ field: 'email', message: signUpMessages.userNameTaken }] : []),
  ],
})

const failureFrom = (outcome: Outcome<void>): Failure =>
  userNameTaken(namedBy(fields)(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect))

/**
 * Opening an account: the form is checked, the e-mail kept, the account registered, the activation link asked for, and
 * two seconds later the customer is at the page that says to look into the mailbox (requirement AUTH-14). A failed link
 * request holds nothing back, since that page can ask again; a failed registration keeps what was typed and asks for no
 * link (requirement AUTH-15).
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
      description: 'The form waits for the visitor.',
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
                params: ({ event }) => errorNotice(firstMessage(fieldFailuresOf(parseSignUp(event.form)))),
              },
            ],
          },
        ],
      },
    },
    Registering: {
      description: 'The account is being opened; a second submit does nothing.',
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context }) => parseSignUp(context.form),
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => event.output }, target: 'Registered' },
          {
            target: 'Editing',
            actions: [
              { type: 'showFailure', params: ({ event }) => event.output },
              { type: 'notify', params: ({ event }) => errorNotice(failureFrom(event.output).message) },
            ],
          },
        ],
        onError: {
          target: 'Editing',
          actions: ['showDefect', { type: 'notify', params: () => errorNotice(defect.message) }],
        },
      },
    },
    Registered: {
      description: 'The account exists, its activation link is asked for; the page that tells of it opens in a moment.',
      tags: 'settled',
      invoke: {
        src: 'requestActivationLink',
        input: ({ context }) => pipe(parseSignUp(context.form), map(({ emailAddress }) => emailAddress)),
        // Whatever comes of it: the next page can ask again.
        onError: { actions: [] },
      },
      entry: { type: 'notify', params: () => successNotice(signUpMessages.done) },
      after: { redirect: { target: 'Left', actions: { type: 'go', params: { screen: 'confirm-email' } } } },
    },
    Left: { type: 'final', description: 'The visitor is on the way to that page.' },
  },
})
export type RegistrationMachine = typeof registrationMachine
