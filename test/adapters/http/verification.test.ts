/** @jest-environment node */
import { right } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeVerificationPort } from '../../../src/adapters/http/verification'

const call = { signal: new AbortController().signal }
const answering = (result: unknown) => makeVerificationPort((() => TE.right(result)) as unknown as HttpClient)

describe('a BVN record of the server', () => {
  test.each([
    ['0803', ['0803']],
    [['0803', '0805'], ['0803', '0805']],
    [[], []],
    ['', []],
    [undefined, []],
  ])('with phones %j has %j', async (phones, expected) => {
    const record = { bvn: '22222222222', nin: undefined, verificationCountry: undefined }
    expect(await answering({ ...record, phones }).bvn(undefined, call)()).toEqual(right({ ...record, phones: expected }))
  })
})

test('an answer without a selection counts as not selected; a missing list is empty', async () => {
  const items = [{ question: 'Malaria?', selected: undefined }]
  expect(await answering({ items }).answers(undefined, call)()).toEqual(right([{ question: 'Malaria?', selected: false }]))
  expect(await answering(undefined).answers(undefined, call)()).toEqual(right([]))
})
