import { isLeft, isRight } from 'fp-ts/Either'
import { setup } from 'xstate'
import { activationMessages } from '../../domain/session/activation-messages'
import { authenticationFailureOf } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { effects, errorNotice, successNotice } from '../core/effects'
import { defect } from '../core/form'

type ConfirmationContext = { readonly email: string | undefined }

const failureFrom = (outcome: Outcome<void>) => (isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)

/**
 * The page after registration: it shows the stored email address and can send the activation link again, once.
 * After a failure the button is enabled again.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {} as { readonly email: string | undefined },
    events: {} as { readonly type: 'resend' },
  },
  actors: { requestActivationLink: unimplemented<Outcome<void>, string>() },
  actions: effects,
  guards: {
    hasNoEmail: ({ context }) => !context.email,
    isSent: (_, outcome: Outcome<void>) => isRight(outcome),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ email: input.email }),
  initial: 'Waiting',
  states: {
    Waiting: {
      description: 'The link can be sent again.',
      always: { guard: 'hasNoEmail', target: 'WithoutEmail' },
      on: { resend: 'Sending' },
    },
    Sending: {
      description: 'The link is being sent again.',
      invoke: {
        src: 'requestActivationLink',
        input: ({ context }) => context.email ?? '',
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'Sent',
            actions: { type: 'notify', params: () => successNotice(activationMessages.resent) },
          },
          {
            target: 'Waiting',
            actions: { type: 'notify', params: ({ event }) => errorNotice(failureFrom(event.output).message) },
          },
        ],
        onError: { target: 'Waiting', actions: { type: 'notify', params: () => errorNotice(defect.message) } },
      },
    },
    Sent: { description: 'The link was sent again; the button stays disabled.' },
    WithoutEmail: { description: 'This device has no email address stored; the page links to registration.' },
  },
})
export type ConfirmationMachine = typeof confirmationMachine
