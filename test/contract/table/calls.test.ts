import type { Endpoint } from '../../../src/contract/endpoint'
import { endpoints } from '../../../src/contract/table'
import { fieldsOf } from '../../support/codec-fields'
import { decidedCalls, specifiedCalls } from './calls-of-specification'

const rows = Object.values(endpoints) as unknown as readonly Endpoint[]
const wanted = [...specifiedCalls, ...decidedCalls]
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`
const rowOf = (name: string) => rows.find((row) => nameOf(row) === name)

test('[WIRE-02] [BEN-06] [POL-06] the table has the calls of the specification and those decided, and no other', () => {
  expect(rows.map(nameOf).sort()).toEqual(wanted.map(nameOf).sort())
})

describe.each(wanted.map((call) => [nameOf(call), call] as const))('[WIRE-02] %s', (name, call) => {
  const row = rowOf(name)

  test('asks with the query parameters that the specification names', () => {
    expect(fieldsOf(row?.query)).toEqual(expect.arrayContaining([...(call.query ?? [])]))
  })

  test('sends the body that the specification names, field by field', () => {
    // A document may come by `url` in §3; a beneficiary's and a customer's upload are sent as `data`.
    const fields = fieldsOf(row?.body).filter((field) => !/^(data\.)?url$/.test(field))
    expect(fields).toEqual([...(call.body ?? [])].sort())
  })

  test('answers with the fields that the specification names', () => {
    expect(fieldsOf(row?.result)).toEqual(expect.arrayContaining([...(call.result ?? [])]))
  })

  test('says what it is for, and that it writes when it posts or puts', () => {
    expect(row?.doc).toMatch(/^[A-Z].+\.$/)
    const reads = ['/services/app/nuban/Verify']
    if (call.method !== 'GET') expect([name, row?.writes]).toEqual([name, !reads.includes(call.path)])
  })
})

test('[BEN-06] a beneficiary is edited by the call that adds one, with its id in the query', () => {
  const row = rowOf('POST /services/app/Beneficiary/Save')
  expect(fieldsOf(row?.query)).toEqual(['id'])
  expect(fieldsOf(rowOf('GET /services/app/Beneficiary/GetById')?.query)).toEqual(['id'])
})

test('only the calls before a log-in need none', () => {
  expect(rows.filter(({ needsLogIn }) => !needsLogIn).map(({ path }) => path).sort()).toEqual([
    '/TokenAuth/Authenticate',
    '/services/app/Account/ActivateEmail',
    '/services/app/Account/Register',
    '/services/app/Account/SendEmailActivationLink',
  ])
})

test('[PAY-07] no call takes a card: its number is entered in the widget alone', () => {
  const fields = rows.flatMap((row) => [...fieldsOf(row.query), ...('body' in row ? fieldsOf(row.body) : [])])
  expect([...rows.map(({ path }) => path), ...fields].filter((word) => /card|cvv|cvc|expiryMonth|paypal/i.test(word))).toEqual([])
})

test('only a document and a beneficiary may be large', () => {
  expect(rows.filter(({ size }) => size === 'upload').map(({ path }) => path).sort()).toEqual([
    '/services/app/Beneficiary/Save',
    '/services/app/Document/Save',
  ])
})
