import { left, right, type Either } from 'fp-ts/Either'
import brand from '../../../brand.json'
import { RENEWED_AFTER_END_DAYS } from '../../../domain/quote/cover-period'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { dateInWords } from '../../../domain/values/typed-date'
import { violation, type Violation } from '../../wire/errors'
import type { Period, Subject } from '../product/cover'
import type { Database } from '../../platform/database/database'
import { chosenPeriodOf, subjectsOf, type Bought } from './insured'

/** A policy can be renewed from this number of days before its end. */
const RENEWAL_DAYS = 60

/** Whether cover that ends on this day, or has ended, can be renewed today. */
export const isRenewable = (to: CalendarDate, today: CalendarDate): boolean =>
  to >= addDays(today, -RENEWED_AFTER_END_DAYS) && to <= addDays(today, RENEWAL_DAYS)

/** A cover of the customer that runs, begins later, or waits for the first debit of its mandate. */
export type HeldCover = {
  readonly id: number
  readonly policyNo: string
  readonly productId: number
  readonly product: string
  readonly isPending: boolean
  readonly period: Period
  /** The keys of what it insures; of those that were asked for. */
  readonly keys: readonly string[]
}

/** The covers of a customer that insure one of the things with these keys and have not ended. */
export type HeldCovers = (
  db: Database,
  customerId: string,
  keys: readonly string[],
  today: CalendarDate,
) => Promise<readonly HeldCover[]>

/** What a quote insures, and the cover that is in its way; `advice` says what else can be done. */
export type Clash = { readonly subject: Subject; readonly cover: HeldCover; readonly advice?: string }

const overlap = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to

const coversOf = ({ key }: Subject, held: readonly HeldCover[]): readonly HeldCover[] =>
  held.filter(({ keys }) => keys.includes(key))

/** What of a quote is insured on these days already. */
export const overlaps = (bought: Bought, held: readonly HeldCover[], days: Period): readonly Clash[] =>
  subjectsOf(bought).flatMap((subject) =>
    coversOf(subject, held)
      .filter(({ period }) => overlap(days, period))
      .map((cover) => ({ subject, cover })),
  )

const byEnd = (one: HeldCover, other: HeldCover): number => (one.period.to < other.period.to ? -1 : 1)

const renewableFrom = ({ period }: HeldCover): string =>
  `It can be renewed from ${dateInWords(addDays(period.to, -RENEWAL_DAYS))}.`

/** What runs is changed by people. */
const changedByPeople = `To change what is insured, write to ${brand.email}.`

type Follow = { readonly cover: HeldCover; readonly isRefused: boolean; readonly advice?: string }

/** The cover of a thing that another one of a product would follow, and whether it can; `undefined` for none. */
const followedBy = (productId: number, covers: readonly HeldCover[], today: CalendarDate): Follow | undefined => {
  const pending = covers.find(({ isPending }) => isPending)
  if (pending !== undefined) return { cover: pending, isRefused: true }
  const other = covers.find((cover) => cover.productId !== productId)
  if (other !== undefined) return { cover: other, isRefused: true, advice: changedByPeople }
  const cover = covers.toSorted(byEnd).at(-1)
  if (cover === undefined) return undefined
  return cover.period.from <= today && isRenewable(cover.period.to, today)
    ? { cover, isRefused: false }
    : { cover, isRefused: true, advice: renewableFrom(cover) }
}

/** What a quote of a whole term follows, and what is in its way; several things follow one cover together, or none. */
const following = (bought: Bought, held: readonly HeldCover[], today: CalendarDate) => {
  const subjects = subjectsOf(bought)
  const found = subjects.flatMap((subject) => {
    const follow = followedBy(bought.productId, coversOf(subject, held), today)
    return follow === undefined ? [] : [{ subject, ...follow }]
  })
  const [first] = found
  const isOne = found.length === subjects.length && found.every(({ cover }) => cover.id === first?.cover.id)
  return { cover: first?.cover, obstacles: isOne ? found.filter(({ isRefused }) => isRefused) : found }
}

/** What is in the way of a quote that follows a cover: it is too early, or bought already. */
export const obstacles = (bought: Bought, held: readonly HeldCover[], today: CalendarDate): readonly Clash[] =>
  following(bought, held, today).obstacles

/** The cover that is in the way, in words: `Comprehensive Motor, HB/M/26/00042, 1 December 2026 to 30 November 2027.` */
export const inTheWay = ({ cover: { product, policyNo, period, isPending }, advice }: Clash): string => {
  const days = isPending
    ? 'which waits for its first debit'
    : `${dateInWords(period.from)} to ${dateInWords(period.to)}`
  return [`${product}, ${policyNo}, ${days}.`, ...(advice === undefined ? [] : [advice])].join(' ')
}

export const isInsuredAlready = ({ name }: Subject): string => `${name} is insured already`

const twice = (subjects: readonly Subject[]): readonly Violation[] =>
  subjects.flatMap(({ key, name, member }) =>
    subjects.find((subject) => subject.key === key)?.member === member
      ? []
      : [violation(member, `${name} is in this quote already`)],
  )

const once = (clashes: readonly Clash[]): readonly Violation[] =>
  clashes
    .filter(({ subject }, index) => clashes.findIndex((clash) => clash.subject.member === subject.member) === index)
    .map((clash) => violation(clash.subject.member, `${isInsuredAlready(clash.subject)}: ${inTheWay(clash)}`))

/**
 * The first day of the cover that is asked for, so that nothing is insured twice: the chosen one, the day after the cover
 * that it renews, or none if it begins when it is paid. What can neither is refused: the days of a trip, one of several vehicles or homes,
 * another product, what is renewed already or not yet, and what waits for the first debit of a mandate.
 */
export const firstDayOf = (
  bought: Bought,
  held: readonly HeldCover[],
  today: CalendarDate,
): Either<readonly Violation[], CalendarDate | undefined> => {
  const subjects = subjectsOf(bought)
  const chosen = chosenPeriodOf(bought)
  const { cover, obstacles: found } =
    chosen === undefined
      ? following(bought, held, today)
      : { cover: undefined, obstacles: overlaps(bought, held, chosen) }
  const violations = [...twice(subjects), ...once(found)]
  if (violations.length > 0) return left(violations)
  return right(chosen?.from ?? (cover && addDays(cover.period.to, 1)))
}
