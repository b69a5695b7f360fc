import { sandboxOrigin } from '../../support/contract-sandbox'
import { logIn, newCustomer, PASSWORD } from '../../support/customer-builder'
import { rawClient, unique } from '../../support/raw-client'

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

test('a success resets the count', async () => {
  const { emailAddress } = await newCustomer(origin)
  for (let round = 0; round < 2; round += 1) {
    for (let failure = 1; failure <= 4; failure += 1) await logIn(client, emailAddress, 'wrong password')
    expect((await logIn(client, emailAddress, PASSWORD)).status).toBe(200)
  }
})
