/** How PostgreSQL recognizes damaged bytes: CRC-32C in small files, and the checksum of a page (`checksum_impl.h`). */

const POLYNOMIAL = 0x82f63b78

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** CRC-32C of the parts, one after the other. */
export const crc32c = (...parts: readonly Uint8Array[]): number => {
  let value = ~0
  for (const part of parts) for (const byte of part) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}

export const PAGE = 8_192

const SUMS = 32
const ROUNDS = PAGE / 4 / SUMS
const PRIME = 16_777_619

/** PostgreSQL's starting values, one for each sum. */
const start = Uint32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
)

const sums = new Uint32Array(SUMS)

const mix = (index: number, word: number) => {
  const value = (sums[index] ?? 0) ^ word
  sums[index] = Math.imul(value, PRIME) ^ (value >>> 17)
}

/** The third word of a page has its checksum in the lower half. */
const CHECKSUM_AT = 2

const isEmpty = (words: Uint32Array): boolean => words.every((word) => word === 0)

/** Whether a page, as words, is what was written as that block of a relation; a new page is all zeros. */
export const isIntact = (words: Uint32Array, block: number): boolean => {
  const stored = words[CHECKSUM_AT] ?? 0
  if (stored === 0 && isEmpty(words)) return true
  sums.set(start)
  for (let round = 0; round < ROUNDS; round += 1)
    for (let index = 0; index < SUMS; index += 1) {
      const at = round * SUMS + index
      mix(index, at === CHECKSUM_AT ? stored & 0xffff0000 : (words[at] ?? 0))
    }
  for (let round = 0; round < 2; round += 1) for (let index = 0; index < SUMS; index += 1) mix(index, 0)
  const folded = (sums.reduce((all, sum) => all ^ sum, 0) ^ block) >>> 0
  return (folded % 65_535) + 1 === (stored & 0xffff)
}
