import { endpoints } from '../../../src/contract/table'
import { openStore, type Store } from '../../support/backends'
import { logIn, newCustomer, PASSWORD, registration, userDetails, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { demoCustomer } from '../../support/people'
import { rawClient, unique, type Answer } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'

const origin = sandboxOrigin()
const client = rawClient(origin)
const app = '/api/services/app'

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
})

const members = ({ error }: Answer) => error?.validationErrors?.flatMap(({ members: fields }) => fields)
const text = (length: number) => unique('x').padEnd(length, 'x').slice(0, length)
const email = (length: number) => `${text(length - '@mail.test'.length)}@mail.test`

test.each([
  ['name', text(64), text(65)],
  ['surname', text(64), text(65)],
  ['userName', text(256), text(257)],
  ['emailAddress', email(256), email(257)],
  ['password', 'x'.repeat(8), 'x'.repeat(7)],
  ['password', 'x'.repeat(128), 'x'.repeat(129)],
])('the %s of a registration has its length', async (field, fitting, wrong) => {
  expect((await client.post(`${app}/Account/Register`, registration({ [field]: fitting }))).status).toBe(200)
  const answer = await client.post(`${app}/Account/Register`, registration({ [field]: wrong }))
  expect([answer.status, members(answer)]).toEqual([400, [field]])
})

test.each([
  ['name', 65],
  ['surname', 65],
  ['userName', 257],
  ['emailAddress', 257],
  ['phoneNumber', 33],
])('a profile whose %s has %d characters is refused at it', async (field, length) => {
  const answer = await customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, {
    ...userDetails(customer),
    [field]: '1'.repeat(length),
  })
  expect([answer.status, members(answer)]).toEqual([400, [field]])
})

test('a name or password that is longer than any at log-in is an invalid request, not a failed log-in', async () => {
  const names = await logIn(client, 'x'.repeat(257), PASSWORD)
  expect([names.status, members(names)]).toEqual([400, ['userNameOrEmailAddress']])
  const passwords = await logIn(client, 'somebody@mail.test', 'x'.repeat(129))
  expect([passwords.status, members(passwords)]).toEqual([400, ['password']])
})

const small = Object.values(endpoints).filter(({ method, size }) => method !== 'GET' && size === 'normal')

test.each(small.map(({ method, path }) => [method, path] as const))(
  '%s %s takes 64 KiB and answers 413 in an envelope above them',
  async (method, path) => {
    const frame = '{"extra":""}'
    const send = (bytes: number) =>
      customer.client.send(`/api${path}`, { method, body: frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`) })
    expect(await send(64 * 1024)).toMatchObject({ status: 400, success: false })
    expect(await send(64 * 1024 + 1)).toMatchObject({
      status: 413,
      success: false,
      result: null,
      error: { message: 'The request is too large.' },
    })
  },
)

describe('calls that can be repeated at a cost', () => {
  let store: Store
  let sandbox: SandboxProcess
  let token: string | undefined
  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start({ REQUESTS_PER_MINUTE: '3' })
    token = (await demoCustomer(sandbox.origin)).client.token
  }, 120_000)
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test.each([
    '/TokenAuth/Authenticate',
    '/services/app/Account/Register',
    '/services/app/Account/SendEmailActivationLink',
    '/services/app/Account/ActivateEmail',
    '/services/app/Profile/SendVerificationSms',
    '/services/app/Profile/VerifySmsCode',
  ])('%s has a limit for one address: a 429 in an envelope that says when to come back', async (path) => {
    const send = () => rawClient(sandbox.origin, token).post(`/api${path}`, {})
    for (const answer of [await send(), await send()]) expect(answer.status).toBe(400)
    // Logging in above was one try of three; the other calls have one left.
    await send()
    const refused = await send()
    expect(refused).toMatchObject({
      status: 429,
      success: false,
      result: null,
      error: { message: 'Too many requests. Please try again later.' },
    })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  test('reading has none', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await rawClient(sandbox.origin).get(`${app}/Kyc/GetAll`)).status).toBe(401)
  })
})
