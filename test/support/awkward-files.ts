import { createCanvas } from '@napi-rs/canvas'
import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { deflateSync } from 'node:zlib'
import { encodedPictures } from './encoded-pictures'
import { samplePdf, samplePdfOf, samplePng, pngOf } from './sample-files'

/** A file as people have them: its name in docs/documents.md, the one on the device, and its bytes. */
export type AwkwardFile = { readonly what: string; readonly name: string; readonly bytes: Buffer }

const encoded = (name: keyof typeof encodedPictures): Buffer => Buffer.from(encodedPictures[name], 'base64')

const drawn = (width: number, height: number) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (let line = 0; line < height; line += 40) {
    context.fillStyle = line % 80 === 0 ? '#06c' : '#fc6'
    context.fillRect(0, line, width, 40)
  }
  return canvas
}
const jpeg = (width = 900, height = 600): Buffer => drawn(width, height).toBuffer('image/jpeg', 80)
const webp = (): Buffer => drawn(900, 600).toBuffer('image/webp', 80)

/** A JPEG whose EXIF says how it is turned, and where it was taken. */
const turned = (orientation: number): Buffer => {
  const place = Buffer.from('06.5244N 003.3792E')
  const tiff = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    2,
    1,
    0x0f,
    0,
    2,
    0,
    0,
    0,
    place.length,
    0,
    0,
    0,
    38,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, place])
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content])
  return Buffer.concat([jpeg().subarray(0, 2), segment, jpeg().subarray(2)])
}

const half = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length / 2))

/** A PDF written by pdfkit. */
const written = async (
  options: PDFKit.PDFDocumentOptions,
  write: (pdf: PDFKit.PDFDocument) => void = () => undefined,
) => {
  const pdf = new PDFDocument(options)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(pdf, 'end')
  pdf.text('Sample')
  write(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const replaced = (from: string, to: string): Buffer =>
  Buffer.from(samplePdf().toString('latin1').replace(from, to), 'latin1')

const named = (what: string, name: string, bytes: Buffer): AwkwardFile => ({ what, name, bytes })

const pictures = (): readonly AwkwardFile[] => [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    named(`JPEG of the EXIF orientation ${String(orientation)}, with a place`, 'photo.jpg', turned(orientation)),
  ),
  named('JPEG, progressive', 'photo.jpg', encoded('progressive')),
  named('JPEG of four colours (CMYK)', 'scan.jpg', encoded('fourColours')),
  named('JPEG, grey', 'scan.jpg', encoded('grey')),
  named('JPEG of 12,000 × 9,000 pixels', 'photo.jpg', jpeg(12_000, 9_000)),
  named('JPEG with a film after its end', 'motion.jpg', Buffer.concat([turned(1), Buffer.alloc(20_000, 'film')])),
  named('JPEG without its last two bytes', 'photo.jpg', jpeg().subarray(0, -2)),
  named('JPEG, the first half', 'photo.jpg', half(jpeg())),
  named('JPEG, the first half, with a whole preview in its EXIF', 'photo.jpg', half(turned(1))),
  named('JPEG of 22 bytes', 'photo.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')),
  named(
    'JPEG of which only the first three bytes are right',
    'photo.jpg',
    Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5_000, 'text')]),
  ),
  named('JPEG of a header and an end', 'photo.jpg', Buffer.from('ffd8ffc0000b080400040001011100ffd9', 'hex')),
  named('JPEG of 200 × 200 pixels', 'icon.jpg', jpeg(200, 200)),
  named('JPEG of 240 × 240 pixels', 'photo.jpg', jpeg(240, 240)),
  named('JPEG named .png', 'photo.png', jpeg()),
  named('JPEG named .pdf', 'photo.pdf', jpeg()),
  named('PNG of 8 bits', 'scan.png', samplePng()),
  named('PNG of 16 bits', 'scan.png', samplePng({ depth: 16 })),
  named('PNG, interlaced', 'scan.png', encoded('interlaced')),
  named('PNG with transparent parts', 'scan.png', createCanvas(400, 400).toBuffer('image/png')),
  named(
    'PNG with texts, a time and a place',
    'scan.png',
    samplePng({
      chunks: [
        ['tEXt', Buffer.from('Place\x0006.5244N 003.3792E')],
        ['tIME', Buffer.alloc(7)],
      ],
    }),
  ),
  named('PNG, the first half', 'scan.png', half(samplePng())),
  named('PNG without its last chunk', 'scan.png', samplePng().subarray(0, -12)),
  named('PNG without pixels', 'scan.png', Buffer.concat([samplePng().subarray(0, 33), samplePng().subarray(-12)])),
  named('PNG whose pixels are damaged', 'scan.png', pngOf({ width: 400, height: 300 }, Buffer.from('no pixels'))),
  named(
    'PNG bomb: 30,000 × 30,000 pixels in 110 kB',
    'bomb.png',
    pngOf({ width: 30_000, height: 30_000, depth: 1 }, deflateSync(Buffer.alloc(3_751 * 30_000))),
  ),
  named('PNG, a screenshot of 1,080 × 2,400 pixels', 'screenshot.png', drawn(1080, 2400).toBuffer('image/png')),
  named('PNG, a screenshot of 1,080 × 24,000 pixels', 'screenshot.png', drawn(1080, 24_000).toBuffer('image/png')),
  named('PNG, a screenshot of 1,080 × 30,000 pixels', 'screenshot.png', drawn(1080, 30_000).toBuffer('image/png')),
  named('WebP', 'photo.webp', webp()),
  named('WebP, animated', 'photo.webp', encoded('animatedWebp')),
  named(
    'WebP without pixels',
    'photo.webp',
    Buffer.from('524946461600000057454250565038580a000000000000002b01002b0100', 'hex'),
  ),
  named('WebP, the first half', 'photo.webp', half(webp())),
  named('HEIC', 'IMG_2041.HEIC', encoded('heic')),
  named('HEIC named .jpg', 'IMG_2041.jpg', encoded('heic')),
  named('AVIF', 'photo.avif', encoded('avif')),
  named('GIF, animated', 'photo.gif', encoded('gif')),
  named('JPEG 2000', 'photo.jp2', encoded('jpeg2000')),
  named('TIFF', 'scan.tif', Buffer.from('49492a0008000000', 'hex')),
  named('BMP', 'scan.bmp', Buffer.from('424d46000000', 'hex')),
  named('SVG', 'card.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
]

