import { left, right, type Either } from 'fp-ts/Either'
import { addDays } from '../../../domain/values/calendar-arithmetic'
import type { CalendarDate } from '../../../domain/values/calendar-date'
import { dateInWords } from '../../../domain/values/typed-date'
import { violation, type Violation } from '../../wire/errors'
import type { Period, Subject } from '../product/cover'
import type { Database } from '../../platform/database/database'
import { chosenPeriodOf, renewalFormOf, subjectsOf, type Bought } from './insured'

/** A cover of the customer that runs, begins later, or waits for the first debit of its mandate. */
export type HeldCover = {
  readonly id: number
  readonly policyNo: string
  readonly product: string
  readonly isPending: boolean
  /** Whether its days were chosen, so that nothing follows it. */
  readonly isChosen: boolean
  readonly period: Period
  readonly subjects: readonly Subject[]
}

/** The covers of a customer that have not ended. */
export type HeldCovers = (db: Database, customerId: string, today: CalendarDate) => Promise<readonly HeldCover[]>

/** What a quote insures and the cover that insures it already. */
export type Clash = { readonly subject: Subject; readonly cover: HeldCover }

const overlap = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to

const insures = ({ subjects }: HeldCover, { key }: Subject): boolean => subjects.some((subject) => subject.key === key)

/** What of a quote is insured on these days already; without days, at any time from today on. */
export const clashes = (bought: Bought, held: readonly HeldCover[], days?: Period): readonly Clash[] =>
  subjectsOf(bought).flatMap((subject) =>
    held
      .filter((cover) => insures(cover, subject) && (days === undefined || overlap(days, cover.period)))
      .map((cover) => ({ subject, cover })),
  )

/** The cover that is in the way, in words: `Comprehensive Motor, HB/M/26/00042, 1 December 2026 to 30 November 2027.` */
export const inTheWay = ({ product, policyNo, period, isPending }: HeldCover): string => {
  const days = isPending
    ? 'which waits for its first debit'
    : `${dateInWords(period.from)} to ${dateInWords(period.to)}`
  return `${product}, ${policyNo}, ${days}.`
}

export const isInsuredAlready = ({ name }: Subject): string => `${name} is insured already`

const named = (
  subjects: readonly Subject[],
  violationOf: (subject: Subject) => Violation | undefined,
): readonly Violation[] => subjects.flatMap((subject) => violationOf(subject) ?? [])

const twice = (subjects: readonly Subject[]): readonly Violation[] =>
  named(subjects, ({ key, name, member }) =>
    subjects.find((subject) => subject.key === key)?.member === member
      ? undefined
      : violation(member, `${name} is in this quote already`),
  )

/**
 * The first day of the cover that is asked for, so that nothing is insured twice (requirement LIFE-06): the chosen one, or
 * the day after all covers of the same thing; `undefined` for a cover that begins when it is paid. What cannot follow is
 * refused: the days of a trip, one of several vehicles or homes, and what waits for the first debit of a mandate.
 */
export const firstDayOf = (
  bought: Bought,
  held: readonly HeldCover[],
): Either<readonly Violation[], CalendarDate | undefined> => {
  const subjects = subjectsOf(bought)
  const chosen = chosenPeriodOf(bought)
  const found = clashes(bought, held, chosen)
  const follows =
    chosen === undefined &&
    renewalFormOf(bought) !== undefined &&
    found.every(({ cover }) => !cover.isPending && !cover.isChosen)
  const violations = [
    ...twice(subjects),
    ...(follows
      ? []
      : named(subjects, (subject) => {
          const cover = found.find((clash) => clash.subject.member === subject.member)?.cover
          return cover && violation(subject.member, `${isInsuredAlready(subject)}: ${inTheWay(cover)}`)
        })),
  ]
  if (violations.length > 0) return left(violations)
  const ends = found.map(({ cover }) => cover.period.to).sort()
  const last = ends.at(-1)
  return right(chosen?.from ?? (last === undefined ? undefined : addDays(last, 1)))
}
