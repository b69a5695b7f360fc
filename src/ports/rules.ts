import type { RuleSet } from '../domain/rules/rule-set'
import type { PortFunction } from './call'
import { token } from './token'

/** Which of the two rule sets the configuration has chosen. */
export type Rules = { readonly ruleSet: PortFunction<void, RuleSet> }
export const Rules = token<Rules>('Rules')
