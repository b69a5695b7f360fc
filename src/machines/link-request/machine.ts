import { assign, setup } from 'xstate'
import { authenticationFailureOf, namedBy } from '../../domain/failure/failure'
import { parseLinkRequest, type LinkRequestForm } from '../../domain/session/link-request'
import type { ActionsOf, ActorsOf } from '../core/actors'
import { errorsOfDefect, noErrors } from '../core/form'
import { hasSucceeded, output } from '../core/output'
import { failureBy, makeSubmission, type Submission } from '../core/submission'
import type { makeLinkRequestImplementations } from './actors'
import type { LinkRequestEvent } from './events'

const fieldNames = namedBy({ emailAddress: 'email' })
const submission = makeSubmission(
  parseLinkRequest,
  failureBy((error) => fieldNames(authenticationFailureOf(error))),
)

/**
 * Asks for a link by email, for which only the address is needed. After a success the page says that a link was sent if
 * the address has an account, since the server does not say whether it has; from there the form
 * opens again with what was typed. A failure leaves the form as it is.
 */
export const linkRequestMachine = setup({
  types: {
    context: {} as Submission<LinkRequestForm>,
    events: {} as LinkRequestEvent,
    input: {} as LinkRequestForm,
    tags: {} as 'settled' | 'busy',
  },
  actors: {} as ActorsOf<typeof makeLinkRequestImplementations>,
  actions: {
    ...({} as ActionsOf<typeof makeLinkRequestImplementations>),
    storeForm: assign(submission.storeForm),
    showFields: assign(submission.showFields),
    showFailure: assign(submission.showFailure),
    showDefect: assign({ errors: errorsOfDefect }),
  },
  guards: { isComplete: submission.isComplete, isSent: hasSucceeded },
}).createMachine({
  id: 'linkRequest',
  context: ({ input }) => ({ form: input, errors: noErrors }),
  initial: 'Editing',
  states: {
    Editing: {
      description: 'The address can be typed and submitted.',
      tags: 'settled',
      on: { 'submit-address': submission.submitTo('Sending') },
    },
    Sending: {
      description: 'The link is being requested; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'requestLink',
        ...submission.sending([{ guard: { type: 'isSent', params: output }, target: 'Sent' }], 'Editing'),
      },
    },
    Sent: {
      description: 'A link is on its way, if the address has an account.',
      tags: 'settled',
      on: { 'change-address': 'Editing' },
    },
  },
})
export type LinkRequestMachine = typeof linkRequestMachine
