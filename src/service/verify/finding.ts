import { coverState, type CoverState } from '../../domain/policy/cover-state'
import { dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import { coveredPerson } from '../shop/quote/covered'
import { platesOf } from '../shop/quote/insured'
import { policyPeriod } from '../cover/policy/renewal'
import { SUSPENDED } from '../cover/policy/suspended'
import type { PolicyRow } from '../cover/policy/repository'

/** Everything that the check page says of a policy. */
export type Finding = {
  /** Whether it covers anything today; `suspended` if it does not until what is owed is paid. */
  readonly covers: CoverState['covers'] | 'suspended'
  readonly today: CalendarDate
  readonly product: string
  readonly covered: readonly [label: 'Plate' | 'Initials', text: string]
}

/** The first character of each name, with its marks: `Ọ̀. B.`. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(/[\s-]+/)
    .flatMap((word) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].slice(0, 1))
    .map(({ segment }) => `${segment.toLocaleUpperCase('en')}.`)
    .join(' ')

/** What the check page says of a policy now: the plates of vehicles, and of another policy the initials of a person. */
export const verificationOf = ({ policy, quote }: Pick<PolicyRow, 'policy' | 'quote'>, now: Date): Finding => {
  const { from, to } = policyPeriod(policy, quote)
  const today = dayInLagos(now.getTime())
  const plates = platesOf(quote)
  const cover = { status: policy.status, coverFrom: from, coverTo: to, suspendedOn: undefined, cancelledOn: undefined }
  const isSuspended = policy.status === SUSPENDED && to >= today
  return {
    covers: isSuspended ? 'suspended' : (coverState(cover, today)?.covers ?? 'no'),
    today,
    product: quote.productName,
    covered: plates.length > 0 ? ['Plate', plates.join(', ')] : ['Initials', initialsOf(coveredPerson(quote))],
  }
}
