import fc from 'fast-check'
import { isLeft, isRight, type Either } from 'fp-ts/Either'
import { emptyBeneficiary, parseBeneficiary } from '../../../src/domain/beneficiary/beneficiary-form'
import { emptyEmployer, parseEmployer } from '../../../src/domain/kyc/parts/employer'
import { parseUserDetails, userDetailsFrom } from '../../../src/domain/kyc/parts/user-details'
import { health } from '../../../src/domain/quote/health'
import { home } from '../../../src/domain/quote/home'
import { buildingMessages, motorMessages, travelMessages } from '../../../src/domain/quote/messages'
import { motor } from '../../../src/domain/quote/motor'
import { savings } from '../../../src/domain/quote/savings'
import { travel } from '../../../src/domain/quote/travel'
import type { FieldFailures } from '../../../src/domain/rules/rule'
import { parseLogIn } from '../../../src/domain/session/log-in'
import { parseSignUp } from '../../../src/domain/session/sign-up'
import { aCustomer, day } from '../../support/builders'
import { failuresOf } from '../../support/parsed'
import { aMotorForm, someChoices } from '../../support/shop-builders'

type Parse = (form: never) => Either<FieldFailures, unknown>

const customer = aCustomer()
const signUp = {
  firstName: 'Ada',
  lastName: 'Eze',
  email: 'ada@portal.test',
  password: 'Correct-horse-1',
  referralCode: 'ABC123',
}

/** Every form with a person's name: its fields, and what is said at one that is empty. */
const named: readonly (readonly [string, Parse, object, readonly string[]])[] = [
  ['sign-up', parseSignUp, signUp, ['firstName', 'lastName']],
  [
    'user details',
    parseUserDetails('corrected', day('2025-06-16'), customer),
    userDetailsFrom(customer),
    ['name', 'surname'],
  ],
  ['beneficiary', parseBeneficiary([]), emptyBeneficiary, ['surname', 'otherNames']],
  ['travel', travel.parse(someChoices), travel.empty, ['signature']],
  ['home', home.parse(someChoices), home.empty, ['signature']],
  ['savings', savings.parse(someChoices), savings.empty, ['signature']],
  ['health', health.parse(someChoices), health.empty, ['signature']],
]

describe.each(named)('[TAP-17: names without a letter] in the form %s', (_, parse, form, fields) => {
  test.each(fields)('%s without a letter gets the message of an empty one', (field) => {
    const messageOf = (typed: string) => failuresOf(parse({ ...form, [field]: typed } as never))[field]
    const missing = messageOf('')
    expect(missing).toEqual(expect.stringMatching(/^Please/))
    for (const typed of ['\u200b', '\u2060\u200b', '\u202e', '\u3164', '\u00ad', ' \u2800 ', '1', '-', '😀'])
      expect(messageOf(typed)).toBe(missing)
    expect(messageOf('\u202eAda\u200b')).toBeUndefined()
  })
})

/** Characters that nobody sees, between the ones of a text. */
const hidden = fc
  .array(fc.constantFrom('\u200b', '\u2060', '\u202e', '\u00ad', '\u3164', '\u0007', '\ufeff'), { maxLength: 2 })
  .map((all) => all.join(''))
const hiddenIn = (text: string) =>
  fc
    .array(hidden, { minLength: text.length, maxLength: text.length })
    .map((all) => [...text].map((one, index) => one + (all[index] ?? '')).join(''))

test.each<[string, Parse, Readonly<Record<string, unknown>>]>([
  ['sign-up', parseSignUp, { ...signUp, password: undefined }],
  ['log-in', parseLogIn, { email: signUp.email }],
  ['motor', motor.parse(someChoices), aMotorForm()],
  [
    'employer',
    parseEmployer,
    {
      ...emptyEmployer,
      name: 'Example Limited',
      mobileNo: '08031234567',
      company: 'Example',
      taxNumber: '123',
      companyCountry: 'Nigeria',
      companyAddress: '1 Example Street',
      description: '',
    },
  ],
])(
  '[TAP-17: invisible characters] what is sent of the form %s is what is seen, whatever is hidden in it',
  (name, parse, form) => {
    const texts = Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const whole = { ...form, ...('password' in form || name === 'log-in' ? { password: signUp.password } : {}) }
    const seen = parse(whole as never)
    expect(isRight(seen)).toBe(true)
    fc.assert(
      fc.property(fc.record(Object.fromEntries(texts.map(([field, text]) => [field, hiddenIn(text)]))), (typed) => {
        expect(parse({ ...whole, ...typed } as never)).toEqual(seen)
      }),
    )
  },
)

test('[TAP-17: invisible characters] a password is sent as it was typed', () => {
  const password = 'Correct\u200b-horse-1'
  const parsed = parseSignUp({ ...signUp, password })
  if (isLeft(parsed)) throw new Error('the form is not valid')
  expect(parsed.right.password).toBe(password)
})

test.each([
  ['lnd 482 kj', 'LND-482KJ'],
  ['LND482KJ', 'LND-482KJ'],
  ['lnd-\u200b482kj', 'LND-482KJ'],
  ['abc 1', 'ABC1'],
])('[TAP-17: plates] the plate %j is sent as %s', (typed, sent) => {
  const parsed = motor.parse(someChoices)(aMotorForm({ registrationNo: typed }))
  expect(isRight(parsed) && parsed.right).toMatchObject({ registrationNo: sent })
})

test.each(['---', '.', '№', ' - ', '\u200b'])(
  '[TAP-17: plates] %j is no plate, no passport and no address: its field is required',
  (typed) => {
    expect(motor.parse(someChoices)(aMotorForm({ registrationNo: typed }))).toMatchObject({
      left: [{ field: 'registrationNo', message: motorMessages.registrationNo }],
    })
    for (const [parse, field, message] of [
      [travel.parse(someChoices), 'passportNo', travelMessages.passportNo],
      [home.parse(someChoices), 'location', buildingMessages.location],
    ] as const) {
      const empty = { ...travel.empty, ...home.empty }
      expect(parse({ ...empty, [field]: typed })).toMatchObject({ left: expect.arrayContaining([{ field, message }]) })
    }
  },
)
