import { card, completeKyc, logIn, motorQuote, userDetails, type TestCustomer } from './customer-builder'
import { rawClient } from './raw-client'
import type { SandboxProcess } from './sandbox-process'
import { widgetClient } from './widget-client'

const app = '/api/services/app'

/** Sends requests of a customer with this text in each field that could get into a log. */
export const sendCanaries = async (sandbox: SandboxProcess, customer: TestCustomer, canary: string): Promise<void> => {
  const { client, emailAddress } = customer
  await completeKyc(customer, 2)
  await logIn(rawClient(sandbox.origin), emailAddress, canary)
  await client.put(`${app}/Profile/UpdateCurrentUserProfile`, { ...userDetails(customer), name: canary })
  await client.get(`${app}/Policy/GetAll?Filter=${canary}`)
  await client.post(`${app}/BVN/Verify`, { bvn: canary })
  const link = { userId: '00000000-0000-4000-8000-000000000000', resetCode: canary, c: canary, expireDate: canary }
  expect((await client.post(`${app}/Account/ResetPassword`, { ...link, password: canary })).status).toBe(500)
  const passwords = { currentPassword: canary, newPassword: `${canary}2` }
  expect((await client.post(`${app}/Profile/ChangePassword`, passwords)).status).toBe(400)
  await client.send(`${app}/BVN/Verify`, { method: 'POST', body: `{"bvn": "${canary}` })
  await fetch(`${sandbox.origin}/register/verifyEmail/${canary}/${canary}?c=${canary}`)
  await rawClient(sandbox.origin).post('/sandbox/faults', { path: 'Kyc/GetAll', kind: '500', times: 1 })
  expect((await client.get(`${app}/Kyc/GetAll`)).status).toBe(500)
  const quote = await motorQuote(customer, { registrationNo: canary.slice(0, 32) })
  const widget = widgetClient(sandbox.widgetOrigin, client)
  expect((await widget.post('/pay/card', { quoteId: quote.id, ...card })).status).toBe(200)
}
