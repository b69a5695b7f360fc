/**
 * Reads a PDF from standard input by pdf.js, which shares no code with the library that draws ours, and prints the pages
 * as JSON. It is a process of its own, since Jest does not load ES modules.
 */
import { buffer } from 'node:stream/consumers'
import { createCanvas } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The fonts of a page, and whether their glyphs are in the file. */
const fontsOf = async (page) => {
  const { fnArray, argsArray } = await page.getOperatorList()
  const names = fnArray.flatMap((fn, index) => (fn === OPS.setFont ? [argsArray[index][0]] : []))
  return [...new Set(names)].map((name) => {
    const font = page.commonObjs.get(name)
    return { name: font.name, isEmbedded: font.missingFile !== true }
  })
}

const textOf = async (page) => {
  const { items } = await page.getTextContent()
  return items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
}

/** The page as a PNG of 144 pixels per inch, printed in colour or in grey, and the QR code that a reader finds on it. */
const printed = async (page, filter) => {
  const viewport = page.getViewport({ scale: 2 })
  const [colour, paper] = [1, 2].map(() => createCanvas(viewport.width, viewport.height))
  await page.render({ canvas: colour, canvasContext: colour.getContext('2d'), viewport }).promise
  const context = paper.getContext('2d')
  context.filter = filter
  context.drawImage(colour, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, paper.width, paper.height)
  return {
    png: paper.toBuffer('image/png').toString('base64'),
    corner: [...data.subarray(0, 3)],
    code: jsQR(data, width, height)?.data ?? null,
  }
}

const [, , pictures] = process.argv
const document = await getDocument({ data: new Uint8Array(await buffer(process.stdin)) }).promise
const pages = []
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number)
  pages.push({
    text: await textOf(page),
    fonts: await fontsOf(page),
    ...(pictures === 'pictures' ? { colour: await printed(page, 'none'), grey: await printed(page, 'grayscale(1)') } : {}),
  })
}
process.stdout.write(JSON.stringify(pages))
