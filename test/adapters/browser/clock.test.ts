/** @jest-environment node */
import { makeClock } from '../../../src/adapters/browser/clock'
import { makeWrongDay } from '../../../src/adapters/browser/wrong-day'

const page = new EventTarget()
const browser = {
  setInterval: (tick: TimerHandler, milliseconds?: number) => Number(setInterval(tick as () => void, milliseconds)),
  clearInterval: (timer?: number) => {
    clearInterval(timer)
  },
  document: page,
}

const made = () => {
  const { clock, follow } = makeClock(browser)
  return { clock, follow, wrongDay: makeWrongDay(clock) }
}

const answer = (date: string | undefined, headers: Record<string, string> = {}) =>
  new Response('{}', {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(date === undefined ? {} : { date: new Date(date).toUTCString() }),
      ...headers,
    },
  })

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['2025-06-16T22:59:59Z', '2025-06-16'],
  ['2025-06-16T23:00:00Z', '2025-06-17'],
])('at %s the date in Lagos is %s', (instant, today) => {
  jest.useFakeTimers({ now: new Date(instant) })
  const { clock, wrongDay } = made()
  expect(clock.now()).toBe(Date.parse(instant))
  expect(clock.today()).toBe(today)
  expect(wrongDay()).toBeUndefined()
})

describe('today', () => {
  test.each([
    ['years behind', '2020-03-01T10:00:00Z', '2020-03-01'],
    ['two days ahead', '2025-06-18T10:00:00Z', '2025-06-18'],
    ['as far ahead as it goes', '2038-01-19T03:14:07Z', '2038-01-19'],
  ])(
    '[TAP-13: the server’s day, words] is the server’s on a phone that is %s, whose date can be named',
    (_, device, named) => {
      jest.useFakeTimers({ now: new Date(device) })
      const { clock, follow, wrongDay } = made()
      expect(clock.today()).toBe(named)
      follow(answer('2025-06-16T10:00:00Z'))
      expect(clock.today()).toBe('2025-06-16')
      expect(wrongDay()).toBe(named)
      expect(clock.now()).toBe(Date.parse('2025-06-16T10:00:00Z'))
      jest.advanceTimersByTime(13 * 3_600_000)
      expect(clock.today()).toBe('2025-06-17')
    },
  )

  test('[TAP-13: the server’s day] is the server’s also where the difference is less than a day, of which nothing is said', () => {
    jest.useFakeTimers({ now: new Date('2025-06-16T10:00:00Z') })
    const { clock, follow, wrongDay } = made()
    follow(answer('2025-06-17T10:00:00Z'))
    expect(clock.today()).toBe('2025-06-17')
    expect(wrongDay()).toBeUndefined()
    follow(answer('2025-06-17T10:00:01Z'))
    expect(wrongDay()).toBe('2025-06-16')
  })

  test('[TAP-13: the server’s day] follows the newest answer, and a clock that is put right', () => {
    jest.useFakeTimers({ now: new Date('2020-03-01T10:00:00Z') })
    const { clock, follow, wrongDay } = made()
    follow(answer('2025-06-16T10:00:00Z'))
    jest.setSystemTime(new Date('2025-06-16T10:01:00Z'))
    follow(answer('2025-06-16T10:01:00Z'))
    expect(clock.today()).toBe('2025-06-16')
    expect(wrongDay()).toBeUndefined()
  })

  test.each([
    ['a server that exposes no date', answer(undefined)],
    ['a gateway’s own page', answer('2025-06-16T10:00:00Z', { 'content-type': 'text/html' })],
    ['a cache', answer('2025-06-16T10:00:00Z', { age: '86400' })],
    ['a date that is none', answer(undefined, { date: 'yesterday' })],
    ['a date before time', answer('1960-01-01T00:00:00Z')],
  ])('[TAP-13: the device’s day] is the device’s after the answer of %s', (_, from) => {
    jest.useFakeTimers({ now: new Date('2025-01-01T10:00:00Z') })
    const { clock, follow, wrongDay } = made()
    follow(from)
    expect(clock.today()).toBe('2025-01-01')
    expect(wrongDay()).toBeUndefined()
  })
})

test('[TAP-21: instants] a second is counted while it is asked for, and the time when the page is looked at again', () => {
  jest.useFakeTimers({ now: new Date('2025-06-16T10:00:00Z') })
  const { clock } = makeClock(browser)
  const counted: number[] = []
  const stop = clock.everySecond(() => void counted.push(clock.now() - Date.parse('2025-06-16T10:00:00Z')))
  jest.advanceTimersByTime(2_500)
  expect(counted).toEqual([1_000, 2_000])
  jest.setSystemTime(new Date('2025-06-16T11:00:00Z'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(counted).toEqual([1_000, 2_000, 3_600_000])
  stop()
  jest.advanceTimersByTime(5_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(counted).toHaveLength(3)
})
