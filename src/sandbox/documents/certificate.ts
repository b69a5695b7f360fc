import PDFDocument from 'pdfkit'
import brand from '../../brand.json'
import { formatAmount, kobo } from '../../domain/values/money'
import { dayInLagos } from '../../domain/values/calendar-date'
import { dateInWords } from '../../domain/values/typed-date'
import type { PolicyRow } from '../policy/repository'
import type { Line } from '../insurance/cover'
import { coverPeriod, insuredLines } from './insured'
import { pdfText } from './pdf-text'

const MARGIN = 56
const LABEL_WIDTH = 150
const INK = '#14211e'

const naira = (amount: bigint): string => `NGN ${formatAmount(kobo(amount))}`

/** The lines of a certificate, top to bottom. */
export const certificateLines = ({ policy, quote, payment }: PolicyRow): readonly Line[] => {
  const { from, to } = coverPeriod(quote, policy.createdAt)
  return [
    ['Policy number', policy.policyNo],
    ['Insured', quote.name],
    ['Client number', policy.clientNo],
    ['Product', `${quote.productName} (${quote.productCode})`],
    ['Cover', policy.description],
    ...insuredLines(quote),
    ['Period', `${dateInWords(from)} to ${dateInWords(to)}, both days included`],
    ['Premium', naira(quote.totalPremium)],
    ['Paid by', payment.status === 'Mandated' ? `mandate, ${payment.gateWay}` : payment.gateWay],
    ['Payment reference', payment.paymentReference],
    ['Quote number', quote.quoteNo],
    ['Issued', dateInWords(dayInLagos(policy.createdAt.getTime()))],
  ]
}

const heading = (document: PDFKit.PDFDocument): void => {
  document.rect(0, 0, document.page.width, 112).fill(brand.colours.light.brand)
  document.fillColor('#ffffff').font('Helvetica-Bold').fontSize(24).text(pdfText(brand.name), MARGIN, 36)
  document.font('Helvetica').fontSize(11).text(pdfText(brand.kind), MARGIN, 68)
  document.fillColor(INK).font('Helvetica-Bold').fontSize(18).text('Certificate of Insurance', MARGIN, 144)
}

const body = (document: PDFKit.PDFDocument, lines: readonly Line[]): void => {
  const valueWidth = document.page.width - 2 * MARGIN - LABEL_WIDTH
  document.y = 188
  for (const [label, value] of lines) {
    const text = pdfText(value)
    const height = document.font('Helvetica').fontSize(11).heightOfString(text, { width: valueWidth })
    if (document.y + height > document.page.height - MARGIN - 60) document.addPage()
    const top = document.y
    document.font('Helvetica-Bold').text(label, MARGIN, top, { width: LABEL_WIDTH })
    document.font('Helvetica').text(text, MARGIN + LABEL_WIDTH, top, { width: valueWidth })
    document.y = top + height + 9
  }
}

const drawFooter = (document: PDFKit.PDFDocument): void => {
  const text = `${brand.name}, ${brand.address}, ${brand.email}. Made by a test system: this document insures nobody.`
  document.font('Helvetica').fontSize(9).fillColor('#5b6b67')
  document.text(pdfText(text), MARGIN, document.page.height - MARGIN - 40, {
    width: document.page.width - 2 * MARGIN,
  })
}

/** The certificate of a policy: a PDF of A4 pages, identical for the same policy. */
export const certificatePdf = (row: PolicyRow): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { policyNo, createdAt } = row.policy
    const document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'en-NG',
      info: { Title: `Certificate ${policyNo}`, Author: brand.name, CreationDate: createdAt },
    })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => {
      resolve(Buffer.concat(parts))
    })
    document.on('error', reject)
    heading(document)
    body(document, certificateLines(row))
    drawFooter(document)
    document.end()
  })
