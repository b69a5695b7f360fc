import { fromCallback } from 'xstate'
import { timeInLagos, type CalendarDate } from '../../domain/values/calendar-date'
import type { Clock } from '../../ports/clock'

/** Another day has begun in Lagos while a page is open, or its clock was put right. */
export type DayBegan = { readonly type: 'day-began'; readonly today: CalendarDate }

/** The same of a minute, `HH:mm`. */
export type MinuteBegan = { readonly type: 'minute-began'; readonly today: CalendarDate; readonly time: string }

type Ticking = Pick<Clock, 'today' | 'now' | 'everySecond'>

/** Calls `report` each time that `read` reads something else than before. */
const onChange = (clock: Ticking, read: () => string, report: () => void) => {
  let last = read()
  return clock.everySecond(() => {
    if (read() === last) return
    last = read()
    report()
  })
}

/** Today in Lagos, for what is shown of it; a subscriber is called when another day has begun. */
export type Today = { readonly get: () => CalendarDate; readonly subscribe: (listener: () => void) => () => void }

export const makeToday = (clock: Ticking): Today => ({
  get: clock.today,
  subscribe: (listener) => onChange(clock, clock.today, listener),
})

export const watchToday = (clock: Ticking) =>
  fromCallback<DayBegan>(({ sendBack }) =>
    onChange(clock, clock.today, () => {
      sendBack({ type: 'day-began', today: clock.today() } satisfies DayBegan)
    }),
  )

export const watchTime = (clock: Ticking) => {
  const time = () => timeInLagos(clock.now())
  return fromCallback<MinuteBegan>(({ sendBack }) =>
    onChange(
      clock,
      () => clock.today() + time(),
      () => {
        sendBack({ type: 'minute-began', today: clock.today(), time: time() } satisfies MinuteBegan)
      },
    ),
  )
}
