import { Void } from '../../../src/contract/codecs'
import type { Endpoint } from '../../../src/contract/endpoint'
import { endpoints } from '../../../src/contract/table'
import {
  activationOf,
  bankAccount,
  completeKyc,
  document,
  employer,
  newCustomer,
  PASSWORD,
  registered,
  userDetails,
  type TestCustomer,
} from '../../support/customer-builder'
import { publishedAccounts } from '../../support/published-accounts'
import { vehicle } from '../../support/vehicle'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { beneficiary } from '../../support/people'
import { rawClient, type Answer } from '../../support/raw-client'
import { review } from '../../support/reviews'

const origin = sandboxOrigin()
const app = '/api/services/app'
const rows = Object.values(endpoints) as unknown as readonly Endpoint[]

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
})
const post = (path: string, body: unknown) => customer.client.post(`${app}/${path}`, body)
const envelopeOf = ({ text }: Answer) => JSON.parse(text) as Record<string, unknown>

test('each call that only confirms has the result null', async () => {
  const [number, stranger] = ['+2348034440001', rawClient(origin)]
  const { emailAddress } = await registered(origin)
  const sent = await stranger.post(`${app}/Account/SendEmailActivationLink`, { emailAddress })
  const activated = await stranger.post(`${app}/Account/ActivateEmail`, await activationOf(origin, emailAddress))
  const reset = await stranger.post(`${app}/Account/SendPasswordResetCode`, { emailAddress })
  const sms = await post('Profile/SendVerificationSms', { phoneNumber: number })
  const message = (
    (await (await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(number)}`)).json()) as { text: string }[]
  )[0]
  const code = /\d{6}/.exec(message?.text ?? '')?.[0]
  const verified = await post('Profile/VerifySmsCode', { phoneNumber: number, code })
  const saved = await customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, userDetails(customer))
  const leaving = await newCustomer(origin)
  const changed = await leaving.client.post(`${app}/Profile/ChangePassword`, {
    currentPassword: PASSWORD,
    newPassword: 'Another-horse-2',
  })
  const out = await leaving.client.get('/api/TokenAuth/LogOut')
  const tried: Record<string, Answer> = {
    'Account/SendEmailActivationLink': sent,
    'Account/ActivateEmail': activated,
    'Account/SendPasswordResetCode': reset,
    'Profile/SendVerificationSms': sms,
    'Profile/VerifySmsCode': verified,
    'Profile/UpdateCurrentUserProfile': saved,
    'Profile/ChangePassword': changed,
    'TokenAuth/LogOut': out,
  }
  expect(
    rows
      .filter(({ result }) => result === Void)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(tried).sort())
  for (const [name, answer] of Object.entries(tried))
    expect([name, answer.status, envelopeOf(answer)]).toEqual([
      name,
      200,
      { result: null, targetUrl: null, success: true, error: null, unAuthorizedRequest: false, __abp: true },
    ])
})

test('every save returns an id', async () => {
  const { items } = await listOf(customer, 'Medical/GetQuestions')
  const { bankId, accountNumber } = bankAccount
  const saves: Record<string, unknown> = {
    'BankAccount/Save': { name: 'CUSTOMER TEST', description: '', bankId, accountNumber, accountType: '00' },
    'employer/save': employer,
    'Medical/Save': { medicalAnswers: items.map(({ question }) => ({ question, selected: true })) },
    'Document/Save': document,
    'Beneficiary/Save': beneficiary(),
  }
  expect(Object.keys(saves).sort()).toEqual(
    rows
      .map(({ name }) => name)
      .filter((name) => /\/save$/i.test(name))
      .sort(),
  )
  for (const [path, body] of Object.entries(saves)) {
    const { status, result } = await post(path, body)
    expect([path, status, Object.keys(Object(result) as object)]).toEqual([path, 200, ['id']])
  }
})

test('a verified BVN, a new token and a category have their fields', async () => {
  expect((await post('BVN/Verify', { bvn: '22222222222' })).result).toEqual({ bvn: '22222222222', verified: true })
  const fresh = (await customer.client.get('/api/TokenAuth/Getaccess')).result
  expect(fresh).toEqual({ accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string })
  const categories = (await customer.client.get(`${app}/Category/GetAllCategories`)).result as object[]
  for (const category of categories)
    expect(Object.keys(category).sort()).toEqual(['backgroundColor', 'description', 'id', 'imageUrl', 'name'])
})

test('the product of a quote has id, names and the premium as its price', async () => {
  const quote = { signature: 'MOTOR', productId: '101', vehicles: [{ ...vehicle, makeId: '1', modelId: '102' }] }
  const { result } = await post('Insurance/VehicleQuote', quote)
  const { product, totalPremium } = result as { product: Record<string, unknown>; totalPremium: number }
  expect(Object.keys(product).sort()).toEqual(['code', 'description', 'id', 'name', 'price', 'subCode'])
  expect(product['price']).toBe(totalPremium)
})

describe('statuses that are easily confused', () => {
  test('401 is for a missing log-in, 403 for a missing permission, 404 for an unknown entity', async () => {
    const path = `${app}/Policy/GetById?id=1`
    const fault = { path: '/Policy/GetById', kind: '403', times: 1, emailAddress: customer.emailAddress }
    await rawClient(origin).post('/sandbox/faults', fault)
    const answers = [
      await rawClient(origin).get(path),
      await customer.client.get(path),
      await customer.client.get(path),
    ]
    expect(answers.map((answer) => [answer.status, envelopeOf(answer)['unAuthorizedRequest']])).toEqual([
      [401, true],
      [403, true],
      [404, false],
    ])
  })

  test('a business failure and an internal one are both a 500, and only the first has a message for the customer', async () => {
    const fault = { path: '/BVN/Verify', kind: '500', times: 1, emailAddress: customer.emailAddress }
    await rawClient(origin).post('/sandbox/faults', fault)
    const [internal, business] = [
      await post('BVN/Verify', { bvn: '22222222222' }),
      await post('BVN/Verify', { bvn: '00000000000' }),
    ]
    expect([internal.status, business.status]).toEqual([500, 500])
    expect(internal.error?.message).toBe('An internal error occurred during your request!')
    expect(business.error?.message).toBe('We could not verify this BVN.')
    expect([internal, business].map((answer) => Object.keys(envelopeOf(answer)).length)).toEqual([6, 6])
  })
})

describe('dates, numbers and ids', () => {
  test('the time part of a calendar date is ignored', async () => {
    const other = await newCustomer(origin)
    await other.client.put(`${app}/Profile/UpdateCurrentUserProfile`, {
      ...userDetails(other),
      dateOfBirth: '1990-02-28T23:30:00Z',
    })
    const { result } = await other.client.get(`${app}/Profile/GetCurrentUserProfileForEdit`)
    expect(result).toMatchObject({ dateOfBirth: '1990-02-28' })
    const saved = await other.client.post(`${app}/Document/Save`, { ...document, issueDate: '2024-01-01T00:00:00' })
    expect(saved.status).toBe(200)
  })

  test('an amount with a fraction of a kobo is rejected', async () => {
    const vehicles = [{ ...vehicle, value: 1_000_000.001 }]
    const answer = await post('Insurance/VehicleQuote', { signature: 'MOTOR', productId: 101, vehicles })
    expect(answer.error?.validationErrors?.flatMap(({ members }) => members)).toEqual(['vehicles[0].value'])
  })

  test.each(publishedAccounts)('the published account %s %s is verified', async (bankCode, nuban) => {
    const answer = await post('nuban/Verify', { nuban, bankCode })
    expect(answer.result).toEqual({ accountName: 'CUSTOMER TEST', accountNumber: nuban, bankCode })
  })

  test('the formats of plate, chassis and passport numbers are not validated', async () => {
    const odd = { ...vehicle, registrationNo: 'X', chassisNo: 'OLD FRAME 7', engineNo: '?' }
    expect((await post('Insurance/VehicleQuote', { signature: 'M', productId: 101, vehicles: [odd] })).status).toBe(200)
  })

  test('the parameter name of an id is case-insensitive', async () => {
    const [first] = (await listOf(customer, 'Beneficiary/GetAll')).items
    const path = `/api/services/app/beneficiary/getbyid?ID=${String(first?.['id'])}`
    expect((await customer.client.get(path)).result).toEqual(first)
  })

  test('null in a request counts as missing', async () => {
    const answer = await post('Document/Save', { ...document, type: null, url: null })
    expect(answer.error?.validationErrors).toEqual([{ message: 'The type field is required.', members: ['type'] }])
  })
})

test('only the customer of a rejected section sees the reason', async () => {
  const other = await newCustomer(origin)
  await completeKyc(other)
  const decision = { decision: 'reject', sections: ['Bvn Info'], reason: 'No match.' }
  expect(await review(origin, other.emailAddress, decision)).toMatchObject({
    status: 200,
    result: { kycStatus: 'PendingBvnInfo' },
  })
  const { result } = await other.client.get(`${app}/Kyc/GetAll`)
  expect(result).toMatchObject({ kycStatus: 'PendingBvnInfo' })
  const items = Reflect.get(Object(result), 'items') as Record<string, unknown>[]
  expect(items.map(({ kycField, status, reason }) => [kycField, status, reason])).toEqual([
    ['User Info', 'Pending', undefined],
    ['Account Info', 'Pending', undefined],
    ['Bvn Info', 'Rejected', 'No match.'],
    ['Employer Info', 'Pending', undefined],
    ['Medical Info', 'Pending', undefined],
    ['Identification Document', 'Pending', undefined],
  ])
})
