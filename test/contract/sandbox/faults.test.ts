import { newCustomer, userDetails, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { rawClient } from '../../support/raw-client'

const origin = sandboxOrigin()
const path = '/api/services/app/Kyc/GetAll'

const switchOn = ({ emailAddress }: TestCustomer, fault: object) =>
  rawClient(origin).post('/sandbox/faults', { path, times: 1, emailAddress, ...fault })

test.each([
  ['401', 401, 'Current user did not login to the application!'],
  ['403', 403, 'You are not authorized!'],
])('a %s is the envelope of that status, once', async (kind, status, message) => {
  const customer = await newCustomer(origin)
  expect((await switchOn(customer, { kind })).status).toBe(200)
  expect(await customer.client.get(path)).toMatchObject({ status, error: { message } })
  expect((await customer.client.get(path)).status).toBe(200)
})

test('a slow call whose caller has disconnected is never executed', async () => {
  const customer = await newCustomer(origin)
  const save = '/api/services/app/Profile/UpdateCurrentUserProfile'
  await switchOn(customer, { path: save, kind: 'slow', ms: 400 })
  const body = JSON.stringify(userDetails(customer))
  const gone = customer.client.send(save, { method: 'PUT', body, signal: AbortSignal.timeout(100) })
  await expect(gone).rejects.toThrow()
  // The delay of a second slow call ends after that of the first.
  await switchOn(customer, { kind: 'slow', ms: 600 })
  expect((await customer.client.get(path)).result).toMatchObject({ kycStatus: 'NewlyRegistered' })
})

test('a fault replaces a write, or only its response on request', async () => {
  const customer = await newCustomer(origin)
  const save = 'profile/updatecurrentuserprofile'
  const put = () => customer.client.put(`/api/services/app/${save}`, userDetails(customer))
  await switchOn(customer, { path: save, kind: '500' })
  expect((await put()).status).toBe(500)
  expect((await customer.client.get(path)).result).toMatchObject({ kycStatus: 'NewlyRegistered' })
  await switchOn(customer, { path: save, kind: '503', after: true })
  expect((await put()).status).toBe(503)
  expect((await customer.client.get(path)).result).toMatchObject({ kycStatus: 'PendingAccountInfo' })
})

test('a fault of one customer does not affect another', async () => {
  const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
  await switchOn(customer, { kind: '500' })
  expect((await other.client.get(path)).status).toBe(200)
  expect((await customer.client.get(path)).status).toBe(500)
})

test('a call without a log-in is matched by the email in its body', async () => {
  const customer = await newCustomer(origin)
  await switchOn(customer, { path: '/TokenAuth/Authenticate', kind: '503' })
  const { emailAddress: userNameOrEmailAddress, password } = customer
  const logIn = () =>
    rawClient(origin).post('/api/TokenAuth/Authenticate', { userNameOrEmailAddress, password, tenantId: 1 })
  expect((await logIn()).status).toBe(503)
  expect((await logIn()).status).toBe(200)
})

test('a fault of an unknown kind is rejected with the list of the known ones', async () => {
  const answer = await rawClient(origin).post('/sandbox/faults', { path, kind: 'flood', times: 1 })
  expect(answer.status).toBe(400)
  expect(answer.error?.validationErrors?.[0]).toEqual({
    message: 'The field kind must be one of the kinds of fault.',
    members: ['kind'],
  })
})
