import {
  InvalidRequestError,
  NoRoomError,
  NotLoggedInError,
  TooManyError,
  UserFriendlyError,
  violation,
} from '../../../src/service/wire/errors'
import { eventOfFailure } from '../../../src/service/wire/recorded-failures'
import { overloaded } from '../../../src/service/platform/workers/overloaded'

const withStatus = (statusCode: number) => Object.assign(new Error('of the web server'), { statusCode })

test.each([
  ['a rate limit', withStatus(429), { event: 'limit-reached' }],
  ['too many attempts', new TooManyError(2), { event: 'limit-reached' }],
  ['an overloaded process', overloaded, { event: 'request-shed' }],
  ['a database that is away', Object.assign(new Error('gone'), { code: '57P01' }), undefined],
  ['a body that is too large', withStatus(413), undefined],
  ['an invalid field', new InvalidRequestError([violation('data', 'not a file')]), undefined],
  ['a refused log-in', new UserFriendlyError('Login failed!'), undefined],
  ['a missing log-in', new NotLoggedInError(), undefined],
])('[RUN-15] the event of %s in any call', (_, error, event) => {
  expect(eventOfFailure(error, false)).toEqual(event)
})

test.each([
  [
    'a file of another type',
    new InvalidRequestError([violation('type', 'x'), violation('data', 'x')]),
    { event: 'file-refused', reason: 'content' },
  ],
  [
    'a file of a beneficiary of another type',
    new InvalidRequestError([violation('data.data', 'x')]),
    { event: 'file-refused', reason: 'content' },
  ],
  ['another invalid field', new InvalidRequestError([violation('type', 'x'), violation('data.type', 'x')]), undefined],
  ['a file that is too large', withStatus(413), { event: 'file-refused', reason: 'size' }],
  ['no room for another file', new NoRoomError('full'), { event: 'file-refused', reason: 'room' }],
  ['a business rule', new UserFriendlyError('Shares cannot add up to more than 100 %'), undefined],
  ['a rate limit', withStatus(429), { event: 'limit-reached' }],
  ['an overloaded process', overloaded, { event: 'request-shed' }],
])('[RUN-15] the event of %s in an upload', (_, error, event) => {
  expect(eventOfFailure(error, true)).toEqual(event)
})
