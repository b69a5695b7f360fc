/**
 * Reads PDFs by pdf.js, which shares no code with the library that draws ours, and answers with their pages; on request
 * with what they look like, too. It is a process of its own, since Jest does not load ES modules.
 */
import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import type { ReadAnswer, ReadRequest } from './pdf'
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The part of pdf.js's font that its types leave open. */
type LoadedFont = { readonly name: string; readonly missingFile?: boolean }

/** The fonts of a page, and whether their glyphs are in the file. */
const fontsOf = async (page: PDFPageProxy) => {
  const { fnArray, argsArray } = await page.getOperatorList()
  const names = fnArray.flatMap((fn, index) => (fn === OPS.setFont ? [String((argsArray[index] as unknown[])[0])] : []))
  return [...new Set(names)].map((name) => {
    const font = page.commonObjs.get(name) as LoadedFont
    return { name: font.name, isEmbedded: font.missingFile !== true }
  })
}

const textOf = async (page: PDFPageProxy): Promise<string> =>
  (await page.getTextContent()).items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')

/** The page at 144 pixels per inch, in colour or in grey: the colour of its corner and the QR code that a reader finds. */
const printed = async (page: PDFPageProxy, filter: string) => {
  const viewport = page.getViewport({ scale: 2 })
  const drawn = createCanvas(viewport.width, viewport.height)
  const paper = createCanvas(viewport.width, viewport.height)
  // pdf.js means the browser's canvas by its types; this one has the same methods.
  await page.render({ canvas: drawn as never, canvasContext: drawn.getContext('2d') as never, viewport }).promise
  const context = paper.getContext('2d')
  context.filter = filter
  context.drawImage(drawn, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, paper.width, paper.height)
  return { corner: [...data.subarray(0, 3)], code: jsQR(data, width, height)?.data ?? null }
}

/** The addresses that a press on the page opens. */
const linksOf = async (page: PDFPageProxy): Promise<readonly string[]> =>
  (await page.getAnnotations()).flatMap(({ url }: { readonly url?: string }) => url ?? [])

const pagesOf = async ({ pdf, pictures }: ReadRequest): Promise<readonly unknown[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise
  const pages: unknown[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const looks = pictures ? { colour: await printed(page, 'none'), grey: await printed(page, 'grayscale(1)') } : {}
    pages.push({ text: await textOf(page), fonts: await fontsOf(page), links: await linksOf(page), ...looks })
  }
  await document.destroy()
  return pages
}

const answer = async (request: ReadRequest): Promise<ReadAnswer> => {
  try {
    return { number: request.number, pages: await pagesOf(request) }
  } catch (error) {
    return { number: request.number, problem: String(error) }
  }
}

process.on('message', (request: ReadRequest) => {
  void answer(request).then((answered) => process.send?.(answered))
})
process.on('disconnect', () => process.exit(0))
