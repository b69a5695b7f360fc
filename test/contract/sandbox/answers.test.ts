import type { Endpoint } from '../../../src/contract/endpoint'
import { endpoints } from '../../../src/contract/table'
import { bankAccount, document, employer, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { vehicle } from '../../support/vehicle'
import { sandboxOrigin } from '../../support/contract-sandbox'
import { listOf } from '../../support/lists'
import { beneficiary } from '../../support/people'

const origin = sandboxOrigin()
const app = '/api/services/app'
const rows = Object.values(endpoints) as unknown as readonly Endpoint[]

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
})
const post = (path: string, body: unknown) => customer.client.post(`${app}/${path}`, body)

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

test('the formats of plate, chassis and passport numbers are not validated', async () => {
  const odd = { ...vehicle, registrationNo: 'X', chassisNo: 'OLD FRAME 7', engineNo: '?' }
  expect((await post('Insurance/VehicleQuote', { signature: 'M', productId: 101, vehicles: [odd] })).status).toBe(200)
})
