import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Type } from 'io-ts'
import { optional, WireId } from '../../../src/contract/codecs'
import { endpoints } from '../../../src/contract/table'
import { violationsOf } from '../../../src/service/wire/violations'
import { vehicle } from '../../support/vehicle'

const violations = (codec: Type<unknown, unknown, unknown>, value: unknown) => {
  const decoded = codec.decode(value)
  if (isRight(decoded)) throw new Error('the value was taken')
  return violationsOf(decoded.left)
}

const register = endpoints.register.body as Type<unknown, unknown, unknown>
const account = {
  name: 'Test',
  surname: 'Customer',
  userName: 'test',
  emailAddress: 'test@mail.test',
  password: 'long enough',
  captchaResponse: 'x',
}

test('a missing, a null and an empty field are all required', () => {
  const { name: _, ...missing } = account
  const expected = [{ message: 'The name field is required.', members: ['name'] }]
  expect(violations(register, missing)).toEqual(expected)
  expect(violations(register, { ...account, name: null })).toEqual(expected)
  expect(violations(register, { ...account, name: '' })).toEqual(expected)
})

test('the message for a text that is too short, too long or not a text states the rule', () => {
  const expected = [{ message: 'The field password must be a text of 8 to 128 characters.', members: ['password'] }]
  expect(violations(register, { ...account, password: '1234567' })).toEqual(expected)
  expect(violations(register, { ...account, password: 'x'.repeat(129) })).toEqual(expected)
  expect(violations(register, { ...account, password: 12_345_678 })).toEqual(expected)
})

test('each field has one message', () => {
  const found = violations(register, {})
  const members = found.flatMap((violation) => violation.members)
  expect(members).toEqual(['name', 'surname', 'userName', 'emailAddress', 'password'])
})

test('a field of a list is named with its index', () => {
  const quote = endpoints.vehicleQuote.body as Type<unknown, unknown, unknown>
  const wrong = {
    signature: 'x',
    productId: 1,
    vehicles: [vehicle, { ...vehicle, value: 'much', makeId: null, isCommercial: 1 }],
  }
  expect(violations(quote, wrong)).toEqual([
    { message: 'The vehicles[1].makeId field is required.', members: ['vehicles[1].makeId'] },
    { message: 'The field vehicles[1].value must be a number.', members: ['vehicles[1].value'] },
    { message: 'The field vehicles[1].isCommercial must be true or false.', members: ['vehicles[1].isCommercial'] },
  ])
})

test('a list, a date and an id are named in plain words', () => {
  const quote = endpoints.vehicleQuote.body as Type<unknown, unknown, unknown>
  expect(violations(quote, { signature: 'x', productId: {}, vehicles: 'none' })).toEqual([
    { message: 'The field productId must be an id.', members: ['productId'] },
    { message: 'The field vehicles must be a list.', members: ['vehicles'] },
  ])
  const document = endpoints.saveDocument.body as Type<unknown, unknown, unknown>
  expect(violations(document, { data: 'x', issueDate: 'yesterday', expiryDate: '2030-01-01', type: 'x' })).toEqual([
    { message: 'The field issueDate must be a date such as 2025-06-16.', members: ['issueDate'] },
  ])
})

test('an optional id is one field with one message', () => {
  const codec = t.strict({ productId: optional(WireId) }) as Type<unknown, unknown, unknown>
  expect(violations(codec, { productId: true })).toEqual([
    { message: 'The field productId must be an id.', members: ['productId'] },
  ])
})

test('a parameter of the query is named in camelCase', () => {
  const query = endpoints.getPolicies.query as Type<unknown, unknown, unknown>
  expect(violations(query, { SkipCount: '-1' })).toEqual([
    { message: 'The field skipCount must be a whole number from 0 to 999999999.', members: ['skipCount'] },
  ])
})

test('a body that is not an object has one message without a field', () => {
  expect(violations(register, undefined)).toEqual([{ message: 'The request must be a JSON object.', members: [] }])
})
