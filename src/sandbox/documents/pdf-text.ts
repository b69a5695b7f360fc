/** What the standard fonts of PDF can draw (WinAnsi) beside ASCII and the upper half of Latin-1. */
const extra = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const drawable = (character: string): boolean => /^[\x20-\x7e\u00a1-\u00ff]$/.test(character) || extra.includes(character)

/**
 * A text that every reader can draw without a font of its own: a letter that the standard fonts lack loses its marks
 * (`Ọlá` becomes `Olá`), the naira sign becomes NGN, and what has no Latin letter becomes a question mark.
 */
export const pdfText = (text: string): string =>
  [...text.normalize('NFC').replace(/₦\s*/g, 'NGN ').replace(/\s+/g, ' ')]
    .map((character) => {
      if (drawable(character)) return character
      const bare = character.normalize('NFD').replace(/\p{Mark}/gu, '')
      return bare !== '' && [...bare].every(drawable) ? bare : bare === '' ? '' : '?'
    })
    .join('')
