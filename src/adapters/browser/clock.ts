import { dayInLagos } from '../../domain/values/calendar-date'
import type { Clock } from '../../ports/clock'

const SECOND_MS = 1_000

type Browser = Pick<Window, 'setInterval' | 'clearInterval'> & {
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** A clock that is put right by the server, since that of a phone may be wrong by years. */
type ServerClock = {
  /** It shows the server's time, and the device's until the server has said one. */
  readonly clock: Clock
  /** Takes over the time of an answer, unless a cache or a gateway may have given it. */
  readonly follow: (answer: Response) => void
}

/** What the device's clock says, right or wrong. */
export const deviceTime = (): number => Date.now()

export const makeClock = (browser: Browser): ServerClock => {
  let ahead = 0
  const now = () => deviceTime() + ahead
  return {
    clock: {
      now,
      today: () => dayInLagos(now()),
      everySecond: (listener) => {
        const timer = browser.setInterval(listener, SECOND_MS)
        browser.document.addEventListener('visibilitychange', listener)
        return () => {
          browser.clearInterval(timer)
          browser.document.removeEventListener('visibilitychange', listener)
        }
      },
    },
    follow: ({ headers }) => {
      const time = Date.parse(headers.get('date') ?? '')
      const isFresh = headers.get('content-type')?.includes('json') && !headers.has('age')
      if (isFresh && time > 0) ahead = time - deviceTime()
    },
  }
}
