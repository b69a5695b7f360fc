import {
  InvalidRequestError,
  NotAllowedError,
  NotFoundError,
  NotLoggedInError,
  TooManyError,
  UserFriendlyError,
  violation,
} from '../../../src/service/wire/errors'
import { failureReply } from '../../../src/service/wire/failure-reply'
import { failure } from '../../../src/contract/envelope'
import { DatabaseAwayError } from '../../../src/service/platform/database/unavailable'
import { overloaded } from '../../../src/service/platform/workers/overloaded'
import { widgetReply } from '../../../src/service/widget/refusals'

test('a violated business rule is a 500 with its message and details', () => {
  const { status, body, unexpected } = failureReply(
    new UserFriendlyError('Login failed!', 'Invalid user name or password'),
  )
  expect(status).toBe(500)
  expect(unexpected).toBeUndefined()
  expect(body).toEqual({
    result: null,
    targetUrl: null,
    __abp: true,
    success: false,
    error: { code: 0, message: 'Login failed!', details: 'Invalid user name or password', validationErrors: null },
    unAuthorizedRequest: false,
  })
})

test('an invalid request is a 400 with a message for each field', () => {
  const { status, body } = failureReply(new InvalidRequestError([violation('bvn', 'Please enter a valid BVN')]))
  expect(status).toBe(400)
  expect(body.error).toMatchObject({
    message: 'Your request is not valid!',
    validationErrors: [{ message: 'Please enter a valid BVN', members: ['bvn'] }],
  })
  expect(body.error.details).toContain('Please enter a valid BVN')
})

test.each<[Error, number, string, boolean]>([
  [new NotLoggedInError(), 401, 'Current user did not login to the application!', true],
  [new NotAllowedError(), 403, 'You are not authorized!', true],
  [new NotFoundError('Policy', 7), 404, 'There is no entity Policy with id = 7!', false],
  [Object.assign(new Error(), { statusCode: 413 }), 413, 'The request is too large.', false],
  [Object.assign(new Error(), { statusCode: 400 }), 400, 'Your request is not valid!', false],
])('%s has the status %i', (error, status, message, unAuthorizedRequest) => {
  const reply = failureReply(error)
  expect(reply.status).toBe(status)
  expect(reply.body.error.message).toBe(message)
  expect(reply.body.unAuthorizedRequest).toBe(unAuthorizedRequest)
})

test('too many attempts is a 429 with the time until a retry', () => {
  expect(failureReply(new TooManyError(42))).toMatchObject({ status: 429, retryAfter: 42 })
})

test('[RUN-11] an overloaded process says that nothing was done, and nothing else unexpected does', () => {
  expect(failureReply(overloaded)).toMatchObject({ status: 503, body: { error: { code: 'NothingDone' } } })
  for (const error of [new DatabaseAwayError(), new Error('anything else')])
    expect(failureReply(error)).toMatchObject({ unexpected: true, body: { error: { code: 0 } } })
})

test('[RUN-11] at the widget a refusal says that nothing was done, and nothing unexpected does', () => {
  const refused = new UserFriendlyError('Your bank declined this card.', 'You have not been charged.')
  expect(widgetReply(refused)).toEqual({
    status: 500,
    body: failure({
      code: 'NothingDone',
      message: refused.message,
      details: refused.details,
      validationErrors: undefined,
    }),
  })
  for (const error of [new DatabaseAwayError(), new Error('anything else'), new NotLoggedInError(), overloaded])
    expect(widgetReply(error)).toEqual(failureReply(error))
})

test('anything else is a 500 without details', () => {
  const secret = new Error('duplicate key: someone@mail.test')
  const { status, body, unexpected } = failureReply(secret)
  expect([status, unexpected]).toEqual([500, true])
  expect(body.error.message).toBe('An internal error occurred during your request!')
  expect(JSON.stringify(body)).not.toContain('someone@mail.test')
})
