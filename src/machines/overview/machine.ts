import { isLeft, isRight } from 'fp-ts/Either'
import { assign, fromCallback, setup } from 'xstate'
import { failureMessages } from '../../domain/failure/messages'
import type { RuleSet } from '../../domain/rules/rule-set'
import { failureOf } from '../../domain/failure/failure'
import { unimplemented, type Outcome } from '../core/actors'
import { output } from '../core/output'

type OverviewContext = { readonly ruleSet: RuleSet | undefined; readonly message: string }

export type OverviewEvent = { readonly type: 'try-again' }

/**
 * The overview of Settings. Besides the session's profile it needs the rule set, which decides the KYC badge. It also
 * has the profile refreshed in the background, since a review may have been completed meanwhile.
 */
export const overviewMachine = setup({
  types: { context: {} as OverviewContext, events: {} as OverviewEvent },
  actors: {
    readRuleSet: unimplemented<Outcome<RuleSet>>(),
    watchConnection: fromCallback<OverviewEvent>(() => undefined),
  },
  actions: {
    reportCustomerChanged: () => undefined,
    storeRuleSet: assign((_, outcome: Outcome<RuleSet>) => (isRight(outcome) ? { ruleSet: outcome.right } : {})),
    storeMessage: assign((_, outcome: Outcome<RuleSet>) =>
      isLeft(outcome) ? { message: failureOf(outcome.left).message } : {},
    ),
    showDefect: assign({ message: failureMessages.online }),
  },
  guards: { isRight: (_, outcome: Outcome<RuleSet>) => isRight(outcome) },
}).createMachine({
  id: 'overview',
  context: { ruleSet: undefined, message: '' },
  entry: 'reportCustomerChanged',
  initial: 'Loading',
  states: {
    Loading: {
      description: 'The rule set is being loaded.',
      invoke: {
        src: 'readRuleSet',
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Shown',
            actions: { type: 'storeRuleSet', params: output },
          },
          { target: 'Failed', actions: { type: 'storeMessage', params: output } },
        ],
        onError: { target: 'Failed', actions: 'showDefect' },
      },
    },
    Shown: { description: 'The overview is shown.' },
    Failed: {
      description: 'The rule set could not be loaded; the customer, or the connection once it is back, retries.',
      invoke: { src: 'watchConnection' },
      on: { 'try-again': 'Loading' },
    },
  },
})
export type OverviewMachine = typeof overviewMachine
