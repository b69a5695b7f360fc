import fc from 'fast-check'
import { plainName } from '../../../src/domain/rules/plain-name'

const REFUSED = 'Please enter a name without links or line breaks'

/** The characters of names as people write them. */
const nameText = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿẸẹỌọṢṣ'’. -]{1,40}$/)
const refused = fc.oneof(
  fc.constantFrom('http://', 'HTTPS://', 'https://', 'www.', 'WWW.'),
  fc.constantFrom('\n', '\r', '\r\n', '\t', '\0', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'),
)

describe('a plain name', () => {
  test.each([
    "O'Neil-Ọ̀ṣun Jr.",
    'Ṣadé Adéyẹmí-Ọláìtán',
    'Ngọzị',
    'Mary  Jane',
    '李小龍',
    'customer.two+1',
    ' Ada ',
    '',
    'Awww. Smith',
  ])('%j is taken', (name) => {
    expect(plainName(name)).toBeNull()
  })

  test.each([
    'http://evil.test',
    'See HTTPS://evil.test',
    'www.evil.test',
    'Ada\nBcc: x@y.test',
    'Ada\u2028Eve',
    'A\0',
  ])('%j is refused', (name) => {
    expect(plainName(name)).toBe(REFUSED)
  })

  test('is whatever has no link and no control character', () => {
    fc.assert(fc.property(nameText, (name) => plainName(name) === null))
  })

  test('has neither anywhere between two words', () => {
    fc.assert(
      fc.property(nameText, refused, nameText, (before, inside, after) => {
        expect(plainName(`A${before} ${inside}${after}Z`)).toBe(REFUSED)
      }),
    )
  })
})
