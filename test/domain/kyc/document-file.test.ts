import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import {
  ACCEPTED_FILES,
  checkPixels,
  checkSize,
  fitWithin,
  isPdfCutOff,
  isReaderFault,
  isSmallEnough,
  jpegName,
  kindOfContent,
  pdfErrorOf,
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

  test.each([
    ['a byte order mark', '\xef\xbb\xbf'],
    ['an empty line', '\r\n'],
    ["a printer's lines", '\x1b%-12345X@PJL SET RESOLUTION=600\r\n'],
    ['1,019 bytes', 'x'.repeat(1_019)],
  ])('[KYC-22] a PDF after %s is one', (_, head) => {
    expect(kindOfContent(bytes(head, [...pdf]))).toEqual(right('pdf'))
  })

  test('[KYC-22] a PDF whose header begins after its first 1,024 bytes is none', () => {
    expect(kindOfContent(bytes('x'.repeat(1_020), [...pdf]))).toEqual(left('wrong-kind'))
  })

  test.each([
    ['is whole', '%PDF-1.7 … %%EOF', false],
    ['has blanks and zeros after its end', `%PDF-1.7 … %%EOF\r\n${'\0'.repeat(5_000)}`, false],
    ["has a printer's last line after its end", '%PDF-1.7 … %%EOF\n\x1b%-12345X', false],
    ['has no end', '%PDF-1.7 …', true],
    ['has its last end far before the end', `%PDF-1.7 %%EOF${'x'.repeat(1_020)}`, true],
    ['has nothing but blanks', '   ', true],
  ])('[KYC-22] a PDF that %s', (_, content, expected) => {
    expect(isPdfCutOff(bytes(content))).toBe(expected)
  })

  test.each([
    ['PasswordException', 'locked'],
    ['InvalidPDFException', 'no-pdf'],
    ['FormatError', 'no-pdf'],
    ['UnknownErrorException', 'no-pdf'],
    ['Error', undefined],
  ])('[KYC-22] what pdf.js throws as %s means %p', (name, expected) => {
    expect(pdfErrorOf(Object.assign(new Error(), { name }))).toBe(expected)
  })

  test.each([
    ['RangeError: Array buffer allocation failed', true],
    ['TypeError: Promise.try is not a function', true],
    ['ReferenceError: x is not defined', true],
    ['FormatError: Page dictionary kid reference points to wrong type of object.', false],
  ])('[KYC-22] what pdf.js wraps, %s, may be a fault of the browser: %p', (details, expected) => {
    expect(isReaderFault(Object.assign(new Error(), { name: 'UnknownErrorException', details }))).toBe(expected)
  })

  test('what is thrown and no error means nothing', () => {
    expect(pdfErrorOf('PasswordException')).toBeUndefined()
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
    [1080, 24_000, 700, 15_556],
    [24_000, 1080, 15_556, 700],
    [800, 2400, 700, 2100],
    [500, 9000, 500, 9000],
  ])('[KYC-11] of %i × %i is scaled to %i × %i', (width, height, wide, high) => {
    expect(fitWithin({ width, height }, 2000)).toEqual({ width: wide, height: high })
  })

  test('[KYC-11] [KYC-22] fits unless its shorter side would be under 700 pixels, is never enlarged, and has the same proportions', () => {
    const length = fc.integer({ min: 1, max: 30_000 })
    fc.assert(
      fc.property(length, length, fc.integer({ min: 100, max: 4_000 }), (width, height, longEdge) => {
        const fitted = fitWithin({ width, height }, longEdge)
        const short = Math.min(fitted.width, fitted.height)
        if (Math.max(fitted.width, fitted.height) > longEdge) expect(short).toBeLessThanOrEqual(700)
        expect(short).toBeGreaterThanOrEqual(Math.min(width, height, 700))
        expect(fitted.width <= width && fitted.height <= height).toBe(true)
        const off = Math.abs(fitted.width / width - fitted.height / height)
        expect(off).toBeLessThanOrEqual(0.5 / width + 0.5 / height + 1e-9)
      }),
    )
  })

  test.each([
    [240, 240, undefined],
    [239, 4000, 'too-small'],
    [0, 4000, 'no-picture'],
    [4000, 239, 'too-small'],
    [1080, 24_000, undefined],
    [700, 16_000, undefined],
    [700, 16_001, 'too-long'],
    [16_001, 700, 'too-long'],
    [1080, 24_690, 'too-long'],
    [300, 16_001, 'too-long'],
    [15_625, 16_000, undefined],
    [15_626, 16_000, 'no-picture'],
  ])('[KYC-22] of %i × %i is refused as %p', (width, height, refused) => {
    const size = { width, height }
    expect(checkPixels(size)).toEqual(refused === undefined ? right(size) : left(refused))
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

  test('[KYC-11] [KYC-22] is small enough under 1 MB, a long one under a quarter of a byte a pixel', () => {
    const photo = { width: 2000, height: 1500 }
    expect([isSmallEnough(999_999, photo), isSmallEnough(1_000_000, photo)]).toEqual([true, false])
    const screenshot = { width: 700, height: 15_556 }
    expect([isSmallEnough(2_722_299, screenshot), isSmallEnough(2_722_300, screenshot)]).toEqual([true, false])
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
