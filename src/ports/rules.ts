import type { RuleSet } from '../domain/rules/rule-set'
import type { PortFunction } from './call'
import { token } from './token'

/** The rule set that the configuration selects. */
export type Rules = { readonly ruleSet: PortFunction<void, RuleSet> }
export const Rules = token<Rules>('Rules')
