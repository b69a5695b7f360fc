import { endpoints } from '../../../src/contract/table'
import { logIn, newCustomer, PASSWORD, registration, userDetails, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { rawClient, unique, type Answer } from '../../support/raw-client'

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
])('the %s of a registration has a maximum length', async (field, fitting, wrong) => {
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
])('a profile whose %s has %d characters is rejected with an error at it', async (field, length) => {
  const answer = await customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, {
    ...userDetails(customer),
    [field]: '1'.repeat(length),
  })
  expect([answer.status, members(answer)]).toEqual([400, [field]])
})

test('a too long name or password at log-in is an invalid request, not a failed log-in', async () => {
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
