import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as constants from '../../../src/domain/rules/constants'

const root = join(__dirname, '../../..')
const sources = (room: string) =>
  readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('constants.ts'))
    .map((path) => ({ path: `${room}/${path}`, text: readFileSync(join(root, 'src', room, path), 'utf8') }))

const portal = ['domain', 'ports', 'machines', 'adapters', 'container', 'ui'].flatMap(sources)
const rooms = ['domain', 'machines', 'container'].flatMap(sources)
const rest = ['ports', 'adapters', 'ui'].flatMap(sources)
const service = sources('service')
/** Comments may contain these numbers, code may not. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const placesOf = (files: typeof portal, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path)

describe('business constants', () => {
  // The 2 and 5 s of the payment checks are a separate rule, in seconds after each other.
  test.each([
    // A hundred is also the factor of kobo and of hundredths of per cent, and a thousand that of seconds.
    [
      /\b(125[_,]?000|1_?500|1_?000|100|300|3_?000)\b/,
      [
        'domain/beneficiary/messages.ts',
        'domain/payment/payment.ts',
        'domain/values/calendar-arithmetic.ts',
        'domain/values/calendar-date.ts',
        'domain/values/money.ts',
        'domain/values/percentage.ts',
        'machines/core/countdown.ts',
        'machines/login/take-answer.ts',
      ],
    ],
    [/\b(2_?000|5_?000)\b/, ['domain/payment/payment.ts']],
    [/'(NGN|Silver|Monthly|MOTOR|no-captcha|token|2025-06-16)'/, []],
    [/\b(minimumLength|slice|length >=?|length <=?|at least)\W+(8|9|11|25|4|30)\b/, []],
    [/MaxResultCount|pageSize: \d|take: \d/, []],
  ])('[CONST-01] %p is written nowhere else in the domain, the machines and the container', (pattern, known) => {
    expect(placesOf(rooms, pattern).sort()).toEqual(known)
  })

  test.each([
    [/\b(1_?500|2_?000|3_?000|5_?000|125[_,]?000)\b/, []],
    [/'(NGN|MOTOR|no-captcha|2025-06-16)'|(getItem|setItem|removeItem)\('/, []],
    [/MaxResultCount: \d|MAX_PAGE_BUTTONS = \d/, []],
  ])('[CONST-01] %p is written nowhere in the rest of the portal', (pattern, known) => {
    expect(placesOf(rest, pattern).sort()).toEqual(known)
  })

  test.each([/125_?000/, /'(NGN|MOTOR|no-captcha)'/, /\b(3|12)\b.*[mM]onths\b/])(
    '[CONST-01] %p is written nowhere in the service',
    (pattern) => {
      expect(placesOf(service, pattern)).toEqual([])
    },
  )

  test.each(Object.keys(constants))('[CONST-01] %s is used from its only definition', (name) => {
    const users = portal.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ text }) => text)
    expect(users).not.toEqual([])
    users.forEach((text) => {
      expect(text).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[./]*/(domain/)?rules/constants'`))
    })
  })

  test.each([
    'APPLIANCE_TOTAL_CAP_NAIRA',
    'SAVINGS_DURATION_MONTHS',
    'SAVINGS_FREQUENCY',
    'DEFAULT_CURRENCY',
  ] as const satisfies readonly (keyof typeof constants)[])(
    '[CONST-01] the service imports %s from the domain',
    (name) => {
      expect(service.filter(({ text }) => text.includes(name))).not.toEqual([])
    },
  )
})
