import { newCustomer, type TestCustomer } from '../../support/customer-builder'
import { sandboxOrigin } from '../../support/contract-sandbox'

const origin = sandboxOrigin()
const insurance = '/api/services/app/Insurance'

let customer: TestCustomer
beforeAll(async () => {
  customer = await newCustomer(origin)
})

const listOf = (members: number, list: string, member = '{}'): string =>
  `{"${list}":[${Array.from({ length: members }, () => member).join()}]}`

describe('[RUN-07: lists] a body with', () => {
  test.each([
    ['1,000 empty vehicles', `${insurance}/VehicleQuote`, listOf(1_000, 'vehicles'), 'vehicles'],
    ['20,000 empty vehicles', `${insurance}/VehicleQuote`, listOf(20_000, 'vehicles'), 'vehicles'],
    ['20,000 vehicles that are none', `${insurance}/VehicleQuote`, listOf(20_000, 'VEHICLES', '5'), 'vehicles'],
    ['20,000 empty buildings', `${insurance}/HomeQuote`, listOf(20_000, 'building'), 'building'],
    ['20,000 empty items', `${insurance}/HomeQuote`, `{"building":[${listOf(20_000, 'items')}]}`, 'building[0].items'],
    ['20,000 empty answers', '/api/services/app/Medical/Save', listOf(20_000, 'medicalAnswers'), 'medicalAnswers'],
  ])('%s has one violation', async (_, path, body, member) => {
    const answer = await customer.client.send(path, { method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(answer.error?.validationErrors).toEqual([
      { members: [member], message: expect.stringMatching(/^At most \d+ [a-z ]+s\.$/) as unknown },
    ])
  })

  test('as many mistakes as fit has the first fifty', async () => {
    const answer = await customer.client.send(`${insurance}/VehicleQuote`, {
      method: 'POST',
      body: listOf(20, 'vehicles'),
    })
    expect([answer.status, answer.error?.validationErrors?.length]).toEqual([400, 50])
  })
})
