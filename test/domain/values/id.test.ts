import { id, idText } from '../../../src/domain/values/id'

describe('id', () => {
  test.each([7, '7', 'a b/c', '3f2c'])('%p is preserved, and is text in an address', (value) => {
    expect(id(value)).toBe(value)
    expect(idText(id(value))).toBe(String(value))
  })
})
