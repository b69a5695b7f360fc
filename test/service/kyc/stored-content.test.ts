import { left, right, type Either } from 'fp-ts/Either'
import type { FileError } from '../../../src/domain/kyc/document-file'
import { storedContent } from '../../../src/service/kyc/stored-content'
import { samplePdf, samplePng } from '../../support/sample-files'

type Answer = () => Promise<Either<FileError, Uint8Array>>

/** What is stored of a file of which a worker says this. */
const store = (answer: Answer, file: Buffer = samplePdf()) => {
  const run = jest.fn<ReturnType<Answer>, [string, Uint8Array]>(answer)
  const stored = storedContent(run, 'customer', {
    member: 'data',
    data: file.toString('base64'),
  })
  return { run, stored }
}

test('[KYC-22] a file is checked in the turn of its customer, and stored as the worker gives it', async () => {
  const { run, stored } = store(() => Promise.resolve(right(Uint8Array.from([1, 2]))))
  expect(await stored).toEqual(Buffer.from([1, 2]))
  expect(run).toHaveBeenCalledWith('customer', samplePdf())
})

test('[KYC-22] a file that is refused is a violation of its member', async () => {
  const { stored } = store(() => Promise.resolve(left('locked')))
  await expect(stored).rejects.toMatchObject({
    violations: [{ message: expect.stringMatching(/^This PDF needs a password/), members: ['data'] }],
  })
})

test.each([
  ['PDF', samplePdf(), /^This PDF cannot be opened/],
  ['picture', samplePng(), /^This picture cannot be opened/],
])('[KYC-22] a %s that needs more memory than a worker has is refused', async (_, file, message) => {
  const { stored } = store(() => Promise.reject(Object.assign(new Error(), { code: 'ERR_WORKER_OUT_OF_MEMORY' })), file)
  await expect(stored).rejects.toMatchObject({ violations: [{ message: expect.stringMatching(message) }] })
})

test('[KYC-22] a file that is not checked in time is refused as an overload, to be sent again', async () => {
  const { stored } = store(() => Promise.reject(Object.assign(new Error(), { name: 'AbortError' })))
  await expect(stored).rejects.toMatchObject({ message: 'overloaded', statusCode: 503 })
})

test('any other failure of a worker is one of the service', async () => {
  const { stored } = store(() => Promise.reject(new Error('broken')))
  await expect(stored).rejects.toThrow('broken')
})
