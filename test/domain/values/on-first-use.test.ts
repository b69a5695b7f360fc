import { onFirstUse } from '../../../src/domain/values/on-first-use'

describe('something that is made on its first use', () => {
  test.each([['a format'], [undefined], [0]])('is made once, then, and not before (%s)', (value) => {
    const make = jest.fn(() => value)
    const given = onFirstUse(make)
    expect(make).not.toHaveBeenCalled()
    expect([given(), given(), given()]).toEqual([value, value, value])
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is tried again when making it failed', () => {
    const make = jest.fn<string, []>(() => 'made').mockImplementationOnce(() => {
      throw new Error('not yet')
    })
    const given = onFirstUse(make)
    expect(given).toThrow('not yet')
    expect(given()).toBe('made')
  })
})
