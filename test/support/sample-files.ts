import { crc32, deflateSync } from 'node:zlib'

/** A PDF of one empty page that every reader opens; `note` is a comment in it, `head` stands before its header. */
export const samplePdf = ({
  note = 'sample',
  head = '',
  pages = 1,
}: { note?: string; head?: string; pages?: number } = {}) => {
  const kids = Array.from({ length: pages }, (_, index) => `${String(index + 3)} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${String(pages)}>>`,
    ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'),
  ]
  let text = `%PDF-1.7\n%${note}\n`
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${String(index + 1)} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = String(objects.length + 1)
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${count}/Root 1 0 R>>`
  return Buffer.from(`${head}${text}${table}\nstartxref\n${String(text.length)}\n%%EOF\n`, 'latin1')
}

/** A PDF of exactly so many bytes, by zeros in a comment of its own. */
export const samplePdfOf = (bytes: number): Buffer => {
  const small = samplePdf({ note: '' })
  const from = small.indexOf('%\n') + 1
  return Buffer.concat([small.subarray(0, from), Buffer.alloc(bytes - small.length), small.subarray(from)])
}

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

type PngHeader = {
  readonly width?: number
  readonly height?: number
  readonly depth?: 1 | 8 | 16
  readonly chunks?: readonly [string, Buffer][]
}

/** A grey PNG with these compressed pixels, right or not, and further chunks after its header. */
export const pngOf = ({ width = 400, height = 300, depth = 8, chunks = [] }: PngHeader, pixels: Buffer): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks.map(([name, content]) => chunk(name, content)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A grey PNG of this size. */
export const samplePng = (header: PngHeader = {}): Buffer => {
  const { width = 400, height = 300, depth = 8 } = header
  const row = Buffer.alloc(1 + (width * depth) / 8, 0x7f)
  row[0] = 0
  return pngOf(header, deflateSync(Buffer.concat(Array<Buffer>(height).fill(row))))
}
