import fc from 'fast-check'
import { kobo, type Kobo } from '../../src/domain/values/money'
import { addDays } from '../../src/domain/values/calendar-arithmetic'
import { day } from './builders'

/** Amounts from zero to a thousand billion naira, in kobo. */
export const amounts = fc.bigInt({ min: 0n, max: 100_000_000_000_000n }).map(kobo)

/** Amounts from one kobo to a largest sum. */
export const amountsUpTo = (largest: Kobo) => fc.bigInt({ min: 1n, max: largest }).map(kobo)

/** Dates from 1900 to 2199, including every month end and leap day. */
export const days = fc.integer({ min: 0, max: 109_500 }).map((count) => addDays(day('1900-01-01'), count))

/**
 * Any character of Unicode, but no lone surrogate. fast-check's own unit `binary` reads tables for more than a second
 * before its first text.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800))

/** What somebody may type or paste: any characters, among them many blanks and many that nobody sees. */
export const typedTexts = fc.string({
  unit: fc.oneof(
    fc.constantFrom(' ', '\t', '\n', '\0', '\u00ad', '\u200b', '\u202e', '\u2800', '\u3164', '\ufe0f', '\ufeff'),
    anyCharacter,
  ),
  maxLength: 40,
})

/** Any short text that is valid in an address. */
export const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
