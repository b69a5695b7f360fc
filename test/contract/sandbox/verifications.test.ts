import { completeKyc, document, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { samplePdf } from '../../support/sample-files'

const origin = sandboxOrigin()
const app = '/api/services/app'

describe('the saved KYC records:', () => {
  let customer: TestCustomer
  beforeAll(async () => {
    customer = await newCustomer(origin)
    await completeKyc(customer)
  })

  test('the answers with their questions, in the order of the questionnaire', async () => {
    const { items: questions } = await listOf(customer, 'Medical/GetQuestions')
    const saved = async () => (await listOf(customer, 'Medical/GetCurrentUserMedical')).items
    expect(await saved()).toEqual(questions.map(({ question }) => ({ question, selected: false })))
    const answers = questions.map(({ question }, index) => ({ question, selected: index === 1 }))
    await customer.client.post(`${app}/Medical/Save`, { medicalAnswers: answers })
    expect(await saved()).toEqual(answers)
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
    for (const [index, { previewUrl }] of items.entries()) {
      expect(previewUrl).not.toContain(customer.client.token)
      const file = await fetch(String(previewUrl))
      expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(index === 0 ? later.data : document.data)
    }
  })
})
