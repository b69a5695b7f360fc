import { openStore, type Store } from '../../support/backends'
import {
  activationOf,
  bankAccount,
  card,
  document,
  motorQuote,
  newCustomer,
  PASSWORD,
  registered,
  registration,
  resetLinkOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { beneficiary } from '../../support/people'
import { rawClient, unique } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { todayInLagos } from '../../support/today-in-lagos'
import { until } from '../../support/until'
import { codeFor, newNumber, sendCode } from '../../support/verified-number'
import { widgetToken } from '../../support/widget-client'

jest.setTimeout(120_000)

const app = '/api/services/app'
const NEW_PASSWORD = 'Another-horse-2'
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** What the log of a process says about one request each. */
describe('the events of the log', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  let customerId: string
  let resetCode: string

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    customer = await newCustomer(sandbox.origin)
    await rawClient(sandbox.origin).post(`${app}/Account/SendPasswordResetCode`, {
      emailAddress: customer.emailAddress,
    })
    customerId = (await resetLinkOf(sandbox.origin, customer.emailAddress)).userId
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  type Request = { readonly body?: unknown; readonly token?: string | undefined; readonly widget?: boolean }

  /** The events of one request, without what is the same in all of them, which is checked. */
  const eventsOf = async (path: string, { body, token, widget = false }: Request) => {
    const requestId = unique('request')
    await rawClient(widget ? sandbox.widgetOrigin : sandbox.origin, token).send(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-request-id': requestId },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const linesOf = () =>
      sandbox
        .output()
        .split('\n')
        .filter((line) => line.includes(requestId))
    // The line of the answer is the last one of a request.
    await until(linesOf, (lines) => lines.some((line) => line.includes('"answered"')))
    const events = linesOf()
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event !== undefined)
    return events.map(({ level: _, time, pid, hostname, msg, requestId: id, address, ...rest }) => {
      expect([id, address, msg, typeof time, typeof pid, typeof hostname]).toEqual([
        requestId,
        '127.0.0.1',
        'event',
        'number',
        'number',
        'string',
      ])
      return rest
    })
  }

  const logIn = (userNameOrEmailAddress: string, password: string) =>
    eventsOf('/api/TokenAuth/Authenticate', { body: { userNameOrEmailAddress, password } })
  const changed = (currentPassword: string, token = customer.client.token) =>
    eventsOf(`${app}/Profile/ChangePassword`, { body: { currentPassword, newPassword: NEW_PASSWORD }, token })
  const mine = (event: string, more = {}) => ({ event, customer: customerId, ...more })

  test('[RUN-15] an account that is opened, its address and a phone that are confirmed, and codes that are refused', async () => {
    const account = registration()
    const opened = await eventsOf(`${app}/Account/Register`, { body: account })
    await rawClient(sandbox.origin).post(`${app}/Account/SendEmailActivationLink`, account)
    const link = await activationOf(sandbox.origin, account.emailAddress)
    const activated = (more = {}) => eventsOf(`${app}/Account/ActivateEmail`, { body: { ...link, ...more } })
    const refused = { event: 'code-refused', customer: link.userId, reason: 'activation' }
    expect(opened).toEqual([{ event: 'registered', customer: link.userId }])
    expect(await activated({ userId: 'nobody' })).toEqual([{ event: 'code-refused', reason: 'activation' }])
    expect(await activated({ confirmationCode: 'another' })).toEqual([refused])
    expect(await activated()).toEqual([{ event: 'email-confirmed', customer: link.userId }])
    expect(await activated()).toEqual([refused])
    const phoneNumber = newNumber()
    await sendCode(customer, phoneNumber)
    const code = await codeFor(sandbox.origin, phoneNumber)
    const { token } = customer.client
    const verified = (typed: string) =>
      eventsOf(`${app}/Profile/VerifySmsCode`, { body: { phoneNumber, code: typed }, token })
    expect(await verified('wrong')).toEqual([mine('code-refused', { reason: 'sms' })])
    expect(await verified(code)).toEqual([mine('phone-verified')])
    expect(sandbox.output()).not.toContain(phoneNumber)
  })

  test('[RUN-15] log-ins, those that failed and why, the lock, and the log-out', async () => {
    expect(await logIn(customer.emailAddress, PASSWORD)).toEqual([mine('logged-in')])
    const wrong = mine('log-in-refused', { reason: 'wrong' })
    for (let failure = 1; failure < 5; failure += 1) expect(await logIn(customer.userName, 'wrong')).toEqual([wrong])
    expect(await logIn(customer.userName, 'wrong')).toEqual([mine('account-locked'), wrong])
    expect(await logIn(customer.userName, PASSWORD)).toEqual([mine('log-in-refused', { reason: 'locked' })])
    expect(await logIn(customer.emailAddress, PASSWORD)).toEqual([mine('log-in-refused', { reason: 'barred' })])
    expect(await logIn(unique('nobody'), 'wrong')).toEqual([{ event: 'log-in-refused', reason: 'wrong' }])
    const waiting = await registered(sandbox.origin)
    expect(await logIn(waiting.emailAddress, PASSWORD)).toEqual([
      { event: 'log-in-refused', customer: expect.any(String) as string, reason: 'unconfirmed' },
    ])
    expect(await changed(PASSWORD)).toEqual([mine('password-change-refused', { reason: 'locked' })])
  })

  test('[RUN-15] resets of a password, asked for, refused and done, and its change', async () => {
    const asked = (emailAddress: string) => eventsOf(`${app}/Account/SendPasswordResetCode`, { body: { emailAddress } })
    const reset = (link: object) => eventsOf(`${app}/Account/ResetPassword`, { body: { ...link, password: PASSWORD } })
    expect(await asked(customer.emailAddress)).toEqual([mine('reset-requested')])
    expect(await asked(`${unique('nobody')}@mail.test`)).toEqual([{ event: 'reset-requested' }])
    const link = await resetLinkOf(sandbox.origin, customer.emailAddress)
    resetCode = link.resetCode
    expect(await reset({ ...link, userId: 'nobody' })).toEqual([{ event: 'reset-refused' }])
    expect(await reset({ ...link, userId: NOBODY })).toEqual([{ event: 'reset-refused', customer: NOBODY }])
    expect(await reset(link)).toEqual([mine('password-reset')])
    const answer = await rawClient(sandbox.origin).post('/api/TokenAuth/Authenticate', {
      userNameOrEmailAddress: customer.emailAddress,
      password: PASSWORD,
    })
    const { accessToken } = answer.result as { accessToken: string }
    customer = { ...customer, client: customer.client.withToken(accessToken) }
    expect(await changed('Wrong-horse-1')).toEqual([mine('password-change-refused', { reason: 'wrong' })])
    expect(await changed(PASSWORD)).toEqual([mine('password-changed')])
  })

  test('[RUN-15] payments by card, and those that were declined, and mandates; a payment that is repeated is none', async () => {
    const pay = async (path: string, body: { readonly quoteId: number }) =>
      eventsOf(path, { body, token: await widgetToken(customer.client, body.quoteId), widget: true })
    const [first, second] = [(await motorQuote(customer)).id, (await motorQuote(customer)).id]
    const declined = { ...card, number: '4084 0800 0000 5408' }
    expect(await pay('/pay/card', { quoteId: first, ...declined })).toEqual([mine('card-declined', { quoteId: first })])
    expect(await pay('/pay/card', { quoteId: first, ...card })).toEqual([mine('card-paid', { quoteId: first })])
    expect(await pay('/pay/card', { quoteId: first, ...card })).toEqual([])
    const plan = { quoteId: second, ...bankAccount, frequency: 'Monthly', startDate: todayInLagos(), consent: true }
    expect(await pay('/pay/mandate', plan)).toEqual([mine('mandate-set-up', { quoteId: second })])
    expect(await pay('/pay/mandate', plan)).toEqual([])
  })

  test('[RUN-15] files that were refused for what they are, for their size, and without room; and limits', async () => {
    const { token } = customer.client
    const upload = (data: string) => eventsOf(`${app}/Document/Save`, { body: { ...document, data }, token })
    const text = Buffer.from('a text').toString('base64')
    expect(await upload(text)).toEqual([mine('file-refused', { reason: 'content' })])
    const child = beneficiary({ data: { ...document, data: text } })
    expect(await eventsOf(`${app}/Beneficiary/Save`, { body: child, token })).toEqual([
      mine('file-refused', { reason: 'content' }),
    ])
    expect(await upload('A'.repeat(12 * 1024 * 1024))).toEqual([mine('file-refused', { reason: 'size' })])
    for (let sent = 0; sent < 50; sent += 1) expect(await upload(document.data)).toEqual([])
    expect(await upload(document.data)).toEqual([mine('file-refused', { reason: 'room' })])
    const links = []
    for (let asked = 0; asked < 4; asked += 1)
      links.push(
        ...(await eventsOf(`${app}/Account/SendEmailActivationLink`, { body: { emailAddress: 'nobody@mail.test' } })),
      )
    expect(links).toEqual([{ event: 'limit-reached' }])
  })

  test('[RUN-15] the log-out of a session', async () => {
    expect(await eventsOf('/api/TokenAuth/LogOut', { token: customer.client.token })).toEqual([mine('logged-out')])
  })

  test('[RUN-15] no line has a name, an email address, a password, a code, a card number or a file', () => {
    expect(resetCode).toMatch(/^[0-9a-f]{48}$/)
    const { emailAddress, userName, client } = customer
    const typed = [
      emailAddress,
      userName,
      PASSWORD,
      NEW_PASSWORD,
      'Wrong-horse-1',
      'nobody',
      resetCode,
      client.token ?? '',
    ]
    const sent = ['40840800', '4084 0800', '50606666', '5060 6666', bankAccount.accountNumber, document.data]
    for (const secret of [...typed, ...sent])
      expect([secret, sandbox.output().includes(secret)]).toEqual([secret, false])
  })
})
