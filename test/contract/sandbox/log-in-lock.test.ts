import { sandboxOrigin } from '../../support/contract-sandbox'
import { logIn, newCustomer, PASSWORD, resetLinkOf } from '../../support/customer-builder'
import { rawClient, unique, type RawClient } from '../../support/raw-client'

/** The lock of an account after failed log-ins. */
const origin = sandboxOrigin()
const client = rawClient(origin)
const LOCKED = 'The user account has been locked out. Please try again later.'
const WRONG = 'Invalid user name or password'
const atOnce = (count: number, name: string, password: string) =>
  Array.from({ length: count }, () => logIn(client, name, password))

test('five failures lock an account, even for the correct password, and an unknown name too', async () => {
  const { emailAddress } = await newCustomer(origin)
  for (const name of [emailAddress, `${unique('nobody')}@mail.test`]) {
    for (let failure = 1; failure <= 5; failure += 1)
      expect((await logIn(client, name, 'wrong password')).error?.details).toBe(WRONG)
    expect((await logIn(client, name, PASSWORD)).error).toMatchObject({
      message: 'Login failed!',
      details: LOCKED,
    })
  }
})

test('attempts with an unknown name count under that name, with blanks around it or not', async () => {
  const nobody = `${unique('nobody')}@mail.test`
  for (let failure = 1; failure <= 5; failure += 1) await logIn(client, nobody, 'wrong password')
  expect((await logIn(client, `  ${nobody.toUpperCase()} `, 'wrong password')).error?.details).toBe(LOCKED)
})

test('only five of many concurrent guesses get an answer, for a customer and for an unknown name', async () => {
  const { emailAddress } = await newCustomer(origin)
  for (const name of [emailAddress, `${unique('nobody')}@mail.test`]) {
    const answers = await Promise.all(atOnce(20, name, 'wrong password'))
    const reasons = answers.map(({ error }) => error?.details)
    expect(reasons.filter((reason) => reason === WRONG)).toHaveLength(5)
    expect(reasons.filter((reason) => reason === LOCKED)).toHaveLength(15)
  }
})

test('the correct password succeeds every time, however often at the same time', async () => {
  const { emailAddress } = await newCustomer(origin)
  const answers = await Promise.all(atOnce(20, emailAddress, PASSWORD))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
})

test('a locked account does not reveal the correct password among concurrent guesses', async () => {
  const { emailAddress } = await newCustomer(origin)
  await Promise.all(atOnce(5, emailAddress, 'wrong password'))
  const answers = await Promise.all([
    ...atOnce(4, emailAddress, 'wrong password'),
    ...atOnce(4, emailAddress, PASSWORD),
  ])
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.error?.details).toBe(LOCKED)
})

/** A client in another browser, on the same network: a place from which nobody has logged in, until somebody does. */
const browser = (userAgent: string): RawClient => ({
  ...client,
  post: (path, body) =>
    client.send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'user-agent': userAgent } }),
})
const laptop = browser('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')
const phone = browser(
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
)
const reason = async (from: RawClient, name: string, password = 'wrong password') =>
  (await logIn(from, name, password)).error?.details

test('[SIGN-06: count of failures] the answers to two names of one account are those to two unknown names, in a place of the customer’s or not', async () => {
  const { emailAddress, userName } = await newCustomer(origin)
  const nobody = unique('nobody')
  const answersTo = async (from: RawClient, names: readonly [string, string]) => {
    const answers = []
    for (let attempt = 0; attempt < 12; attempt += 1) answers.push(await reason(from, names[attempt < 5 ? 0 : 1]))
    return [...answers, await reason(from, names[0])]
  }
  const expected = [...Array<string>(10).fill(WRONG), LOCKED, LOCKED, LOCKED]
  for (const from of [client, laptop]) {
    expect(await answersTo(from, [emailAddress, userName])).toEqual(expected)
    expect(await answersTo(from, [`${nobody}@mail.test`, nobody])).toEqual(expected)
  }
})

test('[SIGN-06: count of failures] five failures of an account count together whatever name was typed, and wherever from: the correct password is refused like a wrong one', async () => {
  const { emailAddress, userName } = await newCustomer(origin)
  expect(await reason(laptop, emailAddress)).toBe(WRONG)
  for (const name of [userName, ` ${emailAddress} `]) await reason(laptop, name)
  for (const name of [emailAddress, userName]) await reason(phone, name)
  for (const from of [
    laptop,
    phone,
    browser(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    ),
  ])
    for (const name of [emailAddress, userName]) expect(await reason(from, name, PASSWORD)).toBe(WRONG)
})

test('[SIGN-06: known browser] the failures of others leave the browser and network alone from which the customer has logged in', async () => {
  const { emailAddress, userName } = await newCustomer(origin)
  expect((await logIn(phone, userName, PASSWORD)).status).toBe(200)
  for (let failure = 0; failure < 12; failure += 1) await reason(laptop, emailAddress)
  expect(await reason(laptop, emailAddress, PASSWORD)).toBe(LOCKED)
  for (const from of [client, phone]) expect((await logIn(from, emailAddress, PASSWORD)).status).toBe(200)
  expect(await reason(laptop, userName, PASSWORD)).toBe(WRONG)
})

test('[SIGN-06: known browser] five failures where the customer has logged in lock that place, and no other', async () => {
  const { emailAddress, userName } = await newCustomer(origin)
  for (const name of [emailAddress, userName, emailAddress, userName, emailAddress]) await reason(client, name)
  expect(await reason(client, userName, PASSWORD)).toBe(WRONG)
  expect((await logIn(laptop, userName, PASSWORD)).status).toBe(200)
})

test('[SIGN-06: count of failures] a log-in resets the count of every name of the account', async () => {
  const { emailAddress, userName } = await newCustomer(origin)
  for (let round = 0; round < 3; round += 1) {
    for (const name of [emailAddress, userName, emailAddress, userName]) expect(await reason(client, name)).toBe(WRONG)
    expect((await logIn(client, emailAddress, PASSWORD)).status).toBe(200)
  }
})

test('[SIGN-06: count of failures] a reset link lifts the locks of the account where it is opened', async () => {
  const { emailAddress, userName } = await newCustomer(origin)
  for (let failure = 0; failure < 6; failure += 1)
    for (const name of [emailAddress, userName]) await reason(laptop, name)
  await client.post('/api/services/app/Account/SendPasswordResetCode', { emailAddress })
  const link = await resetLinkOf(origin, emailAddress)
  expect(
    (await laptop.post('/api/services/app/Account/ResetPassword', { ...link, password: 'Another-horse-2' })).status,
  ).toBe(200)
  for (const name of [emailAddress, userName]) expect((await logIn(laptop, name, 'Another-horse-2')).status).toBe(200)
})
