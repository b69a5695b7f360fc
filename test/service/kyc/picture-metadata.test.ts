import { createCanvas, loadImage } from '@napi-rs/canvas'
import { partsOfPicture, pixelSizeOf } from '../../../src/domain/kyc/picture-parts'
import { withoutMetadata } from '../../../src/service/kyc/picture-metadata'
import { samplePng } from '../../support/sample-files'

/** A picture of 300 × 200, red on its left and blue on its right. */
const drawn = () => {
  const canvas = createCanvas(300, 200)
  const context = canvas.getContext('2d')
  for (const [colour, left] of [
    ['#f00', 0],
    ['#00f', 150],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(left, 0, 150, 200)
  }
  return canvas
}

const place = '06.5244N 003.3792E'

/** A TIFF structure with an orientation, if one is given, and a note of the place. */
const tiff = (orientation: number | undefined, order: 'II' | 'MM' = 'II'): Buffer => {
  const u16 = (value: number) => (order === 'II' ? [value & 255, value >> 8] : [value >> 8, value & 255])
  const u32 = (value: number) => (order === 'II' ? [value, 0, 0, 0] : [0, 0, 0, value])
  const camera = [...u16(0x010f), ...u16(2), ...u32(place.length), ...u32(60)]
  const turned = orientation === undefined ? [] : [...u16(0x0112), ...u16(3), ...u32(1), ...u16(orientation), 0, 0]
  const head = Buffer.from([
    ...Buffer.from(order),
    ...u16(42),
    ...u32(8),
    ...u16(orientation === undefined ? 1 : 2),
    ...camera,
    ...turned,
    ...u32(0),
  ])
  return Buffer.concat([head, Buffer.alloc(60 - head.length), Buffer.from(place)])
}

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content])

/** The file with these bytes put in at a place. */
const withAt = (file: Buffer, at: number, more: Buffer) =>
  Buffer.concat([file.subarray(0, at), more, file.subarray(at)])

const exif = (content: Buffer) => Buffer.concat([Buffer.from('Exif\0\0'), content])

const jpegWith = (...segments: readonly Buffer[]) => withAt(drawn().toBuffer('image/jpeg'), 2, Buffer.concat(segments))

const cleaned = (file: Buffer): Buffer => withoutMetadata(file, partsOfPicture(file)!)

const namesOf = (file: Buffer) => partsOfPicture(file)?.map(({ name }) => name)

/** The size in which it is shown, and the colours at a quarter and at three quarters of its width and of its height. */
const shown = async (file: Buffer) => {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const colour = (x: number, y: number) => {
    const [red = 0, , blue = 0] = canvas.getContext('2d').getImageData(image.width * x, image.height * y, 1, 1).data
    return red > blue ? 'red' : 'blue'
  }
  return [image.width, image.height, colour(0.25, 0.25), colour(0.75, 0.25), colour(0.25, 0.75), colour(0.75, 0.75)]
}

