/** @jest-environment node */
import fc from 'fast-check'
import { nameIn, textOf } from '../../../src/adapters/http/enumeration'
import { kycStatuses } from '../../../src/domain/kyc/steps'

const status = nameIn(kycStatuses)

describe('[ABP-03] a member of an enumeration', () => {
  test.each(kycStatuses.map((name, place) => [name, place] as const))(
    '%s may come in any case, and as %i',
    (name, place) => {
      expect([name, name.toUpperCase(), name.toLowerCase(), ` ${name} `, place].map(status)).toEqual(
        Array(5).fill(name),
      )
    },
  )

  test('that is unknown is returned as it came', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: kycStatuses.length }), fc.integer({ max: -1 }), fc.double(), fc.string()),
        (value) => {
          fc.pre(
            typeof value === 'string'
              ? !kycStatuses.some((name) => name.toLowerCase() === value.trim().toLowerCase())
              : !(value in kycStatuses),
          )
          expect(status(value)).toBe(String(value))
        },
      ),
    )
  })

  test('that is missing stays missing', () => {
    expect([status(undefined), textOf(undefined)]).toEqual([undefined, undefined])
  })

  test('of a list that the specification does not have is shown as text', () => {
    expect([textOf(3), textOf('Weekly')]).toEqual(['3', 'Weekly'])
  })
})
