/** @jest-environment node */
import { right } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { HttpClient } from '../../../src/adapters/http/client'
import { makeVerificationPort } from '../../../src/adapters/http/verification'

const call = { signal: new AbortController().signal }
const answering = (result: unknown) => makeVerificationPort((() => TE.right(result)) as unknown as HttpClient)

describe('what servers send of a BVN', () => {
  test.each([
    ['0803', ['0803']],
    [['0803', '0805'], ['0803', '0805']],
    [[], []],
    ['', []],
    [undefined, []],
  ])('phones %j are %j', async (phones, wanted) => {
    const record = { bvn: '22222222222', nin: undefined, verificationCountry: undefined }
    expect(await answering({ ...record, phones }).bvn(undefined, call)()).toEqual(right({ ...record, phones: wanted }))
  })
})

test('an answer that is neither selected nor not counts as not; no list is an empty one', async () => {
  const items = [{ question: 'Malaria?', selected: undefined }]
  expect(await answering({ items }).answers(undefined, call)()).toEqual(right([{ question: 'Malaria?', selected: false }]))
  expect(await answering(undefined).answers(undefined, call)()).toEqual(right([]))
})
