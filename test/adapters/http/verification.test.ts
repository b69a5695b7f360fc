/** @jest-environment node */
import { right } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeVerificationPort } from '../../../src/adapters/http/kyc/verification-port'
import { accountRecord, bvnRecord, medicalRecord } from '../../../src/domain/kyc/saved-record'

const call = { signal: new AbortController().signal }
const answering = (result: unknown) => makeVerificationPort((() => TE.right(result)) as unknown as HttpClient)

describe('a BVN record of the server', () => {
  test.each([
    ['0803', ['0803']],
    [
      ['0803', '0805'],
      ['0803', '0805'],
    ],
    [[], []],
    ['', []],
    [undefined, []],
  ])('with phones %j has %j', async (phones, expected) => {
    const record = { bvn: '22222222222', nin: undefined, verificationCountry: undefined }
    expect(await answering({ ...record, phones }).record('Bvn Info', call)()).toEqual(
      right(bvnRecord({ ...record, phones: expected })),
    )
  })
})

test('an answer without a selection counts as not selected; a missing list is empty', async () => {
  const items = [{ question: 'Malaria?', selected: undefined }]
  expect(await answering({ items }).record('Medical Info', call)()).toEqual(
    right(medicalRecord([{ question: 'Malaria?', selected: false }])),
  )
  expect(await answering(undefined).record('Medical Info', call)()).toEqual(right(medicalRecord([])))
})

describe('an account of the server', () => {
  test.each([
    ['10', '10'],
    [0, '00'],
    [20, '20'],
    [-1, '-1'],
    [undefined, undefined],
  ])('of the type %p has the type %p', async (accountType, expected) => {
    const record = { name: 'FIRST LAST', accountNumber: '1', bankName: 'Bank' }
    expect(await answering({ ...record, accountType }).record('Account Info', call)()).toEqual(
      right(accountRecord({ ...record, accountType: expected })),
    )
  })
})

test('a record that was never saved is missing', async () => {
  const port = answering(undefined)
  for (const field of ['Account Info', 'Bvn Info', 'Employer Info'] as const)
    expect(await port.record(field, call)()).toEqual(right({ field, values: undefined, rows: [] }))
})

test('the sections have their field, their state and the reason of a review', async () => {
  const items = [{ id: 1, kycField: 'Bvn Info', status: 'Rejected', reason: 'Unreadable' }, { id: 2 }]
  expect(await answering({ items }).sections(undefined, call)()).toEqual(
    right([
      { field: 'Bvn Info', status: 'Rejected', reason: 'Unreadable' },
      { field: '', status: '', reason: undefined },
    ]),
  )
})

test('documents have their type by name and a link that opens them', async () => {
  const document = { name: 'passport.jpg', type: 'NationalId', previewUrl: 'https://files.test/1' }
  expect(await answering({ items: [{ id: 7, ...document }] }).documents(undefined, call)()).toEqual(
    right([{ id: 7, ...document }]),
  )
})
