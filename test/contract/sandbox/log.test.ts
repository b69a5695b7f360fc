import { openStore } from '../../support/backends'
import {
  card,
  completeKyc,
  document,
  logIn,
  motorQuote,
  newCustomer,
  userDetails,
} from '../../support/customer-builder'
import { rawClient, unique } from '../../support/raw-client'

jest.setTimeout(60_000)

const app = '/api/services/app'

test('nothing that a customer sends is logged: no password, token, BVN, address, document or card', async () => {
  const store = await openStore()
  const sandbox = await store.start({ LOG_LEVEL: 'trace' })
  const customer = await newCustomer(sandbox.origin)
  const { client, emailAddress, password } = customer
  await completeKyc(customer)
  const canary = unique('canary')
  await logIn(rawClient(sandbox.origin), emailAddress, canary)
  await client.put(`${app}/Profile/UpdateCurrentUserProfile`, { ...userDetails(customer), name: canary })
  await client.get(`${app}/Policy/GetAll?Filter=${canary}`)
  await client.post(`${app}/BVN/Verify`, { bvn: canary })
  await client.send(`${app}/BVN/Verify`, { method: 'POST', body: `{"bvn": "${canary}` })
  await fetch(`${sandbox.origin}/register/verifyEmail/${canary}/${canary}?c=${canary}`)
  await rawClient(sandbox.origin).post('/sandbox/faults', { path: 'Kyc/GetAll', kind: '500', times: 1 })
  expect((await client.get(`${app}/Kyc/GetAll`)).status).toBe(500)
  const quote = await motorQuote(customer, { registrationNo: canary.slice(0, 32) })
  await rawClient(sandbox.widgetOrigin, client.token).post('/pay/card', { quoteId: quote.id, ...card })
  await sandbox.stop()
  const log = sandbox.output()
  expect(log).toContain('"route":"/api/services/app/Policy/GetAll"')
  expect(log).toContain('unexpected failure')
  const planted = [
    canary,
    emailAddress,
    password,
    client.token ?? '',
    '22222222222',
    document.data,
    '6666',
    '0000014579',
  ]
  for (const secret of planted) expect(log.includes(secret)).toBe(false)
  expect(client.token).toMatch(/^\S{50,}$/)
  await store.remove()
})
