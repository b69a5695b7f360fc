import { newCustomer, outboxOf } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { codeFor, newNumber, sendCode as send, verifyCode as verify } from '../../support/verified-number'

const origin = sandboxOrigin()
const app = '/api/services/app'

/** A code other than the given one. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

const wrong = { status: 500, success: false, result: null, error: { message: 'Wrong verification code!' } }

test('a code of six digits is sent by SMS and verifies the number once, and the profile has the number', async () => {
  const [customer, number] = [await newCustomer(origin), newNumber()]
  const before = await customer.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
  expect(before.result).toMatchObject({ isPhoneNumberConfirmed: false })
  expect(await send(customer, number)).toMatchObject({ status: 200, success: true, result: null })
  const messages = await outboxOf(origin, number)
  expect(messages).toEqual([
    {
      id: expect.any(Number) as number,
      channel: 'sms',
      to: number,
      subject: 'Verification code',
      text: expect.stringMatching(/^Your \w+ verification code is \d{6}\./) as string,
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    },
  ])
  const code = await codeFor(origin, number)
  expect(await verify(customer, number, code)).toMatchObject({ status: 200, success: true, result: null })
  const profile = await customer.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
  expect(profile.result).toMatchObject({ phoneNumber: number, isPhoneNumberConfirmed: true })
  expect(await verify(customer, number, code)).toMatchObject(wrong)
})

test('a second code within a minute is a 429 with the time until a retry, also for concurrent requests', async () => {
  const [customer, number] = [await newCustomer(origin), newNumber()]
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(customer, number)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
  const refused = await send(customer, number)
  expect(refused).toMatchObject({ status: 429, success: false, result: null })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await outboxOf(origin, number)).toHaveLength(1)
})

test('a wrong code is a business failure, and the correct one works afterwards', async () => {
  const [customer, number] = [await newCustomer(origin), newNumber()]
  await send(customer, number)
  const code = await codeFor(origin, number)
  for (let attempt = 1; attempt <= 4; attempt += 1)
    expect(await verify(customer, number, otherThan(code))).toMatchObject(wrong)
  expect((await verify(customer, number, code)).status).toBe(200)
})

test('five wrong codes invalidate the correct one', async () => {
  const [customer, number] = [await newCustomer(origin), newNumber()]
  await send(customer, number)
  const code = await codeFor(origin, number)
  await Promise.all(Array.from({ length: 5 }, () => verify(customer, number, otherThan(code))))
  expect(await verify(customer, number, code)).toMatchObject(wrong)
})

test('a code that is sent several times concurrently verifies the number once', async () => {
  const [customer, number] = [await newCustomer(origin), newNumber()]
  await send(customer, number)
  const code = await codeFor(origin, number)
  const answers = await Promise.all([1, 2, 3].map(() => verify(customer, number, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 500, 500])
})

test('the national and the international form of a number are equal', async () => {
  const [customer, number] = [await newCustomer(origin), newNumber()]
  const national = `0${number.slice(4)}`
  expect((await send(customer, national)).status).toBe(200)
  expect((await send(customer, number)).status).toBe(429)
  expect(
    (await verify(customer, `${number.slice(0, 4)} ${number.slice(4)}`, await codeFor(origin, national))).status,
  ).toBe(200)
})

test('another number needs another code, and another customer’s code is invalid', async () => {
  const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
  const [number, second] = [newNumber(), newNumber()]
  await send(customer, number)
  const code = await codeFor(origin, number)
  expect((await send(customer, second)).status).toBe(200)
  expect(await verify(customer, second, code === (await codeFor(origin, second)) ? '' : code)).toMatchObject({
    success: false,
  })
  expect(await verify(other, number, code)).toMatchObject(wrong)
  expect((await verify(customer, number, code)).status).toBe(200)
})

test('two customers who share a number verify it each with their own code', async () => {
  const [customer, other, number] = [await newCustomer(origin), await newCustomer(origin), newNumber()]
  await send(customer, number)
  const code = await codeFor(origin, number)
  await send(other, number)
  const ofOther = await codeFor(origin, number)
  for (let attempt = 1; attempt <= 4; attempt += 1) await verify(other, number, otherThan(ofOther))
  expect((await verify(other, number, ofOther)).status).toBe(200)
  expect((await verify(customer, number, code)).status).toBe(200)
})

test('at most ten SMS an hour are sent for one customer', async () => {
  const customer = await newCustomer(origin)
  for (let count = 1; count <= 10; count += 1) expect((await send(customer, newNumber())).status).toBe(200)
  const refused = await send(customer, newNumber())
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(60)
  expect(seconds).toBeLessThanOrEqual(3_600)
})

test('[RUN-21: countries] a number that codes cannot be sent to is refused at its field', async () => {
  const answer = await send(await newCustomer(origin), '+8816123456789')
  expect([answer.status, answer.error?.validationErrors]).toEqual([
    400,
    [{ message: 'We cannot send codes to this number. Use a mobile number.', members: ['phoneNumber'] }],
  ])
})

test('[RUN-21: numbers] ten codes a day leave for one number, whoever asks; then the answer is the same and nothing leaves', async () => {
  const number = newNumber()
  for (let count = 0; count < 10; count += 1) expect((await send(await newCustomer(origin), number)).status).toBe(200)
  const late = await newCustomer(origin)
  expect(await send(late, number)).toMatchObject({ status: 200, success: true, result: null })
  expect(await outboxOf(origin, number)).toHaveLength(10)
  expect((await send(late, number)).status).toBe(429)
  expect((await send(late, newNumber())).status).toBe(200)
})
