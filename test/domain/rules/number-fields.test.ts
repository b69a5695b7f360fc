import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { phoneNumber } from '../../../src/domain/rules/number-fields'

const read = phoneNumber('Please enter a number')

describe('a landline in Lagos', () => {
  test.each([
    '01 463 0643',
    '014630643',
    '01-463-0643',
    '(01) 463 0643',
    '+234 1 463 0643',
    '00234 1 463 0643',
    '+234 (0)1 463 0643',
  ])('[KYC-23: landlines] typed as %s is answered with its present form', (typed) => {
    expect(read(typed)).toEqual(left('Lagos numbers now begin with 0201: 0201 463 0643'))
  })

  test('[KYC-23: landlines] in its present form is taken, whatever its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7}$/), (digits) => {
        expect(read(`01${digits}`)).toEqual(
          left(`Lagos numbers now begin with 0201: 0201 ${digits.slice(0, 3)} ${digits.slice(3)}`),
        )
        expect(read(`0201${digits}`)).toEqual(right(`0201${digits}`))
      }),
    )
  })

  test.each([
    '08031234567',
    '0803 123 4567',
    '+2348031234567',
    '+44 20 7946 0958',
    '0146306431',
    '01463064',
    '+2341463064',
  ])('[KYC-23: landlines] %s is none in its old form', (typed) => {
    expect(read(typed)).toMatchObject({ _tag: 'Right' })
  })
})
