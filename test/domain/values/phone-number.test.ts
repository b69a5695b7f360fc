import { none, some } from 'fp-ts/Option'
import { readPhoneNumber } from '../../../src/domain/values/phone-number'

describe('a typed phone number', () => {
  test.each([
    ['0803 123 4567', '08031234567'],
    ['0803-123-4567', '08031234567'],
    [' 0803.123.4567 ', '08031234567'],
    ['+234 (803) 123/4567', '+2348031234567'],
    ['00234 803 123 4567', '+2348031234567'],
    ['009 234 803 123 4567', '+2348031234567'],
    ['+44 7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['0092 348 0312345', '+923480312345'],
    ['8031234567', '8031234567'],
  ])('[TAP-06] %j is %s', (typed, read) => {
    expect(readPhoneNumber(typed)).toEqual(some(read))
  })

  test.each(['', 'abc', '0803abc4567', '+', '++2348031234567', '0803+1234567', '1234567890123456'])(
    '%j is refused',
    (typed) => {
      expect(readPhoneNumber(typed)).toEqual(none)
    },
  )
})
