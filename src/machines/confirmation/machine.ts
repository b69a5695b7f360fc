import { setup } from 'xstate'
import { activationMessages } from '../../domain/session/activation-messages'
import { authenticationFailureOf } from '../../domain/failure/failure'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { errorNotice, successNotice } from '../core/effects'
import { defect } from '../core/form'
import { hasSucceeded, output } from '../core/output'
import { failureBy } from '../core/submission'
import type { makeConfirmationImplementations } from './actors'

type ConfirmationContext = { readonly email: string | undefined }

const failureFrom = failureBy(authenticationFailureOf)

/**
 * The page after registration: it shows the stored email address and can send the activation link again, once.
 * After a failure the button is enabled again.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    input: {} as ConfirmationContext,
    events: {} as { readonly type: 'resend' },
  },
  actors: {} as ActorsOf<typeof makeConfirmationImplementations>,
  actions: {} as ActionsOf<typeof makeConfirmationImplementations>,
  guards: {
    hasNoEmail: ({ context }) => !context.email,
    isSent: hasSucceeded,
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => input,
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
            guard: { type: 'isSent', params: output },
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
