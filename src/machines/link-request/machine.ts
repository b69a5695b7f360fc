import { isLeft, isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { authenticationFailureOf, namedBy } from '../../domain/failure/failure'
import { parseLinkRequest, type LinkRequestForm } from '../../domain/session/link-request'
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
import type { RequestLink } from './contracts'

export type LinkRequestEvent =
  | { readonly type: 'submit-address'; readonly form: LinkRequestForm }
  | { readonly type: 'change-address' }

type LinkRequestContext = { readonly form: LinkRequestForm; readonly errors: FormErrors }

const fieldNames = namedBy({ emailAddress: 'email' })
const failureFrom = (outcome: Outcome<void>) =>
  fieldNames(isLeft(outcome) ? authenticationFailureOf(outcome.left) : defect)

/**
 * Asks for a link by email, for which only the address is needed. After a success the page says that a link was sent if
 * the address has an account, since the server does not say whether it has; from there the form
 * opens again with what was typed. A failure leaves the form as it is.
 */
export const linkRequestMachine = setup({
  types: {
    context: {} as LinkRequestContext,
    events: {} as LinkRequestEvent,
    input: {} as LinkRequestForm,
    tags: {} as 'settled' | 'busy',
  },
  actors: { requestLink: unimplemented<RequestLink['output'], RequestLink['input']>() },
  actions: {
    ...effects,
    storeForm: assign((_, form: LinkRequestForm) => ({ form, errors: noErrors })),
    showFields: assign((_, form: LinkRequestForm) => ({
      errors: errorsOfFields(fieldFailuresOf(parseLinkRequest(form))),
    })),
    showFailure: assign((_, outcome: Outcome<void>) => ({ errors: errorsOfCall(failureFrom(outcome)) })),
    showDefect: assign({ errors: errorsOfCall(defect) }),
  },
  guards: {
    isComplete: (_, form: LinkRequestForm) => isRight(parseLinkRequest(form)),
    isSent: (_, outcome: Outcome<void>) => isRight(outcome),
  },
}).createMachine({
  id: 'linkRequest',
  context: ({ input }) => ({ form: input, errors: noErrors }),
  initial: 'Editing',
  states: {
    Editing: {
      description: 'The address can be typed and submitted.',
      tags: 'settled',
      on: {
        'submit-address': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.form },
            target: 'Sending',
            actions: { type: 'storeForm', params: ({ event }) => event.form },
          },
          {
            actions: [
              { type: 'showFields', params: ({ event }) => event.form },
              {
                type: 'notify',
                params: ({ event }) => formErrorNotice(firstMessage(fieldFailuresOf(parseLinkRequest(event.form)))),
              },
            ],
          },
        ],
      },
    },
    Sending: {
      description: 'The link is being requested; a second submit is ignored.',
      tags: 'busy',
      invoke: {
        src: 'requestLink',
        input: ({ context }) => parseLinkRequest(context.form),
        onDone: [
          { guard: { type: 'isSent', params: ({ event }) => event.output }, target: 'Sent' },
          { target: 'Editing', actions: failureReported(failureFrom) },
        ],
        onError: { target: 'Editing', actions: defectReported },
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
