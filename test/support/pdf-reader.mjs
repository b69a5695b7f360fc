/**
 * Reads a PDF by pdf.js, a reader that shares no code with what draws ours, and prints what it found as JSON: the text and
 * fonts of every page and, with `pictures`, each page as a PNG. A process of its own, since Jest does not load ES modules.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

const [, , file, withPictures] = process.argv
const standardFontDataUrl = `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')}/`

const picture = async (page) => {
  const viewport = page.getViewport({ scale: 2 })
  const canvas = createCanvas(viewport.width, viewport.height)
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
  return canvas.toBuffer('image/png').toString('base64')
}

const fontsOf = async (page) => {
  const { fnArray, argsArray } = await page.getOperatorList()
  const names = fnArray.flatMap((fn, index) => (fn === OPS.setFont ? [argsArray[index][0]] : []))
  return [...new Set(names)].map((name) => {
    const font = page.commonObjs.get(name)
    return { name: font.name, isEmbedded: font.missingFile !== true }
  })
}

const document = await getDocument({ data: new Uint8Array(readFileSync(file)), standardFontDataUrl }).promise
const pages = []
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  pages.push({
    text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
    fonts: await fontsOf(page),
    ...(withPictures === 'pictures' ? { picture: await picture(page) } : {}),
  })
}
process.stdout.write(JSON.stringify(pages))