describe('[KYC-22] a JPEG', () => {
  test.each([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'of orientation %p loses its place, and is shown as before',
    async (orientation) => {
      const file = jpegWith(segment(0xe1, exif(tiff(orientation))))
      expect(file.includes(place)).toBe(true)
      const clean = cleaned(file)
      expect(clean.includes(place)).toBe(false)
      expect(await shown(clean)).toEqual(await shown(file))
      const isTurned = orientation !== undefined && orientation > 1 && orientation < 9
      expect(namesOf(clean)?.includes('E1')).toBe(isTurned)
    },
  )

  test('of an orientation in the other byte order keeps it', async () => {
    const file = jpegWith(segment(0xe1, exif(tiff(6, 'MM'))))
    expect((await shown(cleaned(file))).slice(0, 2)).toEqual([200, 300])
    expect(cleaned(file).includes(place)).toBe(false)
  })

  // The canvas writes a colour profile of its own.
  test('loses XMP, comments, IPTC and what a camera appends; colour profiles and the marks of JFIF and Adobe stay', () => {
    const file = Buffer.concat([
      jpegWith(
        segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${place}`)),
        segment(0xfe, Buffer.from(place)),
        segment(0xed, Buffer.from(`Photoshop 3.0\0${place}`)),
        segment(0xe2, Buffer.from(`MPF\0${place}`)),
        segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile')),
        segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x01')),
      ),
      Buffer.from(`a film of ${place}`),
    ])
    const clean = cleaned(file)
    expect(clean.includes(place)).toBe(false)
    expect(
      namesOf(clean)
        ?.filter((name) => name.startsWith('E') || name === 'FE')
        .sort(),
    ).toEqual(['E0', 'E2', 'E2', 'EE'])
    expect(clean.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  test('loses what no picture needs, and an orientation of another type', () => {
    const long = Buffer.from(tiff(6))
    long.writeUInt16LE(4, 24)
    const file = jpegWith(
      segment(0xf0, Buffer.from(place)),
      segment(0x02, Buffer.from(place)),
      segment(0xe1, exif(long)),
    )
    expect(namesOf(cleaned(file))).not.toContain('E1')
    expect(cleaned(file).includes(place)).toBe(false)
  })

  test('with EXIF that is cut, or points outside, loses it', async () => {
    const whole = tiff(6)
    for (const broken of [
      whole.subarray(0, 4),
      whole.subarray(0, 12),
      Buffer.from('II*\0\xff\xff\xff\x7f\0\0\0\0', 'latin1'),
      Buffer.from('XX'),
    ]) {
      const clean = cleaned(jpegWith(segment(0xe1, exif(broken))))
      expect(namesOf(clean)).not.toContain('E1')
      expect((await shown(clean)).slice(0, 2)).toEqual([300, 200])
    }
  })
})

describe('[KYC-22] a PNG', () => {
  test('loses its texts, time and place, and keeps its colours and its orientation', async () => {
    const file = samplePng({
      chunks: [
        ['gAMA', Buffer.from([0, 0, 0xb1, 0x8f])],
        ['tEXt', Buffer.from(`Place\0${place}`)],
        ['tIME', Buffer.alloc(7)],
        ['eXIf', tiff(6)],
        ['noTe', Buffer.from(place)],
      ],
    })
    const clean = cleaned(file)
    expect(clean.includes(place)).toBe(false)
    expect(namesOf(clean)).toEqual(['IHDR', 'gAMA', 'eXIf', 'IDAT', 'IEND'])
    expect((await loadImage(clean)).width * (await loadImage(clean)).height).toBe(400 * 300)
  })

  test('that is upright loses its EXIF', () => {
    expect(namesOf(cleaned(samplePng({ chunks: [['eXIf', tiff(1)]] })))).toEqual(['IHDR', 'IDAT', 'IEND'])
  })
})

describe('[KYC-22] a WebP', () => {
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.from(`${name}0000`)
    head.writeUInt32LE(content.length, 4)
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
  }
  const riff = (...chunks: readonly Buffer[]) => {
    const body = Buffer.concat(chunks)
    const head = Buffer.from('RIFF0000WEBP')
    head.writeUInt32LE(body.length + 4, 4)
    return Buffer.concat([head, body])
  }
  /** Announces EXIF and XMP, and the size of 300 × 200. */
  const extended = chunk('VP8X', Buffer.from([0x0c, 0, 0, 0, 43, 1, 0, 199, 0, 0]))
  const pixels = () => {
    const file = drawn().toBuffer('image/webp', 90)
    const { content, to } = partsOfPicture(file)!.find(({ name }) => name === 'VP8 ')!
    return chunk('VP8 ', file.subarray(content, to))
  }
  const webp = (orientation: number) =>
    riff(extended, pixels(), chunk('EXIF', exif(tiff(orientation))), chunk('XMP ', Buffer.from(`<x>${place}</x>`)))

  test('loses its place and announces no more than it has', async () => {
    const file = webp(1)
    const clean = cleaned(file)
    expect(clean.includes(place)).toBe(false)
    expect(namesOf(clean)).toEqual(['VP8X', 'VP8 '])
    expect(clean[20]).toBe(0)
    expect(clean.readUInt32LE(4)).toBe(clean.length - 8)
    expect(await shown(clean)).toEqual(await shown(file))
  })

  test('with two of them keeps the first', () => {
    const exifs = [1, 6].map((orientation) => chunk('EXIF', exif(tiff(orientation))))
    expect(namesOf(cleaned(riff(extended, pixels(), ...exifs)))).toEqual(['VP8X', 'VP8 '])
    expect(namesOf(cleaned(riff(extended, pixels(), ...exifs.reverse())))).toEqual(['VP8X', 'VP8 ', 'EXIF'])
  })

  test('that is turned keeps that', () => {
    const clean = cleaned(webp(6))
    expect(clean.includes(place)).toBe(false)
    expect(namesOf(clean)).toContain('EXIF')
    expect(clean[20]).toBe(0x08)
  })
})

test.each([
  ['a JPEG', drawn().toBuffer('image/jpeg')],
  ['a WebP', drawn().toBuffer('image/webp', 80)],
  ['a PNG', drawn().toBuffer('image/png')],
])('[KYC-22] the size of %s is read from its header', (_, file) => {
  expect(pixelSizeOf(file, partsOfPicture(file)!)).toEqual({ width: 300, height: 200 })
})

test('[KYC-22] the size of a WebP without loss, and of an extended one, is read from its header', () => {
  const file = (name: string, content: readonly number[]) => {
    const body = Buffer.concat([Buffer.from(name), Buffer.from([content.length, 0, 0, 0]), Buffer.from(content)])
    return Buffer.concat([Buffer.from('RIFF'), Buffer.from([body.length + 4, 0, 0, 0]), Buffer.from('WEBP'), body])
  }
  const lossless = file('VP8L', [0x2f, 0x2b, 0xc1, 0x31, 0x00, 0])
  expect(pixelSizeOf(lossless, partsOfPicture(lossless)!)).toEqual({ width: 300, height: 200 })
  const extended = file('VP8X', [0, 0, 0, 0, 43, 1, 0, 199, 0, 0])
  expect(pixelSizeOf(extended, partsOfPicture(extended)!)).toEqual({ width: 300, height: 200 })
})

test('[KYC-22] a picture without a header of its size has none', () => {
  const file = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xc4, 0, 4, 1, 1, 0xff, 0xd9])
  expect(pixelSizeOf(file, partsOfPicture(file)!)).toBeUndefined()
})
