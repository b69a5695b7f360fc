import { isRight } from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { RuleSet } from '../../domain/rules/rule-set'
import type { ActionsOf, ActorsOf, Outcome } from '../core/actors'
import { defect } from '../core/form'
import { loading, messageOf, tryingAgain } from '../core/loading'
import { hasSucceeded } from '../core/output'
import type { makeOverviewImplementations } from './actors'
import type { OverviewEvent } from './events'

type OverviewContext = { readonly ruleSet: RuleSet | undefined; readonly message: string }

/**
 * The overview of Settings. Besides the session's profile it needs the rule set, which decides the KYC badge. It also
 * has the profile refreshed in the background, since a review may have been completed meanwhile.
 */
export const overviewMachine = setup({
  types: { context: {} as OverviewContext, events: {} as OverviewEvent },
  actors: {} as ActorsOf<typeof makeOverviewImplementations>,
  actions: {
    ...({} as ActionsOf<typeof makeOverviewImplementations>),
    storeRuleSet: assign((_, outcome: Outcome<RuleSet>) => (isRight(outcome) ? { ruleSet: outcome.right } : {})),
    showFailure: assign((_, outcome: Outcome<unknown>) => ({ message: messageOf(outcome) })),
    showDefect: assign({ message: defect.message }),
  },
  guards: { isRight: hasSucceeded },
}).createMachine({
  id: 'overview',
  context: { ruleSet: undefined, message: '' },
  entry: 'reportCustomerChanged',
  initial: 'Loading',
  states: {
    Loading: {
      description: 'The rule set is being loaded.',
      invoke: { src: 'readRuleSet', ...loading({ done: 'Shown', store: 'storeRuleSet', failed: 'Failed' }) },
    },
    Shown: { description: 'The overview is shown.' },
    Failed: {
      description: 'The rule set could not be loaded; the customer, or the connection once it is back, retries.',
      ...tryingAgain('Loading'),
    },
  },
})
export type OverviewMachine = typeof overviewMachine
