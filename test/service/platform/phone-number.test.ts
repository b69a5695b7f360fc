import { phoneNumberOf } from '../../../src/service/platform/phone-number'

test.each([
  ['08031234567', '+2348031234567'],
  ['8031234567', '+2348031234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['2348031234567', '+2348031234567'],
  ['+44 7911 123456', '+447911123456'],
  ['07991234567', '+2347991234567'],
  ['+234 930 123 4567', '+2349301234567'],
])('%s is %s', (written, number) => {
  expect(phoneNumberOf(written)).toBe(number)
})

test.each(['', '0803', 'eight', '+000', '080312345678', '06031234567', '+44 7'])(
  '%j is not a phone number',
  (written) => {
    expect(phoneNumberOf(written)).toBeUndefined()
  },
)
