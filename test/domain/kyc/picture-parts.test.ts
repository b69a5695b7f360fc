import fc from 'fast-check'
import { hasPixels, partsOfPicture } from '../../../src/domain/kyc/picture-parts'
import { samplePng } from '../../support/sample-files'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])))

const namesOf = (file: Uint8Array) => partsOfPicture(file)?.map(({ name }) => name)

const soi = [0xff, 0xd8]
const exif = bytes([0xff, 0xe1, 0, 10], 'Exif\0\0', [0xff, 0xd9])
const frame = [0xff, 0xc0, 0, 8, 8, 0, 10, 0, 20, 1]
const scan = [0xff, 0xda, 0, 4, 1, 1, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56]
const eoi = [0xff, 0xd9]
const jpeg = bytes(soi, [...exif], frame, scan, eoi)

describe('[KYC-22] the parts of a JPEG', () => {
  test('end where the picture ends, not in the preview that its EXIF holds', () => {
    expect(namesOf(jpeg)).toEqual(['E1', 'C0', 'DA', 'D9'])
    expect(partsOfPicture(jpeg)?.at(0)).toEqual({ name: 'E1', from: 2, content: 6, to: 14 })
    expect(partsOfPicture(jpeg)?.at(-1)?.to).toBe(jpeg.length)
  })

  test('leave out what a camera appends', () => {
    expect(partsOfPicture(bytes([...jpeg], 'a film'))?.at(-1)?.to).toBe(jpeg.length)
  })

  test('of a progressive one are several scans', () => {
    expect(namesOf(bytes(soi, [0xff, 0xc2, 0, 8, 8, 0, 10, 0, 20, 1], scan, [0xff, 0xc4, 0, 3, 0], scan, eoi))).toEqual(
      ['C2', 'DA', 'C4', 'DA', 'D9'],
    )
  })

  test('may have restarts and lone markers between them, which have no length', () => {
    expect(namesOf(bytes(soi, [0xff, 0xd0, 0xff, 0x01, 0xff, 0x00], frame, scan, eoi))).toEqual(['C0', 'DA', 'D9'])
  })

  test('are missing where one is shorter than its length', () => {
    expect(partsOfPicture(bytes(soi, [0xff, 0xe0, 0, 1], scan, eoi))).toBeUndefined()
  })

  test('may have filling bytes between them, and others, which readers skip', () => {
    expect(namesOf(bytes(soi, [0xff, 0xff, 0xff], frame, [7, 7], scan, [0xff], eoi))).toEqual(['C0', 'DA', 'D9'])
  })

  test('are missing wherever it is cut', () => {
    for (let end = 2; end < jpeg.length; end += 1)
      expect([end, partsOfPicture(jpeg.subarray(0, end))]).toEqual([end, undefined])
  })
})

describe('[KYC-22] the parts of a PNG', () => {
  test('end with IEND', () => {
    expect(namesOf(samplePng())).toEqual(['IHDR', 'IDAT', 'IEND'])
    expect(namesOf(Buffer.concat([samplePng(), Buffer.from('more')]))).toEqual(['IHDR', 'IDAT', 'IEND'])
  })

  test('are missing wherever it is cut', () => {
    const png = samplePng({ width: 8, height: 8 })
    for (let end = 8; end < png.length; end += 1)
      expect([end, partsOfPicture(png.subarray(0, end))]).toEqual([end, undefined])
  })
})

describe('[KYC-22] the parts of a WebP', () => {
  const chunk = (name: string, size: number) => bytes(name, [size, 0, 0, 0], Array<number>(size + (size % 2)).fill(1))
  const webp = (...chunks: readonly Uint8Array[]) => {
    const body = chunks.flatMap((it) => [...it])
    return bytes('RIFF', [body.length + 4, 0, 0, 0], 'WEBP', body)
  }

  test('are its chunks, those of an odd length followed by a byte', () => {
    expect(namesOf(webp(chunk('VP8X', 10), chunk('ICCP', 3), chunk('VP8 ', 20)))).toEqual(['VP8X', 'ICCP', 'VP8 '])
  })

  test('may lack the last byte that fills an odd length, and be followed by others', () => {
    const file = webp(chunk('VP8L', 7))
    expect(namesOf(file.subarray(0, -1))).toEqual(['VP8L'])
    expect(namesOf(bytes([...file], 'more'))).toEqual(['VP8L'])
  })

  test('are missing wherever it is cut', () => {
    const file = webp(chunk('VP8X', 10), chunk('VP8 ', 20), chunk('XMP ', 0))
    for (let end = 12; end < file.length; end += 1)
      expect([end, partsOfPicture(file.subarray(0, end))]).toEqual([end, undefined])
  })
})

test('[KYC-22] a picture has something to see only with a part of pixels', () => {
  expect(hasPixels(partsOfPicture(jpeg) ?? [])).toBe(true)
  expect(hasPixels(partsOfPicture(samplePng()) ?? [])).toBe(true)
  expect(hasPixels(partsOfPicture(bytes(soi, frame, eoi)) ?? [])).toBe(false)
})

test('[KYC-22] a file that is nothing but parts has none', () => {
  const many = (head: readonly number[], part: readonly number[], end: readonly number[]) => {
    const file = new Uint8Array(head.length + part.length * 100_001 + end.length)
    file.set(head)
    for (let index = 0; index <= 100_000; index += 1) file.set(part, head.length + index * part.length)
    file.set(end, file.length - end.length)
    return file
  }
  const riff = many([...bytes('RIFF', [0, 0, 0, 0], 'WEBP')], [...bytes('ANMF', [0, 0, 0, 0])], [])
  new DataView(riff.buffer).setUint32(4, riff.length - 8, true)
  const png = many(
    [...samplePng().subarray(0, 8)],
    [0, 0, 0, 0, ...bytes('tEXt'), 0, 0, 0, 0],
    [0, 0, 0, 0, ...bytes('IEND'), 0, 0, 0, 0],
  )
  for (const file of [many(soi, [0xff, 0xe0, 0, 2], eoi), png, riff]) expect(partsOfPicture(file)).toBeUndefined()
})

test('[KYC-22] of any bytes after a picture’s first ones, the parts are within the file and follow each other', () => {
  const heads = [soi, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [...bytes('RIFF', [40, 0, 0, 0], 'WEBP')]]
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      let at = 0
      for (const { from, content, to } of partsOfPicture(bytes(head, [...rest])) ?? []) {
        expect(from).toBeGreaterThanOrEqual(at)
        expect(content).toBeLessThanOrEqual(to)
        expect(to).toBeLessThanOrEqual(head.length + rest.length)
        at = to
      }
    }),
  )
})
