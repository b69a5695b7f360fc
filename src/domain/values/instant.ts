import { isoInLagos } from './calendar-date'
import { onFirstUse } from './on-first-use'

type Parts = { readonly date: string; readonly time: string }

/**
 * The date and time of an ISO 8601 instant in Lagos; without an offset, as it is written. `undefined` for a text that
 * is no instant.
 */
const inLagos = (text: string): Parts | undefined => {
  const written = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text)
  const [, date, time, offset] = written ?? []
  if (date === undefined || Number.isNaN(Date.parse(text))) return undefined
  if (offset === undefined) return { date, time: time ?? '00:00' }
  const [day = '', clock = ''] = isoInLagos(Date.parse(text)).split('T')
  return { date: day, time: clock.slice(0, 5) }
}

/** `YYYY-MM-DD HH:mm` in Lagos; `undefined` for a text that is no instant. */
export const formatInstant = (text: string): string | undefined => {
  const parts = inLagos(text)
  return parts && `${parts.date} ${parts.time}`
}

/** `YYYY-MM-DD` in Lagos; `undefined` for a text that is no instant. */
export const formatIsoDay = (text: string): string | undefined => inLagos(text)?.date

const shortDay = onFirstUse(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }),
)

/** Like `Jan 5, 2024`, in Lagos; `undefined` for a text that is no instant. */
export const formatShortDay = (text: string): string | undefined => {
  const day = formatIsoDay(text)
  return day && shortDay().format(new Date(`${day}T00:00:00Z`))
}
