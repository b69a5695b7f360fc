import { isRight } from 'fp-ts/Either'
import { Envelope, failure, success } from '../../src/contract/envelope'

/** What ABP puts around every response, whatever it answers. */
const frame = { targetUrl: null, __abp: true }

describe('[WIRE-03] the envelope', () => {
  test('of a result has no error, and a missing result is null', () => {
    const answer = { ...frame, success: true, error: null, unAuthorizedRequest: false }
    expect(success({ id: 7 })).toEqual({ ...answer, result: { id: 7 } })
    expect(success(undefined)).toEqual({ ...answer, result: null })
    expect(success(0)).toEqual({ ...answer, result: 0 })
  })

  test('of a failure has no result, and what the error leaves out is null', () => {
    const answer = { ...frame, success: false, result: null, unAuthorizedRequest: false }
    expect(failure({ code: undefined, message: 'No.', details: undefined, validationErrors: undefined })).toEqual({
      ...answer,
      error: { code: 0, message: 'No.', details: null, validationErrors: null },
    })
  })

  test('of a failure keeps all of the error, and says that a log-in is needed', () => {
    const error = { code: 7, message: 'No.', details: 'Why', validationErrors: [{ message: 'Bad', members: ['name'] }] }
    expect(failure(error, true)).toEqual({ ...frame, success: false, result: null, error, unAuthorizedRequest: true })
  })

  test('is one that says whether it succeeded; an error in it that cannot be read is another matter', () => {
    const bodies = [
      success(7),
      { success: true },
      { success: false, error: null },
      { success: 'yes' },
      { result: 7 },
      null,
    ]
    expect(bodies.map((body) => isRight(Envelope.decode(body)))).toEqual([true, true, true, false, false, false])
  })
})
