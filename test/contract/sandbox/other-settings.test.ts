import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos } from '../../../src/domain/values/calendar-date'
import { openEmptyStore, type Store } from '../../support/backends'
import { writePortal } from '../../support/contract-portal'
import {
  document,
  logIn,
  newCustomer,
  outboxOf,
  PASSWORD,
  registered,
  userDetails,
  type TestCustomer,
} from '../../support/customer-builder'
import { sendCanaries } from '../../support/canary-requests'
import { startMailServer, type MailServer } from '../../support/mail-server'
import { rawClient, unique } from '../../support/raw-client'
import { newDataDir, removeData, type SandboxProcess } from '../../support/sandbox-process'
import { newNumber, sendCode } from '../../support/verified-number'

jest.setTimeout(120_000)

const app = '/api/services/app'

/** Tests that need other settings than the shared sandbox: one database and two starts on it, in this order. */
let store: Store
let sandbox: SandboxProcess
let mailServer: MailServer
let portal: string
let waiting: { readonly emailAddress: string }

const askForLink = (emailAddress: string) =>
  rawClient(sandbox.origin).post(`${app}/Account/SendEmailActivationLink`, { emailAddress })

/** An account whose activation email was requested. */
const letterAskedFor = async () => {
  const account = await registered(sandbox.origin)
  expect((await askForLink(account.emailAddress)).status).toBe(200)
  return account
}

beforeAll(async () => {
  store = await openEmptyStore()
})
afterAll(() => store.remove())

