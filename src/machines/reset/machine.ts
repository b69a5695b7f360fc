import { isLeft, isRight, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, fromCallback, setup } from 'xstate'
import { authenticationFailureOf, namedBy, plainFailure, type Failure } from '../../domain/failure/failure'
import { resetMessages } from '../../domain/session/reset-messages'
import {
  parsePasswordReset,
  type PasswordReset,
  type PasswordResetForm,
  type ResetLink,
} from '../../domain/session/password-reset'
import type { Parsed } from '../../domain/rules/rule'
import { unimplemented, type Outcome } from '../core/actors'
import { defectReported, effects, failureReported, formErrorNotice } from '../core/effects'
import {
  defect,
  errorsOfCall,
  errorsOfFields,
  fieldFailuresOf,
  firstMessage,
  noErrors,
  type FormErrors,
} from '../core/form'
import type { ResetPassword } from './contracts'
import type { ResetEvent } from './events'

type ResetContext = {
  readonly link: ResetLink | undefined
  readonly form: PasswordResetForm
  readonly errors: FormErrors
  /** The server has refused the link, or the password; which, only its words say. */
  readonly isRefused: boolean
}

const noLink: ResetLink = { userId: '', resetCode: '', c: undefined, expireDate: undefined }
const fieldNames = namedBy({ password: 'password' })

const resetOf = ({ link = noLink, form }: Pick<ResetContext, 'link' | 'form'>): Parsed<PasswordReset> =>
  pipe(
    parsePasswordReset(form),
    map(({ password }) => ({ ...link, password })),
  )

/** A write without an answer may have used the link, so that the same link would be refused the next time. */
const failureFrom = (outcome: Outcome<void>): Failure => {
  if (!isLeft(outcome)) return defect
  return outcome.left._tag === 'NoAnswer'
    ? plainFailure(resetMessages.unknown, resetMessages.tryBoth)
    : fieldNames(authenticationFailureOf(outcome.left))
}

const isRefusal = (outcome: Outcome<void>): boolean =>
  isLeft(outcome) && ['Rejected', 'Unauthorised', 'Forbidden', 'NotFound'].includes(outcome.left._tag)

/**
 * The page that the link of a reset mail opens: it asks for the new password twice and sends it with the codes of the
 * link. After a success the link is forgotten and log-in opens, with words. What the server refuses
 * stays on the screen with its reason and offers a new link; a failed connection leaves the form to be sent again.
 * Without a link, for instance after a reload, the page says to open it again.
 */
export const resetMachine = setup({
  types: {
    context: {} as ResetContext,
    events: {} as ResetEvent,
    input: {} as { readonly link: ResetLink | undefined },
    tags: {} as 'settled' | 'busy',
  },
  actors: {
    resetPassword: unimplemented<ResetPassword['output'], ResetPassword['input']>(),
    watchLink: fromCallback<ResetEvent>(() => undefined),
  },
  actions: {
    ...effects,
    forgetLink: () => undefined,
    storeLink: assign((_, link: ResetLink | undefined) => ({ link, errors: noErrors, isRefused: false })),
    storeForm: assign((_, form: PasswordResetForm) => ({ form, errors: noErrors, isRefused: false })),
    showFields: assign((_, form: PasswordResetForm) => ({
      errors: errorsOfFields(fieldFailuresOf(parsePasswordReset(form))),
      isRefused: false,
    })),
    showFailure: assign((_, outcome: Outcome<void>) => ({
      errors: errorsOfCall(failureFrom(outcome)),
      isRefused: isRefusal(outcome),
    })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
  },
  guards: {
    hasNoLink: ({ context }) => context.link === undefined,
    isComplete: (_, form: PasswordResetForm) => isRight(parsePasswordReset(form)),
    isReset: (_, outcome: Outcome<void>) => isRight(outcome),
  },
}).createMachine({
  id: 'reset',
  context: ({ input }) => ({
    link: input.link,
    form: { password: '', confirmpassword: '' },
    errors: noErrors,
    isRefused: false,
  }),
  invoke: { src: 'watchLink' },
  initial: 'Editing',
  states: {
    Editing: {
      description: 'The new password can be typed and submitted.',
      tags: 'settled',
      always: { guard: 'hasNoLink', target: 'WithoutLink' },
      on: {
        'open-link': { actions: { type: 'storeLink', params: ({ event }) => event.link } },
        'submit-password': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.form },
            target: 'Resetting',
            actions: { type: 'storeForm', params: ({ event }) => event.form },
          },
          {
            actions: [
              { type: 'showFields', params: ({ event }) => event.form },
              {
                type: 'notify',
                params: ({ event }) => formErrorNotice(firstMessage(fieldFailuresOf(parsePasswordReset(event.form)))),
              },
            ],
          },
        ],
      },
    },
    Resetting: {
      description: 'The new password is being sent; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        input: ({ context }) => resetOf(context),
        onDone: [
          {
            guard: { type: 'isReset', params: ({ event }) => event.output },
            target: 'Left',
            actions: [
              'forgetLink',
              { type: 'notify', params: { kind: 'success', text: resetMessages.done } },
              { type: 'goInstead', params: { screen: 'login' } },
            ],
          },
          { target: 'Editing', actions: failureReported(failureFrom) },
        ],
        onError: { target: 'Editing', actions: defectReported },
      },
    },
    WithoutLink: {
      description: 'There is no link, or only a part of one; the page offers a new one.',
      tags: 'settled',
      on: { 'open-link': { target: 'Editing', actions: { type: 'storeLink', params: ({ event }) => event.link } } },
    },
    Left: { type: 'final', description: 'The password is changed; log-in opens.' },
  },
})
export type ResetMachine = typeof resetMachine
