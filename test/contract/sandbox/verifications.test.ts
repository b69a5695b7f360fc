import {
  bankAccount,
  completeKyc,
  document,
  employer,
  newCustomer,
  type TestCustomer,
} from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { samplePdf } from '../../support/sample-files'

const origin = sandboxOrigin()
const app = '/api/services/app'

const views = {
  employer: `${app}/Employer/GetCurrentUserEmployer`,
  account: `${app}/BankAccount/GetCurrentUserAccount`,
  bvn: `${app}/Bvn/GetCurrentUserBvn`,
  medical: `${app}/Medical/GetCurrentUserMedical`,
} as const

const see = async ({ client }: TestCustomer, view: keyof typeof views) => {
  const answer = await client.get(views[view])
  expect(answer).toMatchObject({ status: 200, success: true })
  return answer.result
}

test('a customer who has saved nothing has no records, answers or documents', async () => {
  const customer = await newCustomer(origin)
  for (const view of ['employer', 'account', 'bvn'] as const)
    expect([view, await see(customer, view)]).toEqual([view, null])
  expect(await see(customer, 'medical')).toEqual({ items: [], totalCount: 0 })
  expect(await listOf(customer, 'Document/GetAll')).toEqual({ totalCount: 0, items: [] })
})

describe('the saved KYC records:', () => {
  let customer: TestCustomer
  beforeAll(async () => {
    customer = await newCustomer(origin)
    await completeKyc(customer)
  })

  test('the employer', async () => {
    expect(await see(customer, 'employer')).toEqual(employer)
  })

  test('the account with the name of its bank and the code of its type', async () => {
    expect(await see(customer, 'account')).toEqual({
      name: 'CUSTOMER TEST',
      accountNumber: bankAccount.accountNumber,
      bankName: 'First Bank of Nigeria',
      accountType: '10',
    })
  })

  test('the BVN with the record of the register', async () => {
    const other = await newCustomer(origin)
    await other.client.post(`${app}/BVN/Verify`, { bvn: '12345678901' })
    expect(await see(other, 'bvn')).toEqual({
      bvn: '12345678901',
      nin: '10987654321',
      phones: [],
      verificationCountry: 'Nigeria',
    })
    expect(await see(customer, 'bvn')).toMatchObject({ bvn: '22222222222', phones: ['08031234567'] })
  })

  test('the answers with their questions, in the order of the questionnaire', async () => {
    const { items: questions } = await listOf(customer, 'Medical/GetQuestions')
    const { items } = (await see(customer, 'medical')) as { items: { question: string; selected: boolean }[] }
    expect(items).toEqual(questions.map(({ question }) => ({ question, selected: false })))
    const answers = items.map(({ question }, index) => ({ question, selected: index === 1 }))
    await customer.client.post(`${app}/Medical/Save`, { medicalAnswers: answers })
    expect(await see(customer, 'medical')).toMatchObject({ items: answers })
  })

  test('the documents, newest first, each with an address that opens it and contains no token', async () => {
    const later = { ...document, type: 'Signature', data: samplePdf({ note: 'another' }).toString('base64') }
    await customer.client.post(`${app}/Document/Save`, later)
    const { totalCount, items } = await listOf(customer, 'Document/GetAll')
    expect(totalCount).toBe(2)
    expect(items).toMatchObject([
      { name: 'Signature, issued 1\u00a0January\u00a02024', type: 'Signature' },
      { name: 'National ID, issued 1\u00a0January\u00a02024', type: 'NationalId' },
    ])
    const addresses = items.map(({ previewUrl }) => String(previewUrl))
    for (const [index, address] of addresses.entries()) {
      expect(address).toMatch(new RegExp(`^${origin}/files/d\\.`))
      expect(address).not.toContain(customer.client.token)
      const file = await fetch(address)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(file.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(index === 0 ? later.data : document.data)
    }
    expect((await listOf(customer, 'Document/GetAll?Filter=signature')).totalCount).toBe(1)
    expect((await listOf(customer, 'Document/GetAll?MaxResultCount=1&SkipCount=1')).items).toMatchObject([
      { type: 'NationalId' },
    ])
  })
})

test('a document with only an address is rejected: the file itself is required', async () => {
  const { client } = await newCustomer(origin)
  const { data: _, ...rest } = document
  const answer = await client.post(`${app}/Document/Save`, { ...rest, url: 'https://files.test/id.pdf' })
  expect(answer.status).toBe(400)
  expect(answer.error?.validationErrors?.[0]?.members).toEqual(['data'])
})
