import fc from 'fast-check'
import { isEmail, userNameOf } from '../../../src/domain/values/email'

describe('e-mail address', () => {
  test.each([
    'a@b.ng',
    'first.last+tag@sub.portal.test',
    "o'neil@portal.co.uk",
    'ngọzị@portal.test',
    'x@xn--bcher-kva.test',
  ])('%p is valid', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'a',
    'a@',
    '@b.ng',
    'a@b',
    'a@b.',
    'a@.ng',
    'a@b..ng',
    'a b@c.ng',
    'a@b c.ng',
    'a@@b.ng',
    'a@b@c.ng',
    ' a@b.ng',
    'a@b.ng ',
    'a@b.ng\n',
  ])('%p is invalid', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('256 characters are the limit', () => {
    expect(isEmail(`${'a'.repeat(249)}@bcd.ng`)).toBe(true)
    expect(isEmail(`${'a'.repeat(250)}@bcd.ng`)).toBe(false)
  })

  test('every valid address is accepted, and its user name is the part before @', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(address.length <= 256)
        expect(`${userNameOf(address)}@`).toBe(address.slice(0, address.indexOf('@') + 1))
      }),
    )
  })
})
