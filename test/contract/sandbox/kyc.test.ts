import {
  bankAccount,
  completeKyc,
  document,
  employer,
  newCustomer,
  outboxOf,
  type TestCustomer,
} from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { review as reviewOf } from '../../support/reviews'

const origin = sandboxOrigin()
const app = '/api/services/app'

const statusOf = async ({ client }: TestCustomer) => {
  const [kyc, profile] = [
    await client.get(`${app}/Kyc/GetAll`),
    await client.get(`${app}/Profile/GetCurrentUserProfileForEdit`),
  ]
  const status: unknown = Reflect.get(Object(kyc.result), 'kycStatus')
  expect(Reflect.get(Object(profile.result), 'kycStatus')).toBe(status)
  return status
}

const review = ({ emailAddress }: TestCustomer, more: Readonly<Record<string, unknown>>) =>
  reviewOf(origin, emailAddress, more)

const sections = async ({ client }: TestCustomer) =>
  Reflect.get(Object((await client.get(`${app}/Kyc/GetAll`)).result), 'items') as {
    kycField: string
    status: string
    reason?: string
  }[]

test('each save advances the status, and the review completes it', async () => {
  const customer = await newCustomer(origin)
  expect(await statusOf(customer)).toBe('NewlyRegistered')
  await completeKyc(customer)
  expect(await statusOf(customer)).toBe('PendingReview')
  expect(await review(customer, { decision: 'approve' })).toMatchObject({
    status: 200,
    result: { kycStatus: 'Approved' },
  })
  expect(await statusOf(customer)).toBe('Approved')
  expect((await outboxOf(origin, customer.emailAddress))[0]?.subject).toBe('Your details have been approved')
})

test('a rejection has the section and the reason, and saving it again requires a new review', async () => {
  const customer = await newCustomer(origin)
  await completeKyc(customer)
  await review(customer, { decision: 'reject', reason: 'The picture is blurred.' })
  expect(await statusOf(customer)).toBe('PendingIdentificationUpload')
  expect((await sections(customer))[5]).toMatchObject({ status: 'Rejected', reason: 'The picture is blurred.' })
  await customer.client.post(`${app}/Document/Save`, document)
  expect(await statusOf(customer)).toBe('PendingReview')
  expect((await sections(customer))[5]?.reason).toBeUndefined()
})

test('[KYC-18: mail] each rejected section can have its own reason, and the mail names them with a link to the wizard', async () => {
  const customer = await newCustomer(origin)
  await completeKyc(customer)
  const reasons = { 'Medical Info': 'Two answers differ.', 'Bvn Info': 'The name differs.' }
  await review(customer, { decision: 'reject', sections: ['Employer Info'], reason: 'Please check it.', reasons })
  const rejected = (await sections(customer)).filter(({ status }) => status === 'Rejected')
  expect(rejected.map(({ kycField, reason }) => [kycField, reason])).toEqual([
    ['Bvn Info', 'The name differs.'],
    ['Employer Info', 'Please check it.'],
    ['Medical Info', 'Two answers differ.'],
  ])
  const [mail] = await outboxOf(origin, customer.emailAddress)
  expect(mail?.subject).toBe('Your details need another look')
  expect(mail?.text).toMatch(
    /3 things to fix:\s+BVN: The name differs\.\s+Employer: Please check it\.\s+Medical: Two answers differ\.\s+[^]*\/dashboard\/kyc\s+Kind regards,/,
  )
})

test('[KYC-18: mail] the mail about one rejected section says so, and without a reason what to do', async () => {
  const customer = await newCustomer(origin)
  await completeKyc(customer)
  await review(customer, { decision: 'reject' })
  const [mail] = await outboxOf(origin, customer.emailAddress)
  expect(mail?.text).toMatch(/There is 1 thing to fix:\s+Document: Please check it and send it again\./)
})

test.each(['approve', 'reject'])(
  'a review of one customer leaves the sections of another as they are: %s',
  async (decision) => {
    const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
    for (const one of [customer, other]) await completeKyc(one)
    await review(customer, { decision })
    expect(await statusOf(other)).toBe('PendingReview')
    expect((await sections(other)).map(({ status }) => status)).toEqual(Array(6).fill('Pending'))
  },
)

test('the sandbox page lists who waits for a review, and nobody whose review has ended', async () => {
  const [customer, other] = [await newCustomer(origin), await newCustomer(origin)]
  for (const one of [customer, other]) await completeKyc(one)
  await review(customer, { decision: 'approve' })
  const page = await (await fetch(`${origin}/sandbox`)).text()
  expect(page).toContain(`data-email="${other.emailAddress}"`)
  expect(page).not.toContain(`data-email="${customer.emailAddress}"`)
})

test('a review is rejected before all is saved, for an unknown customer, and with an unknown decision', async () => {
  const customer = await newCustomer(origin)
  expect((await review(customer, { decision: 'approve' })).status).toBe(500)
  expect((await review(customer, { decision: 'maybe' })).status).toBe(400)
  const nobody = await reviewOf(origin, 'nobody@mail.test', { decision: 'approve' })
  expect(nobody.status).toBe(404)
})

test('a BVN and an account number are read without the blanks around them', async () => {
  const { client } = await newCustomer(origin)
  const verified = await client.post(`${app}/BVN/Verify`, { bvn: ' 22222222222 ' })
  expect(verified).toMatchObject({ status: 200, result: { bvn: '22222222222' } })
  expect((await client.get(`${app}/Bvn/GetCurrentUserBvn`)).result).toMatchObject({ bvn: '22222222222' })
  const { accountNumber, bankCode } = bankAccount
  const found = await client.post(`${app}/nuban/Verify`, { nuban: ` ${accountNumber} `, bankCode })
  expect(found).toMatchObject({ status: 200, result: { accountNumber } })
})

test('a bank account, a BVN and an employer can be saved again, which replaces them', async () => {
  const customer = await newCustomer(origin)
  const { client } = customer
  await completeKyc(customer, 2, 4)
  await client.post(`${app}/BVN/Verify`, { bvn: '33333333333' })
  await completeKyc(customer, 2, 2)
  await client.post(`${app}/employer/save`, { ...employer, name: 'Other Works' })
  expect((await client.get(`${app}/Bvn/GetCurrentUserBvn`)).result).toMatchObject({ bvn: '33333333333' })
  expect((await client.get(`${app}/Employer/GetCurrentUserEmployer`)).result).toMatchObject({ name: 'Other Works' })
})
