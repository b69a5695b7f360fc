import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTHING_DONE } from '../../src/contract/nothing-done'
import { UPLOAD_NOT_READ } from '../../src/contract/upload-not-read'
import { WidgetMessage } from '../../src/contract/widget'
import { CHECK_GAPS_MS } from '../../src/domain/payment/payment'
import { SMS_CODE_LASTS_MS } from '../../src/domain/rules/constants'
import { phoneRules } from '../../src/service/account/phone/routes'
import { MAXIMUM_FAILURES, newCode, RESEND_MS, SMS_LIMIT } from '../../src/service/account/phone/rules'
import { reminderKinds } from '../../src/domain/reminder/reminder'
import { SENT_A_DAY } from '../../src/service/account/send-limits'
import { isDue, type Occasion } from '../../src/service/reminders/due'
import { day } from '../support/builders'
import { daysAfter } from '../support/own-calendar'
import { tableHeads, tableOf } from '../support/documented-rules'

test('the phone codes that docs/sandbox.md states', () => {
  const table = tableOf('aspect', 'rule', 'reason')
  expect([...table.keys()]).toEqual([
    ...['code', 'validity', 'resend', 'wrong attempts', 'SMS', 'codes for one number', 'numbers'],
  ])
  const rule = (aspect: string) => table.get(aspect)?.[0] ?? ''
  const words: Readonly<Record<string, number>> = { five: 5, six: 6, ten: 10 }
  const numberIn = (aspect: string, pattern: RegExp): number => {
    const [, found = ''] = pattern.exec(rule(aspect)) ?? []
    return words[found] ?? Number(found)
  }
  expect(newCode()).toHaveLength(numberIn('code', /^(\w+) random digits/))
  expect(SMS_CODE_LASTS_MS).toBe(numberIn('validity', /^(\d+) minutes/) * 60_000)
  expect(RESEND_MS).toBe(numberIn('resend', /after (\d+) s/) * 1_000)
  expect(MAXIMUM_FAILURES).toBe(numberIn('wrong attempts', /^(\w+);/))
  expect(SMS_LIMIT).toEqual({ requests: numberIn('SMS', /^(\w+) per hour/), milliseconds: 3_600_000 })
  const aDay = { requests: numberIn('codes for one number', /^(\w+) a day/), milliseconds: 86_400_000 }
  expect(SENT_A_DAY).toEqual(aDay)
  const [, refusal] = /`([^`]+)`/.exec(rule('numbers')) ?? []
  const landline = { body: { phoneNumber: '0201 630 1234' } }
  const refused = phoneRules.sendVerificationSms?.(landline as never)
  expect(refused).toContainEqual({ message: refusal, members: ['phoneNumber'] })
})

test('the messages of the widget that docs/sandbox.md states', () => {
  const table = tableOf('`type`', 'says', 'what the portal does')
  const types = [...table.keys()]
    .flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, type = '']) => type))
    .filter((type) => type !== 'quoteId')
  for (const type of types) {
    const message = { source: 'payment-widget', type, quoteId: 1, ...(type === 'resize' ? { height: 500 } : {}) }
    expect([type, WidgetMessage.decode(message)._tag]).toEqual([type, 'Right'])
  }
  const folder = 'src/service/widget/script'
  const script = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const posted = [
    ...script.matchAll(
      /post(?:AboutQuote)?\('(\w+)'|\? '(closed)' : '(cancelled)'|'(mandateCompleted)' : '(receiptSent)'/g,
    ),
  ].flatMap((match) => match.slice(1).filter(Boolean))
  expect(new Set(posted)).toEqual(new Set(types))
  const gaps = CHECK_GAPS_MS.map((gap) => gap / 1_000)
  const times = [0, ...gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0))]
  for (const type of ['`submitted`', '`closed`'])
    expect(table.get(type)?.[1]).toContain(`${times.slice(0, -1).join(', ')} and ${times.at(-1)} s`)
  const frame = readFileSync('src/adapters/widget/iframe-widget.ts', 'utf8')
  const [, least, largest] =
    /from ([\d,]+) to ([\d,]+) px/.exec(table.get('`resize {height}` (without `quoteId`)')?.[1] ?? '') ?? []
  expect(frame).toContain(`{ least: ${least}, most: ${largest?.replace(',', '_')} }`)
  const [, seconds] = /for (\d+) s/.exec(table.get('`tokenExpired`')?.[1] ?? '') ?? []
  expect(script).toContain(`RENEWAL_MS = ${seconds}_000`)
})

test('[RUN-11] the codes of errors that docs/sandbox.md states', () => {
  expect([...tableOf('`error.code`', 'says', 'sent with').keys()]).toEqual(
    [NOTHING_DONE, UPLOAD_NOT_READ].map((code) => `\`${code}\``),
  )
})

test('the lists that docs/sandbox.md names are where it says', () => {
  for (const [list, [where = '']] of tableOf('list', 'where', 'source', 'read')) {
    const path = where.replaceAll('`', '')
    const places = [path, join('src/service', path), join('node_modules', path)]
    expect([list, places.some((place) => existsSync(place))]).toEqual([list, true])
  }
})

test('[LIFE-03: days] the days of reminders that docs/sandbox.md states', () => {
  const table = tableOf('kind', 'of', 'when')
  expect([...table.keys()]).toEqual(reminderKinds.map((kind) => `\`${kind}\``))
  const end = '2027-06-30'
  const words: Readonly<Record<string, number>> = { two: 2, three: 3 }
  const numbersIn = (kind: string): readonly number[] =>
    [...(table.get(`\`${kind}\``)?.[1] ?? '').matchAll(/\d+|two|three/g)].map(
      ([found]) => words[found] ?? Number(found),
    )
  /** How many days before the end something is reminded of; of the day after it is -1. */
  const daysBefore = (occasion: Occasion): readonly number[] =>
    Array.from({ length: 100 }, (_, index) => 90 - index).filter((before) =>
      isDue(occasion, new Date(0), day(daysAfter(end, -before))),
    )
  const [a, b, c, d, long = 0] = numbersIn('CoverEnds')
  const cover = (days: number): Occasion => ({
    kind: 'CoverEnds',
    period: { from: day(daysAfter(end, 1 - days)), to: day(end) },
  })
  expect(daysBefore(cover(long))).toEqual([a, b, c, d, -1])
  expect(daysBefore(cover(long - 1))).toEqual([1])
  expect(daysBefore({ kind: 'DebitDue', dueOn: day(end) })).toEqual(numbersIn('DebitDue'))
  expect(daysBefore({ kind: 'DocumentExpires', expiresOn: day(end) })).toEqual(numbersIn('DocumentExpires'))
  const [after = 0, before] = numbersIn('QuoteUnpaid')
  const quote: Occasion = { kind: 'QuoteUnpaid', madeOn: day(daysAfter(end, -30)), validUntil: day(end) }
  expect(daysBefore(quote)).toEqual([30 - after, before])
})

test('each table of docs/sandbox.md is read here', () => {
  // The first two are read in documented-premiums.test.ts.
  expect(tableHeads()).toEqual([
    '| product | premium | least premium | largest sum | rates | source |',
    '| zone | policy | day | year |',
    '| list | where | source | read |',
    '| aspect | rule | reason |',
    '| `type` | says | what the portal does |',
    '| `error.code` | says | sent with |',
    '| kind | of | when |',
    // Read by the soak of the simulated year, which it is made from.
    '| day | the customer | home says | sent | check page |',
  ])
})
