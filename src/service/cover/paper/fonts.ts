import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Font } from 'fontkit'
import { onFirstUse } from '../../../domain/values/on-first-use'

/** The weights of Inter that a certificate is set in. */
const weights = { regular: '400Regular', bold: '700Bold' } as const

export type Weight = keyof typeof weights

/** Relative to the project's folder, where the bundled server runs too. */
const fileOf = (weight: Weight): string =>
  resolve('node_modules/@expo-google-fonts/inter', weights[weight], `Inter_${weights[weight]}.ttf`)

/** The bytes of each font file, read once for all certificates. */
export const fontBytes = onFirstUse(() => ({
  regular: readFileSync(fileOf('regular')),
  bold: readFileSync(fileOf('bold')),
}))

/** The two files have the same characters. */
const font = onFirstUse((): Font => {
  const opened = create(fontBytes().regular)
  if ('fonts' in opened) throw new Error('the font of the certificates is a collection')
  return opened
})

const characters = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** What is drawn for a character that the font lacks. */
export const MISSING = '□'

/** Whether the font has each part of a character: the letter and the marks above and below it. */
const isPrintable = (character: string): boolean =>
  [...character].every((part) => font().hasGlyphForCodePoint(part.codePointAt(0) ?? 0))

/**
 * A text as the certificate prints it: one line, in NFC, without control characters. A character that the font lacks,
 * with all of its marks, becomes one `□`.
 */
export const printable = (text: string): string =>
  [...characters().segment(text.normalize('NFC').replace(/[^\S\u00a0]+/g, ' '))]
    .map(({ segment }) => segment.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
    .map((character) => (isPrintable(character) ? character : MISSING))
    .join('')
