/** The characters of PDF's standard fonts (WinAnsi) besides ASCII and the upper half of Latin-1. */
const extra = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const drawable = (character: string): boolean => /^[\x20-\x7e\u00a1-\u00ff]$/.test(character) || extra.includes(character)

/**
 * Converts a text to the characters of the standard fonts: a missing letter loses its diacritics (`Ọlá` becomes `Olá`),
 * the naira sign becomes NGN, and any other missing character becomes a question mark.
 */
export const pdfText = (text: string): string =>
  [...text.normalize('NFC').replace(/₦\s*/g, 'NGN ').replace(/\s+/g, ' ')]
    .map((character) => {
      if (drawable(character)) return character
      const bare = character.normalize('NFD').replace(/\p{Mark}/gu, '')
      return bare !== '' && [...bare].every(drawable) ? bare : bare === '' ? '' : '?'
    })
    .join('')
