/** @jest-environment node */
import { phoneAppearance } from '../../../src/ui/form/phone-appearance'

describe('the appearance of a phone number', () => {
  test.each([
    ['0803', 'unfinished'],
    ['08031234567', 'good'],
    ['+234 803 123 4567', 'good'],
    ['+44 7400 123456', 'good'],
    ['0803123456', 'unfinished'],
    ['080312345678', 'odd'],
    ['08031234567890123', 'too-long'],
    ['012345678', 'unfinished'],
    ['00000000000', 'odd'],
  ])('%p is classified as %s', (typed, appearance) => {
    expect(phoneAppearance(typed)).toBe(appearance)
  })
})