const pdfs = async (): Promise<readonly AwkwardFile[]> => [
  named('PDF', 'card.pdf', await written({})),
  named('PDF with a user password', 'statement.pdf', await written({ userPassword: 'secret', ownerPassword: 'owner' })),
  named(
    'PDF with a user password, AES of 256 bits',
    'statement.pdf',
    await written({ userPassword: 'secret', pdfVersion: '1.7ext3' }),
  ),
  named("PDF with an owner's password alone", 'statement.pdf', await written({ ownerPassword: 'owner' })),
  named('PDF, the first half', 'card.pdf', half(await written({}))),
  named('PDF without its last 100 bytes', 'card.pdf', (await written({})).subarray(0, -100)),
  named('PDF without pages', 'card.pdf', samplePdf({ pages: 0 })),
  named('PDF of 500 pages', 'book.pdf', samplePdf({ pages: 500 })),
  named('PDF after a byte order mark', 'card.pdf', samplePdf({ head: '\xef\xbb\xbf' })),
  named('PDF after an empty line', 'card.pdf', samplePdf({ head: '\r\n' })),
  named("PDF after a printer's lines", 'card.pdf', samplePdf({ head: '\x1b%-12345X@PJL SET RESOLUTION=600\r\n' })),
  named('PDF after 1,100 other bytes', 'card.pdf', samplePdf({ head: 'x'.repeat(1_100) })),
  named('PDF followed by 5,000 zeros', 'card.pdf', Buffer.concat([samplePdf(), Buffer.alloc(5_000)])),
  named(
    'PDF followed by a web page',
    'card.pdf',
    Buffer.concat([samplePdf(), Buffer.from(`<html>${'text '.repeat(500)}</html>`)]),
  ),
  named('PDF whose table of objects is wrong', 'card.pdf', replaced('startxref\n', 'startxref\n9')),
  named('PDF with a form (XFA)', 'form.pdf', replaced('/Pages 2 0 R', '/Pages 2 0 R/AcroForm<</Fields[]/XFA[]>>')),
  named(
    'PDF with a script',
    'form.pdf',
    replaced('/Pages 2 0 R', '/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
  ),
  named(
    'PDF with an attachment',
    'card.pdf',
    await written({}, (pdf) => void pdf.file(Buffer.from('attached'), { name: 'attached.txt' })),
  ),
  named('PDF whose pages contain themselves', 'card.pdf', replaced('/Kids[3 0 R]', '/Kids[2 0 R]')),
  named(
    'PDF of which only the first line is right',
    'card.pdf',
    Buffer.from('%PDF-1.4\n<!doctype html><html><body>Please log in again.</body></html>\n'),
  ),
  named('PDF with an end but nothing in it', 'card.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')),
  named('PDF of 8 MB', 'scan.pdf', samplePdfOf(8 * 1024 * 1024)),
  named('PDF of 8 MB and a byte', 'scan.pdf', samplePdfOf(8 * 1024 * 1024 + 1)),
  named('PDF named .jpg', 'card.jpg', samplePdf()),
  named('Word document', 'letter.docx', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100)])),
  named('Empty file', 'card.pdf', Buffer.alloc(0)),
]

/** Files like those that people have tried, made by this script; what happens with each is in docs/documents.md. */
export const awkwardFiles = async (): Promise<readonly AwkwardFile[]> => [...pictures(), ...(await pdfs())]
