import qrcode from 'qrcode-generator'
import type { Certificate } from './content'
import { CORNER, INK, INNER, MARGIN, SOFT, WHITE, fitting, write, type Pdf, type Type } from '../paper/drawing'
import { PADDING, drawFact, factHeight, type Fact } from '../paper/facts'

/** The check page's address as a QR code: black on white with four modules of quiet zone, as readers expect it. */
const drawCode = (pdf: Pdf, text: string, x: number, y: number, size: number): void => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const side = size / (count + 8)
  pdf.roundedRect(x, y, size, size, 8).fill(WHITE)
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) pdf.rect(x + (column + 4) * side, y + (row + 4) * side, side, side)
  pdf.fill('#000000')
}

const CODE = 128

const factsOf = ({ key, policyNo }: Certificate): readonly Fact[] => {
  const [plate] = key.plates
  const more = key.plates.length - 1
  return [
    ...(plate === undefined
      ? []
      : [{ name: more === 0 ? 'Plate' : `Plate, and ${more} more below`, text: plate, sizes: [30, 24, 18] }]),
    { name: 'Who is covered', text: key.covered, sizes: plate === undefined ? [28, 24, 20, 17] : [18, 16] },
    { name: 'Policy number', text: policyNo, sizes: plate === undefined ? [22, 18, 16] : [18, 16] },
  ]
}

/** The code and the address that say whether the certificate is genuine. */
const drawCheck = (pdf: Pdf, address: string, x: number, y: number): void => {
  drawCode(pdf, address, x, y, CODE)
  const [host = '', ...path] = address.replace(/^https?:\/\//, '').split('/')
  const below = write(pdf, 'Genuine? Scan, or open', { size: 9.5, weight: 'bold' }, x, y + CODE + 8, CODE)
  const type: Type = {
    ...fitting(pdf, `/${path.join('/')}`, [9, 8.5, 8, 7.5, 7, 6.5], CODE),
    weight: 'regular',
    colour: INK,
  }
  write(pdf, `/${path.join('/')}`, type, x, write(pdf, host, type, x, below, CODE), CODE)
}

/** What is asked for at a checkpoint: plate or person, policy number, from when to when, and how to check it. */
export const keyFacts = (pdf: Pdf, certificate: Certificate, top: number): number => {
  const { key, checkAddress } = certificate
  const width = INNER - 3 * PADDING - CODE
  const half = (width - PADDING) / 2
  const x = MARGIN + PADDING
  const facts = factsOf(certificate)
  const times = [
    { name: 'Valid from', ...key.from },
    { name: 'Valid until', ...key.until },
  ]
  const timesHeight = 46
  const needed = facts.reduce((sum, fact) => sum + factHeight(pdf, fact, width), timesHeight)
  const height = 2 * PADDING + Math.max(needed, CODE + 46)
  pdf.roundedRect(MARGIN, top, INNER, height, CORNER).fill(SOFT)
  const below = facts.reduce((y, fact) => drawFact(pdf, fact, x, y, width), top + PADDING)
  times.forEach(({ name, day, hour }, index) => {
    const left = x + index * (half + PADDING)
    const next = drawFact(pdf, { name, text: day, sizes: [16, 15, 14] }, left, below, half)
    write(pdf, hour, { size: 11 }, left, next - 7, half)
  })
  drawCheck(pdf, checkAddress, MARGIN + INNER - PADDING - CODE, top + PADDING)
  return top + height + 14
}
