import {
  logIn,
  motorQuote,
  newCustomer,
  outboxOf,
  PASSWORD,
  resetLinkOf,
  tokenOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { mailedOrigin, sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { rawClient, type RawClient } from '../../support/raw-client'
import { openedWith, widgetToken } from '../../support/widget-client'

const origin = sandboxOrigin()
const visitor = rawClient(origin)
const app = '/api/services/app'
const NEW_PASSWORD = 'Another-horse-2'

const change = (client: RawClient, currentPassword: string, newPassword = NEW_PASSWORD) =>
  client.post(`${app}/Profile/ChangePassword`, { currentPassword, newPassword })
const canLogIn = async ({ emailAddress }: TestCustomer, password: string) =>
  (await logIn(visitor, emailAddress, password)).status === 200
const isLoggedIn = async (client: RawClient) =>
  (await client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)).status === 200
const violations = (answer: Awaited<ReturnType<typeof change>>) =>
  answer.error?.validationErrors?.map(({ message, members }) => [members, message])
const WRONG = [[['currentPassword'], 'This is not your current password']]

describe('a password change', () => {
  test('[ACC-03] sets the password and ends every other session of the customer; this one stays', async () => {
    const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
    const { client, emailAddress } = customer
    const second = visitor.withToken(tokenOf((await logIn(visitor, emailAddress, PASSWORD)).result))
    const { id } = await motorQuote(customer)
    const forWidget = await Promise.all([client, second].map((each) => widgetToken(each, id)))
    expect(await change(client, PASSWORD)).toMatchObject({ status: 200, result: null })
    expect(await Promise.all([client, second, other.client].map(isLoggedIn))).toEqual([true, false, true])
    expect(await Promise.all(forWidget.map((token) => openedWith(sandboxWidgetOrigin(), token, id)))).toEqual([
      200, 401,
    ])
    expect([await canLogIn(customer, PASSWORD), await canLogIn(customer, NEW_PASSWORD)]).toEqual([false, true])
  })

  test('[ACC-03] is mailed to the customer, with a way to undo what somebody else did', async () => {
    const { client, emailAddress } = await newCustomer(origin)
    await change(client, PASSWORD)
    const [mail] = await outboxOf(origin, emailAddress)
    expect(mail?.subject).toBe('Your password has been changed')
    expect(mail?.text).toContain(`\n${mailedOrigin()}/login#forgot\n`)
    expect(mail?.text).not.toMatch(/horse/)
  })

  test('[ACC-03] voids the reset links that were sent to the customer before, and nobody else’s', async () => {
    const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
    const links = []
    for (const { emailAddress } of [customer, other]) {
      await visitor.post(`${app}/Account/SendPasswordResetCode`, { emailAddress })
      links.push(await resetLinkOf(origin, emailAddress))
    }
    expect((await change(customer.client, PASSWORD)).status).toBe(200)
    const resets = links.map((link) =>
      visitor.post(`${app}/Account/ResetPassword`, { ...link, password: 'A-third-horse-3' }),
    )
    expect((await Promise.all(resets)).map(({ status }) => status)).toEqual([500, 200])
  })

  test('[ACC-03] with a wrong current password is refused at that field, and changes nothing', async () => {
    const customer = await newCustomer(origin)
    const answer = await change(customer.client, 'Wrong-horse-1')
    expect([answer.status, violations(answer)]).toEqual([400, WRONG])
    expect([await isLoggedIn(customer.client), await canLogIn(customer, PASSWORD)]).toEqual([true, true])
  })

  test('[ACC-03] guesses of the current password count with those at log-in: five lock both', async () => {
    const customer = await newCustomer(origin)
    await logIn(visitor, customer.emailAddress, 'wrong password')
    const guesses = [1, 2, 3, 4].map(() => change(customer.client, 'Wrong-horse-1'))
    expect((await Promise.all(guesses)).map(violations)).toEqual([WRONG, WRONG, WRONG, WRONG])
    expect(await change(customer.client, PASSWORD)).toMatchObject({
      status: 500,
      error: { message: 'Too many wrong passwords. Please try again in a few minutes.' },
    })
    expect([await canLogIn(customer, PASSWORD), await isLoggedIn(customer.client)]).toEqual([false, true])
  })

  test('[AUTH-26: change] [ACC-03] to a short password, or to the same one, is refused at that field without being tried', async () => {
    const customer = await newCustomer(origin)
    expect(violations(await change(customer.client, PASSWORD, 'short'))).toEqual([
      [['newPassword'], expect.any(String)],
    ])
    expect(violations(await change(customer.client, PASSWORD, PASSWORD))).toEqual([
      [['newPassword'], 'Choose a password different from your current one'],
    ])
    expect(violations(await change(customer.client, 'short', 'short'))?.map(([members]) => members)).toContainEqual([
      'currentPassword',
    ])
  })

  test('[ACC-03] made many times at once sets one password, and leaves one session', async () => {
    const customer = await newCustomer(origin)
    const clients = await Promise.all(
      [1, 2, 3].map(async () =>
        visitor.withToken(tokenOf((await logIn(visitor, customer.emailAddress, PASSWORD)).result)),
      ),
    )
    const passwords = clients.map((_, index) => `Concurrent-horse-${String(index)}`)
    const answers = await Promise.all(clients.map((client, index) => change(client, PASSWORD, passwords[index])))
    const won = answers.map(({ status }) => status === 200)
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await Promise.all(clients.map(isLoggedIn))).toEqual(won)
    expect(await canLogIn(customer, passwords[won.indexOf(true)] ?? '')).toBe(true)
  })

  test('[ACC-03] needs a session', async () => {
    expect((await change(visitor, PASSWORD)).status).toBe(401)
  })
})
