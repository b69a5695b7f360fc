import brand from '../../brand.json'
import { RENEWED_AFTER_END_DAYS } from '../../domain/quote/cover-period'
import { addDays, daysBetween } from '../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { dateInWords } from '../../domain/values/typed-date'
import type { EndOfPolicy } from '../cover/policy/ending'
import { mail, type Mail, type Sms } from '../platform/mail/mail'
import type { Part } from '../platform/mail/parts'
import { CHOOSE_REMINDERS } from './choose-reminders'

type CoverEnds = Omit<EndOfPolicy, 'began'> & {
  readonly policyId: number
  readonly today: CalendarDate
  readonly portal: string
}

/** `ends in 30 days`, `ends tomorrow`, `has ended`; a reminder that is late may say `ends today`. */
const when = ({ today, period: { to } }: CoverEnds): string => {
  const left = daysBetween(today, to)
  if (left < 0) return 'has ended'
  if (left === 0) return 'ends today'
  return left === 1 ? 'ends tomorrow' : `ends in ${String(left)} days`
}

const addressOf = ({ policyId, renewal, portal }: CoverEnds): string =>
  renewal === undefined
    ? `${portal}/dashboard/policies?policy=${String(policyId)}`
    : `${portal}/dashboard?category=${String(renewal.categoryId)}&product=${String(renewal.productId)}&renews=${String(policyId)}`

const hasEnded = ({ today, period }: CoverEnds): boolean => period.to < today

const opening = (ending: CoverEnds): string => {
  const { to } = ending.period
  return hasEnded(ending)
    ? `Your cover ended on ${dateInWords(to)}. What has happened since then is not covered.`
    : `Your cover ends on ${dateInWords(to)}, at the end of the day.`
}

const next = (ending: CoverEnds): string => {
  if (ending.renewal === undefined) return 'The policy and its certificate are here:'
  return hasEnded(ending)
    ? `You can renew it until ${dateInWords(addDays(ending.period.to, RENEWED_AFTER_END_DAYS))}; the new cover begins when you pay. Renew it here:`
    : 'Renew it now, and the new cover begins the day after. Renew it here:'
}

/** Tells a customer that a cover ends, or has ended. */
export const coverEndsMail = (name: string, ending: CoverEnds): Mail => {
  const { product, fact, policyNo, period } = ending
  const parts: readonly Part[] = [
    {
      facts: [
        ['Product', product],
        ...(fact === undefined ? [] : [[fact[0], fact[1]] as const]),
        ['Policy number', policyNo],
        ['Last day', dateInWords(period.to)],
      ],
    },
    next(ending),
    { action: ending.renewal === undefined ? 'See the policy' : 'Renew', link: addressOf(ending) },
    // That a cover has ended is always sent.
    ...(hasEnded(ending) ? [] : [CHOOSE_REMINDERS]),
  ]
  return mail(`${product}: your cover ${when(ending)}`, name, [opening(ending), ...parts])
}

export const coverEndsSms = (ending: CoverEnds): Sms => {
  const { product, period, renewal } = ending
  const ended = hasEnded(ending)
  return {
    subject: 'Cover ends',
    text: `${brand.name}: your cover ${ended ? 'ended' : 'ends'} on ${dateInWords(period.to)} (${product}). ${renewal === undefined ? 'Your policy' : 'Renew'}: ${addressOf(ending)}`,
  }
}
