import { crc32, deflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}

/**
 * The same opaque pixels in a smaller file: rows as they are, well compressed, take a fifth less than what a browser
 * writes in a hurry.
 */
export const smallPng = async (png: Buffer): Promise<Buffer> => {
  const image = await loadImage(png)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  // Each row begins with its filter, which is none.
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += 3) {
    if (pixel % width === 0) at += 1
    rows.set(data.subarray(pixel * 4, pixel * 4 + 3), at)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
