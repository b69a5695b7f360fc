import type { FastifyInstance } from 'fastify'
import { isNone, isSome } from 'fp-ts/Option'
import * as t from 'io-ts'
import { Text } from '../../contract/codecs'
import { success } from '../../contract/envelope'
import { addYears, daysBetween } from '../../domain/values/calendar-arithmetic'
import { calendarDate, dayInLagos } from '../../domain/values/calendar-date'
import { momentOf } from '../shop/insurance/travel/rules'
import { refuseIfAny, violation } from '../wire/errors'
import { decode } from '../wire/decode'
import { systemTime } from '../platform/clock/clock'
import type { MovedClock } from './moved-clock'

const DAY_MS = 86_400_000

/** The furthest day that business time can be moved to, in years from the real one. */
const YEARS_AHEAD = 100

const Move = t.strict({ date: Text(1, 40) }, 'move of the clock')

/** The instant that a text means: a day at the present time of day in Lagos, or an ISO 8601 instant. */
const instantOf = (text: string, now: Date): Date | undefined => {
  const day = calendarDate(text.trim())
  if (isSome(day)) return new Date(now.getTime() + daysBetween(dayInLagos(now.getTime()), day.value) * DAY_MS)
  const moment = momentOf(text)
  return isNone(moment) ? undefined : new Date(moment.value)
}

/** `GET` and `POST /sandbox/clock`: business time, and moving it forward for all processes. */
export const registerClock = (app: FastifyInstance, { clock }: { readonly clock: MovedClock }): void => {
  const currentTime = () => success({ time: clock.business().toISOString() })
  app.get('/sandbox/clock', (_, reply) => reply.send(currentTime()))
  app.post('/sandbox/clock', async (request, reply) => {
    const { date } = decode(Move, request.body)
    await clock.follow()
    const now = clock.business()
    const instant = instantOf(date, now)
    const last = addYears(dayInLagos(systemTime().getTime()), YEARS_AHEAD)
    const fits = instant !== undefined && dayInLagos(instant.getTime()) <= last
    refuseIfAny([
      fits ? null : violation('date', `Please enter a day up to ${last}, or an instant such as ${last}T08:00:00+01:00`),
    ])
    const isMoved = fits && (await clock.moveBy(instant.getTime() - now.getTime()))
    refuseIfAny([
      isMoved ? null : violation('date', `Business time only moves forward: it is ${clock.business().toISOString()}`),
    ])
    return reply.send(currentTime())
  })
}
