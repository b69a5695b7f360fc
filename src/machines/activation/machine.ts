import { isLeft, isRight } from 'fp-ts/Either'
import { assign, not, setup } from 'xstate'
import { ACTIVATION_REDIRECT_MS } from '../../domain/rules/constants'
import {
  activationFailure,
  checkActivation,
  type Activation,
  type ActivationFailure,
} from '../../domain/session/activation'
import { activationMessages } from '../../domain/session/activation-messages'
import { matchPortError, type PortError, type Rejection } from '../../domain/failure/port-error'
import { failureOf } from '../../domain/failure/failure'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { hasSucceeded, output } from '../core/output'
import type { makeActivationImplementations } from './actors'
import type { ActivationEvent } from './events'

type Link = {
  readonly userId: string | undefined
  readonly confirmationCode: string | undefined
  readonly c: string | undefined
}
type ActivationContext = { readonly link: Link; readonly failure: ActivationFailure | undefined }

const unreachable = () => activationFailure(500, activationMessages.unreachable)

const fromRejection = (answer: Rejection | undefined): ActivationFailure =>
  answer?.message
    ? {
        code: answer.code,
        message: answer.message,
        details: answer.details,
        violations: answer.violations.map(({ message }) => message),
      }
    : activationFailure(0, activationMessages.unspecific)

/**
 * The failure that the page shows: the server's own message, whatever its status; a failed connection, or a body that
 * is no envelope, is code 500.
 */
const failureFrom: (error: PortError) => ActivationFailure = matchPortError({
  Offline: unreachable,
  Outage: unreachable,
  NoAnswer: unreachable,
  Cancelled: unreachable,
  ContractBroken: unreachable,
  Unauthorised: ({ answer }) => fromRejection(answer),
  Forbidden: ({ answer }) => fromRejection(answer),
  NotFound: ({ answer }) => fromRejection(answer),
  Rejected: fromRejection,
  RateLimited: (error) =>
    error.answer?.message ? fromRejection(error.answer) : activationFailure(429, failureOf(error).message),
})

const valid = (link: Link): Activation | undefined => {
  const checked = checkActivation(link)
  return isRight(checked) ? checked.right : undefined
}

/**
 * The page that the link of the activation mail opens. It sends the codes of the link without a click; a link with a
 * missing part is reported at once, without a request; log-in opens three seconds after a success. A link that does not
 * work can be replaced on the spot; the page runs a `linkRequest` for it.
 */
export const activationMachine = setup({
  types: { context: {} as ActivationContext, input: {} as Link, events: {} as ActivationEvent },
  actors: {} as ActorsOf<typeof makeActivationImplementations>,
  delays: { redirect: ACTIVATION_REDIRECT_MS },
  actions: {
    ...({} as ActionsOf<typeof makeActivationImplementations>),
    showIncomplete: assign((_, link: Link) => {
      const checked = checkActivation(link)
      return isLeft(checked) ? { failure: checked.left } : {}
    }),
    showFailure: assign((_, outcome: Outcome<void>) => (isLeft(outcome) ? { failure: failureFrom(outcome.left) } : {})),
    showDefect: assign({ failure: unreachable }),
    clearFailure: assign({ failure: undefined }),
  },
  guards: {
    isIncomplete: ({ context }) => valid(context.link) === undefined,
    wasUnreachable: ({ context }) => context.failure?.message === activationMessages.unreachable,
    isActivated: hasSucceeded,
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => ({ link: input, failure: undefined }),
  initial: 'Idle',
  states: {
    Idle: {
      description: 'The link is checked for missing parts.',
      always: [
        {
          guard: 'isIncomplete',
          target: 'Failed',
          actions: { type: 'showIncomplete', params: ({ context }) => context.link },
        },
        { target: 'Activating' },
      ],
    },
    Activating: {
      description: 'The confirmation request is running.',
      invoke: {
        src: 'activate',
        input: ({ context }) => valid(context.link) ?? { userId: '', confirmationCode: '', c: undefined },
        onDone: [
          { guard: { type: 'isActivated', params: output }, target: 'Activated' },
          { target: 'Failed', actions: { type: 'showFailure', params: output } },
        ],
        onError: { target: 'Failed', actions: 'showDefect' },
      },
    },
    Activated: {
      description: 'The address is confirmed; log-in opens shortly.',
      on: { 'go-to-login': 'Left' },
      after: { redirect: 'Left' },
    },
    Failed: {
      description: 'The page shows what went wrong.',
      on: {
        'go-to-login': 'Left',
        'try-again': { guard: 'wasUnreachable', target: 'Activating', actions: 'clearFailure' },
        'request-link': { guard: not('wasUnreachable'), target: 'RequestingLink' },
      },
    },
    RequestingLink: {
      description: 'The page asks for the address that a new link is sent to.',
      on: { 'go-to-login': 'Left' },
    },
    Left: {
      type: 'final',
      description: 'The customer is being sent to log-in.',
      entry: { type: 'go', params: { screen: 'login' } },
    },
  },
})
export type ActivationMachine = typeof activationMachine
