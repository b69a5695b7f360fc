import { hashOf, newCode, phoneNumberOf, secondsToWait } from '../../../../src/service/account/phone/rules'

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

test('a code has six digits, including leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, newCode)
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

test('the stored hash of a code depends on the customer and the number', () => {
  const kept = hashOf('customer', '+2348031234567', '123456')
  expect(hashOf('customer', '+2348031234567', ' 123456 ')).toBe(kept)
  const others = [
    hashOf('another', '+2348031234567', '123456'),
    hashOf('customer', '+2348031234568', '123456'),
    hashOf('customer', '+2348031234567', '123457'),
  ]
  expect(new Set([kept, ...others]).size).toBe(4)
  expect(kept).not.toContain('123456')
})

test('the wait counts down from sixty seconds, and is never less than one', () => {
  const sent = new Date('2026-01-01T12:00:00Z')
  const after = (milliseconds: number) => secondsToWait(sent, new Date(sent.getTime() + milliseconds))
  expect([after(0), after(1), after(59_001), after(59_999), after(70_000)]).toEqual([60, 60, 1, 1, 1])
})