describe('with the sandbox switch off', () => {
  beforeAll(async () => {
    mailServer = await startMailServer(1, { isStrict: true })
    portal = await newDataDir()
    sandbox = await store.start({
      SANDBOX: 'off',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'letters@broker.test',
      PORTAL_DIR: await writePortal(portal),
      PORTAL_ORIGIN: 'https://cover.broker.test',
      WIDGET_URL: 'https://pay.broker.test',
    })
  })
  afterAll(() => removeData(portal))

  test('the public texts have the configured origin, whatever host is asked for', async () => {
    for (const path of ['/', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
      const text = await (await fetch(sandbox.origin + path)).text()
      expect([path, [...new Set(text.match(/https?:\/\/[\w.:-]+\.test/g))]]).toEqual([
        path,
        ['https://cover.broker.test'],
      ])
      expect(text).not.toContain('127.0.0.1')
    }
  })

  test('[RUN-10: start] it says at its start that no money moves', () => {
    expect(sandbox.output()).toMatch(/^Payments +simulated: no money moves$/m)
  })

  test('[RUN-10: switched off] there are no sandbox page, outbox, reviews, faults and demo customers', async () => {
    const client = rawClient(sandbox.origin)
    expect((await logIn(client, 'demo@portal.test', 'Demo-pass-2025')).error?.details).toBe(
      'Invalid user name or password',
    )
    for (const path of ['/sandbox/outbox', '/sandbox/kyc', '/sandbox/faults'])
      expect([path, (await client.post(path, {})).status]).toEqual([path, 404])
    for (const path of ['/sandbox', '/sandbox/outbox', '/sandbox/console.js', '/openapi.json'])
      expect([path, (await client.get(path)).status]).toEqual([path, 404])
    expect(sandbox.output()).not.toContain('Demo customer')
  })

  test('every answer of a server whose addresses begin with https has browsers stay with it for a year', async () => {
    const origins = [...sandbox.output().matchAll(/listening at (http:[^"\s]+)/g)].map(([, listener = '']) => listener)
    expect(origins).toHaveLength(2)
    const paths = ['/', '/assets/missing.js', '/catalogue/motor.svg', '/healthz', '/nope', `${app}/Kyc/GetAll`]
    for (const address of origins.flatMap((listener) => paths.map((path) => listener + path)))
      expect([address, (await fetch(address)).headers.get('strict-transport-security')]).toEqual([
        address,
        'max-age=31536000; includeSubDomains',
      ])
  })

  test('[RUN-18: greeting] [RUN-18: answer] an email is sent by a strict mail server, and retried if that rejects it', async () => {
    const { emailAddress } = await letterAskedFor()
    const letter = await mailServer.next()
    expect(mailServer.refused()).toBe(1)
    expect(sandbox.output()).toMatch(/"attempt":1,"answer":"451 4\.3\.0 … try again later".*a letter was not delivered/)
    expect(letter).toMatchObject({ from: 'letters@broker.test', to: emailAddress })
    expect(letter.text).toContain('Subject: Confirm your email address')
    expect(letter.text).toContain('Content-Type: text/html')
    expect(letter.text.replaceAll('=\n', '')).toContain('https://cover.broker.test/register/verifyEmail/')
    expect(sandbox.output()).toContain('a letter was not delivered')
    expect(sandbox.output()).not.toContain(emailAddress)
  })

  test('an unreachable mail server does not delay responses', async () => {
    await mailServer.close()
    waiting = await letterAskedFor()
    expect((await sandbox.stop()).milliseconds).toBeLessThan(4_000)
  })

  test('a password is stored as argon2id with the cost recommended by OWASP', async () => {
    await store.sql(`do $$ begin
      if not exists (select from customer) or exists (
        select from customer where password_hash not like '$argon2id$v=19$m=19456,t=2,p=1$%'
      ) then raise exception 'a hash of another cost'; end if;
    end $$`)
  })
})

describe('with a mail server, the rule set `observed`, three requests a minute and every line of the log', () => {
  let customer: TestCustomer
  beforeAll(async () => {
    mailServer = await startMailServer()
    sandbox = await store.start({
      SMTP_URL: mailServer.url,
      RULE_SET: 'observed',
      REQUESTS_PER_MINUTE: '3',
      CHECKS_PER_MINUTE: '70',
      LOG_LEVEL: 'trace',
    })
    customer = await newCustomer(sandbox.origin)
  })
  afterAll(async () => {
    await sandbox.stop()
    await mailServer.close()
  })

  /** User details with a date of birth the given number of days ago. */
  const saved = (daysOld: number) =>
    customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, {
      ...userDetails(customer),
      dateOfBirth: addDays(dayInLagos(Date.now()), -daysOld),
    })

  test('a pending email is sent after the restart, and a sent one stays in the outbox', async () => {
    const letters = [await mailServer.next(), await mailServer.next()]
    expect(new Set(letters.map(({ to }) => to))).toEqual(new Set([waiting.emailAddress, customer.emailAddress]))
    const [kept] = await outboxOf(sandbox.origin, customer.emailAddress)
    expect(kept?.subject).toBe('Confirm your email address')
  })

  test('an SMS is not sent as an email', async () => {
    await sendCode(customer, newNumber())
    await customer.client.post(`${app}/Account/SendPasswordResetCode`, { emailAddress: customer.emailAddress })
    expect(await mailServer.next()).toMatchObject({ to: customer.emailAddress })
  })

  test('[KYC-05] the rule set is the same on both sides: in the portal’s configuration and in the server’s rules', async () => {
    const config: unknown = await (await fetch(`${sandbox.origin}/config.json`)).json()
    expect(config).toMatchObject({ ruleSet: 'observed' })
    // A tolerance of one day on both sides: it may be midnight in Lagos between the two clocks.
    expect((await saved(301)).status).toBe(200)
    const refused = await saved(298)
    expect(refused.status).toBe(400)
    expect(refused.error?.validationErrors).toEqual([
      { message: 'User not allowed to be less than 10 years', members: ['dateOfBirth'] },
    ])
  })

  test('a password that was stored with the full cost is still valid', async () => {
    const { error } = await logIn(rawClient(sandbox.origin), waiting.emailAddress, PASSWORD)
    expect(error?.details).toBe('Your email address is not confirmed. You can not login.')
  })

  const canary = unique('canary')

  test('the requests of a customer are accepted with a canary in each field', async () => {
    await sendCanaries(sandbox, customer, canary)
  })

  test.each([
    '/TokenAuth/Authenticate',
    '/services/app/Account/Register',
    '/services/app/Account/SendEmailActivationLink',
    '/services/app/Account/ActivateEmail',
    '/services/app/Account/SendPasswordResetCode',
    '/services/app/Account/ResetPassword',
    '/services/app/Profile/SendVerificationSms',
    '/services/app/Profile/VerifySmsCode',
    '/services/app/Profile/ChangePassword',
  ])('%s is rate-limited by address: a 429 in an envelope with the time until a retry', async (path) => {
    const send = () => customer.client.post(`/api${path}`, {})
    let answer = await send()
    // Earlier tests have called some of them, so fewer than three may be left; the next minute may begin in between.
    for (let sent = 1; sent < 7 && answer.status !== 429; sent += 1) {
      expect(answer.status).toBe(400)
      answer = await send()
    }
    expect(answer).toMatchObject({
      status: 429,
      success: false,
      result: null,
      error: { message: 'Too many requests. Please try again later.' },
    })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  test('[RUN-09] the check page has a limit of its own, which can be raised', async () => {
    const statuses = []
    for (let count = 0; count <= 70; count += 1)
      statuses.push((await fetch(`${sandbox.origin}/verify/${count}`)).status)
    expect(new Set(statuses.slice(0, 70))).toEqual(new Set([404]))
    expect(statuses.at(70)).toBe(429)
  })

  test('reads are not limited', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await rawClient(sandbox.origin).get(`${app}/Kyc/GetAll`)).status).toBe(401)
  })

  test('no customer data is logged: no password, token, BVN, address, document or card', async () => {
    await sandbox.stop()
    // Numbers, host names and ids generated by the machine may happen to contain a part of a card number.
    const generated = /"(time|pid|ms)":\d+|127\.0\.0\.1:\d+|"hostname":"[^"]*"|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
    const log = sandbox.output().replaceAll(generated, '')
    expect(log).toContain('"route":"/api/services/app/Policy/GetAll"')
    expect(log).toContain('unexpected failure')
    const token = customer.client.token ?? ''
    const secrets = [canary, customer.emailAddress, waiting.emailAddress, PASSWORD, token, '22222222222']
    for (const secret of [...secrets, document.data, '6666', '0000014579']) expect(log.includes(secret)).toBe(false)
    expect(token).toMatch(/^\S{50,}$/)
  })
})
