import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import {
  ACCEPTED_FILES,
  checkSize,
  fitWithin,
  isSmallEnough,
  jpegName,
  kindOfContent,
  compressions,
  TELLING_BYTES,
} from '../../../src/domain/kyc/document-file'
import { fileErrorMessages } from '../../../src/domain/kyc/messages'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])))

const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], 'rest of a picture')
const png = bytes([0x89], 'PNG\r\n\x1a\n', 'rest')
const webp = bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')
const pdf = bytes('%PDF-1.7')

describe('the kind of a file', () => {
  test.each([
    ['JPEG', jpeg, 'picture'],
    ['PNG', png, 'picture'],
    ['WebP', webp, 'picture'],
    ['PDF', pdf, 'pdf'],
  ])('[KYC-11] %s is detected by its first bytes', (_, content, kind) => {
    expect(kindOfContent(content.subarray(0, TELLING_BYTES))).toEqual(right(kind))
  })

  test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('[KYC-11] a HEIC file of the brand %s is recognised', (brand) => {
    expect(kindOfContent(bytes([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 0, 0]))).toEqual(left('heic'))
  })

  test.each([
    ['AVIF', bytes([0, 0, 0, 24], 'ftypavif')],
    ['a film', bytes([0, 0, 0, 24], 'ftypisom')],
    ['GIF', bytes('GIF89a')],
    ['a program', bytes('MZ')],
    ['HTML', bytes('<!doctype html>')],
    ['SVG', bytes('<svg xmlns=')],
    ['sound', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
    ['the first byte of a PNG', bytes([0x89])],
  ])('[KYC-11] %s is rejected', (_, content) => {
    expect(kindOfContent(content)).toEqual(left('wrong-kind'))
  })

  test('[KYC-11] an empty file is reported as empty, and missing content breaks the rule', () => {
    expect(kindOfContent(new Uint8Array())).toEqual(left('empty'))
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: TELLING_BYTES }), (content) => {
        const kind = kindOfContent(content)
        if (kind._tag === 'Left') expect(Object.keys(fileErrorMessages)).toContain(kind.left)
        else expect(['picture', 'pdf']).toContain(kind.right)
      }),
    )
  })

  test('[KYC-11] a PDF has at most 8 MB; a picture may have more, since it is scaled down', () => {
    expect(checkSize('pdf', 8 * 1024 * 1024)).toEqual(right('pdf'))
    expect(checkSize('pdf', 8 * 1024 * 1024 + 1)).toEqual(left('too-large'))
    expect(checkSize('picture', 40_000_000)).toEqual(right('picture'))
  })

  test('[KYC-11] HEIC is not accepted by the chooser, so that a phone converts its photos to JPEG', () => {
    expect(ACCEPTED_FILES.split(',')).toEqual(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
  })
})

describe('a scaled picture', () => {
  test.each([
    [4000, 3000, 2000, 1500],
    [3000, 4000, 1500, 2000],
    [1200, 800, 1200, 800],
    [2000, 2000, 2000, 2000],
    [12_000, 10, 2000, 2],
    [100_000, 1, 2000, 1],
  ])('[KYC-11] of %i × %i is scaled to %i × %i', (width, height, wide, high) => {
    expect(fitWithin({ width, height }, 2000)).toEqual({ width: wide, height: high })
  })

  test('[KYC-11] fits, is never enlarged, and has the same proportions to the pixel', () => {
    const length = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(length, length, fc.integer({ min: 100, max: 4_000 }), (width, height, longEdge) => {
        const fitted = fitWithin({ width, height }, longEdge)
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(longEdge)
        expect(fitted.width <= width && fitted.height <= height).toBe(true)
        const scale = Math.min(1, longEdge / Math.max(width, height))
        expect(Math.abs(fitted.width - width * scale)).toBeLessThan(1)
        expect(Math.abs(fitted.height - height * scale)).toBeLessThan(1)
      }),
    )
  })

  test('[KYC-11] is compressed in steps, starting at 2,000 pixels', () => {
    expect(compressions[0]?.longEdge).toBe(2_000)
    compressions.slice(1).forEach(({ longEdge, quality }, index) => {
      const before = compressions[index]!
      expect(longEdge < before.longEdge || (longEdge === before.longEdge && quality < before.quality)).toBe(true)
      expect(quality).toBeGreaterThan(0.5)
    })
    // Even noise of that size is under a megabyte.
    expect(compressions.at(-1)!.longEdge).toBeLessThanOrEqual(800)
  })

  test('[KYC-11] is small enough under 1 MB', () => {
    expect([isSmallEnough(999_999), isSmallEnough(1_000_000)]).toEqual([true, false])
  })

  test.each([
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['scan.final.png', 'scan.final.jpg'],
    ['.png', 'photo.jpg'],
    ['passport', 'passport.jpg'],
    ['', 'photo.jpg'],
  ])('%p becomes %p', (name, called) => {
    expect(jpegName(name)).toBe(called)
  })
})
