import {
  completeKyc,
  document,
  employer,
  newCustomer,
  outboxOf,
  userDetails,
  type TestCustomer,
} from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { rawClient } from '../../support/raw-client'
import { versionOf } from '../../support/reviews'
import { codeFor, newNumber, sendCode, verifyCode, verifiedNumber } from '../../support/verified-number'

const origin = sandboxOrigin()
const app = '/api/services/app'

const listed = async () => {
  const { result } = await rawClient(origin).get('/sandbox/kyc')
  return result as readonly {
    readonly emailAddress: string
    readonly version: string
    readonly sections: readonly { readonly field: string; readonly version: number; readonly savedAt: string }[]
  }[]
}

const decide = ({ emailAddress }: TestCustomer, decision: object) =>
  rawClient(origin).post('/sandbox/kyc', { emailAddress, ...decision })

const statuses = async ({ client }: TestCustomer) => {
  const { result } = await client.get(`${app}/Kyc/GetAll`)
  return (Reflect.get(Object(result), 'items') as { status: string }[]).map(({ status }) => status)
}

const waiting = async () => {
  const customer = await newCustomer(origin)
  await completeKyc(customer)
  return customer
}

const answersTo = async ({ client }: TestCustomer, selected: boolean) => {
  const { result } = await client.get(`${app}/Medical/GetQuestions`)
  const questions = Reflect.get(Object(result), 'items') as { question: string }[]
  return { medicalAnswers: questions.map(({ question }) => ({ question, selected })) }
}

/** What a customer can replace between the list and the decision, and how. */
const changes: readonly (readonly [section: string, change: (customer: TestCustomer) => Promise<unknown>])[] = [
  [
    'User Info',
    (customer) =>
      customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, {
        ...userDetails(customer),
        name: 'Other',
        dateOfBirth: '1970-01-01',
      }),
  ],
  ['User Info', (customer) => verifiedNumber(origin, customer)],
  [
    'Account Info',
    ({ client }) =>
      client.post(`${app}/BankAccount/Save`, {
        name: 'CUSTOMER TEST',
        description: '',
        bankId: 49,
        accountNumber: '8031234567',
        accountType: '00',
      }),
  ],
  ['Bvn Info', ({ client }) => client.post(`${app}/BVN/Verify`, { bvn: '33333333333' })],
  ['Employer Info', ({ client }) => client.post(`${app}/employer/save`, { ...employer, name: 'Other Works' })],
  ['Medical Info', async (customer) => customer.client.post(`${app}/Medical/Save`, await answersTo(customer, true))],
  ['Identification Document', ({ client }) => client.post(`${app}/Document/Save`, document)],
]

test('[KYC-24: versions] the list names each section with its version and when it was saved', async () => {
  const customer = await waiting()
  await customer.client.post(`${app}/BVN/Verify`, { bvn: '33333333333' })
  const found = (await listed()).find(({ emailAddress }) => emailAddress === customer.emailAddress)
  expect(found).toMatchObject({ version: '1.1.2.1.1.1' })
  expect(found?.sections.map(({ field, version }) => [field, version])).toEqual([
    ['User Info', 1],
    ['Account Info', 1],
    ['Bvn Info', 2],
    ['Employer Info', 1],
    ['Medical Info', 1],
    ['Identification Document', 1],
  ])
  for (const { savedAt } of found?.sections ?? []) expect(savedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const page = await (await fetch(`${origin}/sandbox`)).text()
  expect(page).toContain(`data-email="${customer.emailAddress}" data-version="1.1.2.1.1.1"`)
  expect(page).toContain('Bvn Info: version 2, 20')
})

test.each(changes)(
  '[KYC-24: decision] whoever approves or rejects is refused when the %s changed after it was listed, and nothing is decided',
  async (section, change) => {
    const customer = await waiting()
    const version = await versionOf(origin, customer.emailAddress)
    await change(customer)
    for (const decision of ['approve', 'reject'])
      expect(await decide(customer, { decision, version })).toMatchObject({
        status: 500,
        error: { message: 'Changed since it was listed', details: `Not as listed: ${section}. List it again.` },
      })
    expect(await statuses(customer)).toEqual(Array(6).fill('Pending'))
    expect((await outboxOf(origin, customer.emailAddress)).map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
    ])
    const again = (await listed()).find(({ emailAddress }) => emailAddress === customer.emailAddress)
    expect(again?.version).not.toBe(version)
    expect(await decide(customer, { decision: 'approve', version: again?.version })).toMatchObject({ status: 200 })
  },
)

test('[KYC-24: pending] a customer who changes something while the review is pending comes last in the list again', async () => {
  const [first, second] = [await waiting(), await waiting()]
  const order = async () =>
    (await listed())
      .map(({ emailAddress }) => emailAddress)
      .filter((email) => [first.emailAddress, second.emailAddress].includes(email))
  expect(await order()).toEqual([first.emailAddress, second.emailAddress])
  await first.client.post(`${app}/Document/Save`, document)
  expect(await order()).toEqual([second.emailAddress, first.emailAddress])
})

test('[KYC-24: pending] a verified number that the section already had changes nothing, nor does one after the approval', async () => {
  const customer = await waiting()
  const number = newNumber()
  await customer.client.put(`${app}/Profile/UpdateCurrentUserProfile`, {
    ...userDetails(customer),
    phoneNumber: `0${number.slice(4)}`,
  })
  const version = await versionOf(origin, customer.emailAddress)
  await sendCode(customer, number)
  expect((await verifyCode(customer, number, await codeFor(origin, number))).status).toBe(200)
  expect((await decide(customer, { decision: 'approve', version })).status).toBe(200)
  await verifiedNumber(origin, customer)
  expect(await statuses(customer)).toEqual(Array(6).fill('Approved'))
})

test('[KYC-24: decision] of two decisions about one version the second is refused, whatever the first was', async () => {
  const customer = await waiting()
  const version = await versionOf(origin, customer.emailAddress)
  expect((await decide(customer, { decision: 'reject', sections: ['Bvn Info'], version })).status).toBe(200)
  expect(await decide(customer, { decision: 'approve', version })).toMatchObject({
    status: 500,
    error: { message: 'Changed since it was listed' },
  })
})

test.each([undefined, '99.1.1.1.1.1'])(
  '[KYC-24: decision] a decision about the version %j of what has another one is refused',
  async (version) => {
    const customer = await waiting()
    const answer = await decide(customer, { decision: 'approve', version })
    expect([answer.status, answer.error?.message]).toEqual(
      version === undefined ? [400, 'Your request is not valid!'] : [500, 'Changed since it was listed'],
    )
    expect(await statuses(customer)).toEqual(Array(6).fill('Pending'))
  },
)

test('[KYC-24: versions] whoever has saved nothing, or does not exist, has nothing to list', async () => {
  const { emailAddress } = await newCustomer(origin)
  expect(await versionOf(origin, emailAddress)).toBe('0.0.0.0.0.0')
  expect(await rawClient(origin).get('/sandbox/kyc?emailAddress=nobody@mail.test')).toMatchObject({ result: [] })
  expect((await listed()).some((review) => review.emailAddress === emailAddress)).toBe(false)
})
