import { onFirstUse } from '../../../src/domain/values/on-first-use'

describe('a value that is created on first use', () => {
  test.each([['a format'], [undefined], [0]])('is created once, on first use, and not before (%s)', (value) => {
    const make = jest.fn(() => value)
    const given = onFirstUse(make)
    expect(make).not.toHaveBeenCalled()
    expect([given(), given(), given()]).toEqual([value, value, value])
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is created again after a failure', () => {
    const make = jest
      .fn<string, []>(() => 'made')
      .mockImplementationOnce(() => {
        throw new Error('not yet')
      })
    const given = onFirstUse(make)
    expect(given).toThrow('not yet')
    expect(given()).toBe('made')
  })
})
