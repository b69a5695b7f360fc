import type { FastifyInstance } from 'fastify'
import { isNone, isSome } from 'fp-ts/Option'
import * as t from 'io-ts'
import { Text } from '../../contract/codecs'
import { success } from '../../contract/envelope'
import { addDays, addYears, daysBetween } from '../../domain/values/calendar-arithmetic'
import { calendarDate, dayInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import { momentOf } from '../shop/insurance/travel/rules'
import { refuseIfAny, violation } from '../wire/errors'
import { decode } from '../wire/decode'
import { systemTime } from '../platform/clock/clock'
import type { MovedClock } from './moved-clock'

const DAY_MS = 86_400_000

/** The furthest day that business time can be moved to, in years from the real one. */
const YEARS_AHEAD = 100

/** The most days of one move, each of which takes some milliseconds. */
const MOST_DAYS = 800

type Needs = {
  readonly clock: MovedClock
  /** Does once what is due by business time. */
  readonly doWhatIsDue: () => Promise<void>
}

const Move = t.strict({ date: Text(1, 40) }, 'move of the clock')

/** The last day that business time can be moved to now. */
export const lastDay = (now: Date): CalendarDate => {
  const [most, end] = [
    addDays(dayInLagos(now.getTime()), MOST_DAYS),
    addYears(dayInLagos(systemTime().getTime()), YEARS_AHEAD),
  ]
  return most < end ? most : end
}

/** The instant that a text means: a day at the present time of day in Lagos, or an ISO 8601 instant. */
const instantOf = (text: string, now: Date): Date | undefined => {
  const day = calendarDate(text.trim())
  if (isSome(day)) return new Date(now.getTime() + daysBetween(dayInLagos(now.getTime()), day.value) * DAY_MS)
  const moment = momentOf(text)
  return isNone(moment) ? undefined : new Date(moment.value)
}

/** The next noon in Lagos: what is done on a day, at nine for example, is due by then. */
const noonAfter = (now: Date): number => {
  const noon = Date.parse(`${dayInLagos(now.getTime())}T12:00:00+01:00`)
  return now.getTime() < noon ? noon : noon + DAY_MS
}

/**
 * Moves on from noon to noon, for all processes. What is due is done before each step, also where several move at once:
 * a step leads from the noon that was seen to the next one at most.
 */
const walkTo = async ({ clock, doWhatIsDue }: Needs, instant: Date): Promise<void> => {
  for (;;) {
    await clock.follow()
    const now = clock.business()
    await doWhatIsDue()
    if (now >= instant) return
    await clock.moveTo(new Date(Math.min(noonAfter(now), instant.getTime())))
  }
}

/** `GET` and `POST /sandbox/clock`: business time, and moving it forward day by day. */
export const registerClock = (app: FastifyInstance, deps: Needs): void => {
  const { clock } = deps
  const currentTime = () => success({ time: clock.business().toISOString() })
  app.get('/sandbox/clock', (_, reply) => reply.send(currentTime()))
  app.post('/sandbox/clock', async (request, reply) => {
    const { date } = decode(Move, request.body)
    await clock.follow()
    const now = clock.business()
    const instant = instantOf(date, now)
    const last = lastDay(now)
    const fits = instant !== undefined && dayInLagos(instant.getTime()) <= last
    refuseIfAny([
      fits ? null : violation('date', `Please enter a day up to ${last}, or an instant such as ${last}T08:00:00+01:00`),
    ])
    refuseIfAny([
      fits && instant >= now ? null : violation('date', `Business time only moves forward: it is ${now.toISOString()}`),
    ])
    if (fits) await walkTo(deps, instant)
    return reply.send(currentTime())
  })
}
