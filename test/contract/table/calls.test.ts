import type { Endpoint } from '../../../src/contract/endpoint'
import { endpoints } from '../../../src/contract/table'
import { fieldsOf } from '../../support/codec-fields'
import { decidedCalls, specifiedCalls } from './calls-of-specification'

const rows = Object.values(endpoints) as unknown as readonly Endpoint[]
const expected = [...specifiedCalls, ...decidedCalls]
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`
const rowOf = (name: string) => rows.find((row) => nameOf(row) === name)

test('[WIRE-02] [BEN-06] [POL-06] the table has exactly the calls of the specification and the decided ones', () => {
  expect(rows.map(nameOf).sort()).toEqual(expected.map(nameOf).sort())
})

describe.each(expected.map((call) => [nameOf(call), call] as const))('[WIRE-02] %s', (name, call) => {
  const row = rowOf(name)

  test('has the query parameters of the specification', () => {
    expect(fieldsOf(row?.query)).toEqual(expect.arrayContaining([...(call.query ?? [])]))
  })

  test('[WIRE-05] has the body of the specification, field by field', () => {
    // §3 also allows a document by `url`; the uploads of a beneficiary and a customer are sent as `data`.
    const fields = fieldsOf(row?.body).filter((field) => !/^(data\.)?url$/.test(field))
    expect(fields).toEqual([...(call.body ?? []), ...(call.more ?? [])].sort())
  })

  test('has the result fields of the specification', () => {
    expect(fieldsOf(row?.result)).toEqual(expect.arrayContaining([...(call.result ?? [])]))
  })

  test('has a description, and is a write if it is a POST or PUT', () => {
    expect(row?.doc).toMatch(/^[A-Z].+\.$/)
    const reads = ['/services/app/nuban/Verify', '/services/app/Account/IsTenantAvailable']
    if (call.method !== 'GET') expect([name, row?.writes]).toEqual([name, !reads.includes(call.path)])
  })
})

test('[BEN-06] a beneficiary is edited by the call that creates one, with its id in the query', () => {
  const row = rowOf('POST /services/app/Beneficiary/Save')
  expect(fieldsOf(row?.query)).toEqual(['id'])
  expect(fieldsOf(rowOf('GET /services/app/Beneficiary/GetById')?.query)).toEqual(['id'])
})

test('only the calls before a log-in do not require one', () => {
  expect(
    rows
      .filter(({ needsLogIn }) => !needsLogIn)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    '/TokenAuth/Authenticate',
    '/services/app/Account/ActivateEmail',
    '/services/app/Account/IsTenantAvailable',
    '/services/app/Account/Register',
    '/services/app/Account/ResetPassword',
    '/services/app/Account/SendEmailActivationLink',
    '/services/app/Account/SendPasswordResetCode',
    '/services/app/Session/GetCurrentLoginInformations',
  ])
})

test('[PAY-07] no call has card data: the card number is entered only in the widget', () => {
  const fields = rows.flatMap((row) => [...fieldsOf(row.query), ...('body' in row ? fieldsOf(row.body) : [])])
  expect(
    [...rows.map(({ path }) => path), ...fields].filter((word) => /card|cvv|cvc|expiryMonth|paypal/i.test(word)),
  ).toEqual([])
})

test('only the uploads of a document and a beneficiary may be large', () => {
  expect(
    rows
      .filter(({ size }) => size === 'upload')
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/services/app/Beneficiary/Save', '/services/app/Document/Save'])
})
