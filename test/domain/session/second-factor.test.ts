import fc from 'fast-check'
import { right } from 'fp-ts/Either'
import { isAuthenticator, parseSecondFactor } from '../../../src/domain/session/second-factor'
import { failures } from '../../support/parsed'

const parse = (code: string) => parseSecondFactor({ code })

describe('[SIGN-01: code] the code of a second factor', () => {
  test.each(['', ' ', '\u200b'])('%j is missing', (code) => {
    expect(failures(parse(code))).toEqual([['code', 'Please enter your code']])
  })

  test('has six digits, whatever separates them', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2009')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separator), { minLength: 6, maxLength: 6 }),
        (parts) => {
          const typed = parts.map(([digit, between]) => `${String(digit)}${between}`).join('')
          expect(parse(typed)).toEqual(right({ code: parts.map(([digit]) => String(digit)).join('') }))
        },
      ),
    )
  })

  test.each(['1', '12345', '12-34'])('%j is too short', (code) => {
    expect(failures(parse(code))).toEqual([['code', 'A code has six digits']])
  })

  test.each(['K7QX-22ML-9PPA', '1234567', '12345678-90', 'a'])(
    '%j is sent as a recovery code, as it was typed',
    (code) => {
      expect(parse(` ${code} `)).toEqual(right({ code }))
    },
  )

  test('has at most 256 characters', () => {
    expect(parse('x'.repeat(256))).toEqual(right({ code: 'x'.repeat(256) }))
    expect(failures(parse('x'.repeat(257)))).toEqual([['code', 'Please use at most 256 characters']])
  })
})

test('[SIGN-01: ways] only an authenticator app makes its codes itself', () => {
  expect(['GoogleAuthenticator', 'Email', 'Phone', 'Other', undefined].filter(isAuthenticator)).toEqual([
    'GoogleAuthenticator',
  ])
})
