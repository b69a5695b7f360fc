import type { Customer } from '../../customer/customer'
import type { DraftPolicy } from '../../rules/draft-policy'
import type { Parsed } from '../../rules/rule'
import type { RuleSet } from '../../rules/rule-set'
import type { CalendarDate } from '../../values/calendar-date'
import type { Bank } from '../account'

/** The lists of options that forms refer to; empty until they are loaded. */
export type KycLists = { readonly banks: readonly Bank[]; readonly questions: readonly string[] }

/** What a form is read with besides its own fields. */
export type KycKnown = KycLists & {
  readonly ruleSet: RuleSet
  readonly today: CalendarDate
  readonly customer: Customer
}

/** Everything that the wizard needs for the form of one step. */
export type Part<Form, Value, Values> = {
  /** The heading of the step. */
  readonly heading: string
  /** The form before anything is typed. */
  readonly empty: (customer: Customer) => Form
  readonly draft: DraftPolicy<Form>
  readonly parse: (known: KycKnown) => (form: Form) => Parsed<Value>
  /** The toast of a save. */
  readonly saved: string
  /** The form with the values that were saved; what was typed since is not overwritten. */
  readonly fill: (form: Form, values: Values, lists: KycLists) => Form
}

/** Whether nothing was typed into a form that began as `empty`. */
export const isUntouched = (form: object, empty: object): boolean => JSON.stringify(form) === JSON.stringify(empty)
