import { hashOf, newCode, secondsToWait } from '../../../../src/service/account/phone/rules'

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
