import { isLeft, map } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { assign, setup } from 'xstate'
import { authenticationFailureOf, namedBy, plainFailure } from '../../domain/failure/failure'
import { resetMessages } from '../../domain/session/reset-messages'
import {
  parsePasswordReset,
  type PasswordReset,
  type PasswordResetForm,
  type ResetLink,
} from '../../domain/session/password-reset'
import type { Parsed } from '../../domain/rules/rule'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { errorsOfDefect, noErrors } from '../core/form'
import { hasSucceeded, output } from '../core/output'
import { failureBy, makeSubmission, type Submission } from '../core/submission'
import type { makeResetImplementations } from './actors'
import type { ResetEvent } from './events'

type ResetContext = Submission<PasswordResetForm> & {
  readonly link: ResetLink | undefined
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

const submission = makeSubmission(
  parsePasswordReset,
  failureBy((error) =>
    // A write without an answer may have used the link, so that the same link would be refused the next time.
    error._tag === 'NoAnswer'
      ? plainFailure(resetMessages.unknown, resetMessages.tryBoth)
      : fieldNames(authenticationFailureOf(error)),
  ),
)

const isRefusal = (outcome: Outcome<unknown>): boolean =>
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
  actors: {} as ActorsOf<typeof makeResetImplementations>,
  actions: {
    ...({} as ActionsOf<typeof makeResetImplementations>),
    storeLink: assign((_, link: ResetLink | undefined) => ({ link, errors: noErrors, isRefused: false })),
    storeForm: assign((_, form: PasswordResetForm) => ({ ...submission.storeForm(_, form), isRefused: false })),
    showFields: assign((_, form: PasswordResetForm) => ({ ...submission.showFields(_, form), isRefused: false })),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({
      ...submission.showFailure(_, outcome),
      isRefused: isRefusal(outcome),
    })),
    showDefect: assign({ errors: errorsOfDefect }),
  },
  guards: {
    hasNoLink: ({ context }) => context.link === undefined,
    isComplete: submission.isComplete,
    isReset: hasSucceeded,
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
        'submit-password': submission.submitTo('Resetting'),
      },
    },
    Resetting: {
      description: 'The new password is being sent; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        ...submission.sending(
          [
            {
              guard: { type: 'isReset', params: output },
              target: 'Left',
              actions: [
                'forgetLink',
                { type: 'notify', params: { kind: 'success', text: resetMessages.done } },
                { type: 'goInstead', params: { screen: 'login' } },
              ],
            },
          ],
          'Editing',
        ),
        input: ({ context }) => resetOf(context),
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
