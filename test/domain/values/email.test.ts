import fc from 'fast-check'
import { isEmail, userNameOf } from '../../../src/domain/values/email'

const specials = ',;:<>()[]"\\@ \t\n\r\0\u007f\u2028'.split('')

describe('email address', () => {
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
    'a,b@c.ng',
    'a@b.ng,c@d.ng',
    'a;b@c.ng',
    '<a@b.ng>',
    'Ada <a@b.ng>',
    '"a"@b.ng',
    'a\\b@c.ng',
    'group:a@b.ng',
    'a(comment)@b.ng',
    'a@[10.0.0.1]',
    'a@b.ng>',
    'a\0@b.ng',
    'a\u200b@b.ng',
    'a\r\nBcc:c@d.ng',
  ])('%p is invalid', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('256 characters are the limit', () => {
    expect(isEmail(`${'a'.repeat(249)}@bcd.ng`)).toBe(true)
    expect(isEmail(`${'a'.repeat(250)}@bcd.ng`)).toBe(false)
  })

  test('none has a separator, a bracket, a quote, a blank, a control character or a second @', () => {
    const parts = fc.tuple(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom(...specials), fc.string())
    fc.assert(
      fc.property(parts, ([before, special, after]) => {
        expect(isEmail(`a${before}${special}${after}z@portal.test`)).toBe(false)
        expect(isEmail(`a@portal${before}${special}${after}z.test`)).toBe(false)
      }),
    )
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
