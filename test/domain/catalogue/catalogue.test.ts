import fc from 'fast-check'
import { cardText, safeColour } from '../../../src/domain/catalogue/catalogue'
import { anyCharacter } from '../../support/arbitraries'

describe('card texts', () => {
  test.each([
    ['', ''],
    ['short', 'short'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['x'.repeat(31), `${'x'.repeat(30)}…`],
    ['🚗'.repeat(30), '🚗'.repeat(30)],
    ['🚗'.repeat(31), `${'🚗'.repeat(30)}…`],
    [`${'é'.repeat(29)} and more`, `${'é'.repeat(29)} …`],
  ])('[BUY-02: cut texts] %p is shown as %p', (text, shown) => {
    expect(cardText(text)).toBe(shown)
  })

  test('[BUY-02: cut texts] are the first thirty characters, with an ellipsis only if the text was cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const characters = [...text]
        const first = characters.slice(0, 30).join('')
        expect(cardText(text)).toBe(characters.length > 30 ? `${first}…` : text)
      }),
    )
  })
})

test.each(['#fff', '#e4f1ee', 'red', 'rgb(1, 2, 3)', 'hsla(120 50% 50% / 0.5)'])('%s is a valid colour', (text) => {
  expect(safeColour(text)).toBe(text)
})

test.each([undefined, '', 'url(https://x.test)', 'red;position:fixed', '#12', 'var(--x)', 'expression(1)'])(
  '%p is not a valid colour',
  (text) => {
    expect(safeColour(text)).toBeUndefined()
  },
)
