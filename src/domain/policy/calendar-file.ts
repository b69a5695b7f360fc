import { idText } from '../values/id'
import type { CalendarDate } from '../values/calendar-date'
import { dateInWords } from '../values/typed-date'
import { isInForce } from './holdings'
import type { Policy } from './policy'

/** What the calendar says, and where the policy is. */
type CalendarWords = { readonly title: string; readonly address: string; readonly today: CalendarDate }

/** How many days before the end the calendar reminds the customer. */
const REMINDER_DAYS = [30, 7] as const

/** The most octets of a line, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const octets = (character: string): number => encodeURIComponent(character).replace(/%../g, '.').length

/** One property on as many lines as it needs; a line that continues begins with a space. */
const folded = (line: string): string => {
  let length = 0
  return Array.from(line)
    .map((character) => {
      length += octets(character)
      if (length <= LINE_OCTETS) return character
      length = 1 + octets(character)
      return `\r\n ${character}`
    })
    .join('')
}

/** Text as a value: what has a meaning of its own is escaped, and what no file can hold is left out (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Surrogate}\p{Control}]/gu, '')

/**
 * The end of a policy's cover as an iCalendar file (RFC 5545), with a reminder 30 and 7 days before; `undefined` if the
 * end is unknown or past, or the policy is not in force. The event is at nine o'clock of the last day, without a time
 * zone, so that it is that day everywhere and no reminder rings at midnight. A policy's event keeps its identifier, so
 * adding it again does not double it.
 */
export const calendarFile = (
  { id, policyNo, coverTo, status }: Pick<Policy, 'id' | 'policyNo' | 'coverTo' | 'status'>,
  { title, address, today }: CalendarWords,
): string | undefined => {
  if (coverTo === undefined || coverTo < today || !isInForce({ status })) return undefined
  const digits = (date: CalendarDate) => date.replaceAll('-', '')
  const summary = escaped(`Last day of cover: ${title}`)
  const until = dateInWords(coverTo)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Customer portal//End of cover//EN',
    'BEGIN:VEVENT',
    `UID:policy-${encodeURIComponent(idText(id))}@${new URL(address).hostname}`,
    `DTSTAMP:${digits(today)}T000000Z`,
    `DTSTART:${digits(coverTo)}T090000`,
    'DURATION:PT30M',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(`${policyNo === undefined ? '' : `Policy ${policyNo}. `}You are covered until ${until}.\n${address}`)}`,
    `URL:${address}`,
    ...REMINDER_DAYS.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
