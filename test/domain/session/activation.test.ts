import { left, right } from 'fp-ts/Either'
import { checkActivation } from '../../../src/domain/session/activation'

const missing = left({
  code: 400,
  message: 'Missing required activation parameters',
  details: undefined,
  violations: [],
})

describe('activation link', () => {
  test.each([
    [undefined, undefined],
    ['7', undefined],
    [undefined, 'code'],
    ['', 'code'],
    ['7', ''],
  ])('[AUTH-20] user %p with code %p is incomplete: code 400', (userId, confirmationCode) => {
    expect(checkActivation({ userId, confirmationCode, c: 'c' })).toEqual(missing)
  })

  test.each([undefined, 'extra'])('[AUTH-17] user and code are sufficient; c is %p', (c) => {
    expect(checkActivation({ userId: '7', confirmationCode: 'code', c })).toEqual(
      right({ userId: '7', confirmationCode: 'code', c }),
    )
  })
})
