import {
  logIn,
  motorQuote,
  newCustomer,
  outboxOf,
  PASSWORD,
  registered,
  resetLinkOf,
  tokenOf,
} from '../../support/customer-builder'
import { mailedOrigin, sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { rawClient, unique } from '../../support/raw-client'
import { openedWith, widgetToken } from '../../support/widget-client'

const origin = sandboxOrigin()
const client = rawClient(origin)
const app = '/api/services/app'
const profilePath = `${app}/Profile/GetCurrentUserProfileForEdit`
const NEW_PASSWORD = 'Another-horse-2'
const UNUSABLE = { status: 500, error: { message: 'This link can no longer be used.', validationErrors: null } }

const askFor = (emailAddress: string) => client.post(`${app}/Account/SendPasswordResetCode`, { emailAddress })
const reset = (link: Readonly<Record<string, unknown>>, password = NEW_PASSWORD) =>
  client.post(`${app}/Account/ResetPassword`, { ...link, password })

const linkFor = async (emailAddress: string) => {
  expect((await askFor(emailAddress)).status).toBe(200)
  return resetLinkOf(origin, emailAddress)
}
const canLogIn = async (name: string, password: string) => (await logIn(client, name, password)).status === 200

describe('asking for a new password', () => {
  test('[ACC-01] sends a link whose code is in the fragment, which leads to the configured origin', async () => {
    const { emailAddress } = await newCustomer(origin)
    expect(await askFor(` ${emailAddress.toUpperCase()} `)).toMatchObject({ status: 200, result: null })
    const [mail] = await outboxOf(origin, emailAddress)
    expect(mail?.text).toMatch(
      new RegExp(`\n${mailedOrigin()}/login#reset\\?userId=[0-9a-f-]{36}&resetCode=[0-9a-f]{48}\n`),
    )
  })

  test('[ACC-01] has the same response for an address without an account, which gets no email', async () => {
    const emailAddress = `${unique('nobody')}@mail.test`
    const known = await askFor((await newCustomer(origin)).emailAddress)
    const unknown = await askFor(emailAddress)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await outboxOf(origin, emailAddress)).toEqual([])
  })

  test('[ACC-01] works three times a minute for one address, known or not; the fourth gets the time until a retry', async () => {
    for (const emailAddress of [(await newCustomer(origin)).emailAddress, `${unique('nobody')}@mail.test`]) {
      const statuses = [await askFor(emailAddress), await askFor(emailAddress), await askFor(emailAddress)]
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
      const refused = await askFor(emailAddress)
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
    }
  })

  test('changes nothing for the customer: the old password still works', async () => {
    const { emailAddress, client: mine } = await newCustomer(origin)
    await linkFor(emailAddress)
    expect((await mine.get(profilePath)).status).toBe(200)
    expect(await canLogIn(emailAddress, PASSWORD)).toBe(true)
  })
})

describe('a reset link', () => {
  test('[ACC-02] sets the new password once, and answers the user name', async () => {
    const { emailAddress, userName } = await newCustomer(origin)
    const link = await linkFor(emailAddress)
    expect(await reset({ ...link, c: null, expireDate: null })).toMatchObject({
      status: 200,
      result: { canLogin: true, userName },
    })
    expect(await canLogIn(emailAddress, PASSWORD)).toBe(false)
    expect(await canLogIn(emailAddress, NEW_PASSWORD)).toBe(true)
    expect(await reset(link, 'A-third-horse-3')).toMatchObject(UNUSABLE)
    expect(await canLogIn(emailAddress, NEW_PASSWORD)).toBe(true)
  })

  test('[ACC-02] takes the further parameters of an ASP.NET Zero server', async () => {
    const { emailAddress } = await newCustomer(origin)
    const link = { ...(await linkFor(emailAddress)), c: 'encrypted', expireDate: '2030-01-01T00:00:00' }
    expect((await reset(link)).status).toBe(200)
  })

  test('[ACC-02] ends every session of the customer, and nobody else’s', async () => {
    const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
    const { emailAddress, client: first } = customer
    const { id } = await motorQuote(customer)
    const second = client.withToken(tokenOf((await logIn(client, emailAddress, PASSWORD)).result))
    const forWidget = await widgetToken(first, id)
    expect((await reset(await linkFor(emailAddress))).status).toBe(200)
    const answers = await Promise.all([first, second, other.client].map((each) => each.get(profilePath)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200])
    expect(await openedWith(sandboxWidgetOrigin(), forWidget, id)).toBe(401)
  })

  test('[ACC-02] leaves no session to log-ins with the old password at the same time', async () => {
    const customer = await newCustomer(origin)
    const { emailAddress, client: mine } = customer
    const { id } = await motorQuote(customer)
    const link = await linkFor(emailAddress)
    // Four log-ins: if all of them come after the reset, a fifth wrong password would lock the account.
    const [, opened, forWidget] = await Promise.all([
      reset(link),
      Promise.all([1, 2, 3, 4].map(() => logIn(client, emailAddress, PASSWORD))),
      Promise.all([1, 2, 3, 4].map(() => widgetToken(mine, id))),
    ])
    const statuses = await Promise.all([
      ...opened.map(async ({ result }) => (await client.withToken(tokenOf(result)).get(profilePath)).status),
      ...forWidget.map((token) => openedWith(sandboxWidgetOrigin(), token, id)),
    ])
    expect(statuses.filter((status) => status !== 401)).toEqual([])
    expect(await canLogIn(emailAddress, NEW_PASSWORD)).toBe(true)
  })

  test('[ACC-02] used many times at once sets one password', async () => {
    const { emailAddress } = await newCustomer(origin)
    const link = await linkFor(emailAddress)
    const passwords = [1, 2, 3, 4, 5].map((number) => `Concurrent-horse-${String(number)}`)
    const answers = await Promise.all(passwords.map((password) => reset(link, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500, 500, 500, 500])
    const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await canLogIn(emailAddress, set)).toBe(true)
  })

  test('[ACC-02] is void once another one of the customer was used', async () => {
    const { emailAddress } = await newCustomer(origin)
    const [older, newer] = [await linkFor(emailAddress), await linkFor(emailAddress)]
    expect((await reset(older)).status).toBe(200)
    expect(await reset(newer)).toMatchObject(UNUSABLE)
  })

  test('[ACC-02] of one customer does not change the password of another', async () => {
    const [one, other] = [await newCustomer(origin), await newCustomer(origin)]
    const { userId } = await linkFor(one.emailAddress)
    const { resetCode } = await linkFor(other.emailAddress)
    const wrong = [
      { userId, resetCode },
      { userId, resetCode: 'x'.repeat(32) },
      { userId: 'nobody', resetCode },
      { userId: '', resetCode: '' },
    ]
    for (const link of wrong) expect(await reset(link)).toMatchObject(UNUSABLE)
    expect(await canLogIn(one.emailAddress, PASSWORD)).toBe(true)
  })

  test('with a short password is refused at that field, and can still be used', async () => {
    const { emailAddress } = await newCustomer(origin)
    const link = await linkFor(emailAddress)
    const refused = await reset(link, 'short')
    expect(refused.status).toBe(400)
    expect(refused.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['password'])
    expect((await reset(link)).status).toBe(200)
  })

  test('confirms the email address that it was sent to', async () => {
    const { emailAddress } = await registered(origin)
    expect((await reset(await linkFor(emailAddress))).status).toBe(200)
    expect(await canLogIn(emailAddress, NEW_PASSWORD)).toBe(true)
  })

  test('lifts the lock of an account whose password was guessed', async () => {
    const { emailAddress } = await newCustomer(origin)
    for (let failure = 1; failure <= 5; failure += 1) await logIn(client, emailAddress, 'wrong password')
    expect(await canLogIn(emailAddress, PASSWORD)).toBe(false)
    expect((await reset(await linkFor(emailAddress))).status).toBe(200)
    expect(await canLogIn(emailAddress, NEW_PASSWORD)).toBe(true)
  })
})
