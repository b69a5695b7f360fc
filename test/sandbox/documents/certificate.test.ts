import { certificateLines, certificatePdf } from '../../../src/sandbox/documents/certificate'
import { coverPeriod, insuredLines } from '../../../src/sandbox/documents/insured'
import { pdfText } from '../../../src/sandbox/documents/pdf-text'
import type { PolicyRow } from '../../../src/sandbox/policy/repository'
import { textOfPdf } from '../../support/pdf'

const bought = new Date(Date.UTC(2026, 10, 21, 23, 30))
const vehicle = { registrationNo: 'ABC-123DE', makeId: 1, modelId: 102, chassisNo: 'JTDBR32E720012345', manuYear: '2019' }

const row: PolicyRow = {
  policy: {
    id: 42,
    customerId: '00000000-0000-4000-8000-000000000000',
    quoteId: 10042,
    classCode: 'M',
    year: 2026,
    policyNo: 'HB/M/26/00042',
    status: 'Active',
    name: null,
    clientNo: 'C-00000000',
    description: 'Accident, fire, theft and flood.',
    productName: 'Comprehensive Motor',
    quoteNo: 'Q-10042',
    totalPremium: 25_000_003n,
    paymentReference: 'PAY-0123456789AB',
    totalAmount: 25_000_003n,
    createdAt: bought,
    modifiedAt: null,
  },
  quote: {
    id: 10042,
    customerId: '00000000-0000-4000-8000-000000000000',
    quoteNo: 'Q-10042',
    clientEmail: 'test@mail.test',
    name: 'Ọlábísí Test',
    productId: 101,
    productName: 'Comprehensive Motor',
    productCode: 'MTC',
    productSubCode: 'Comprehensive',
    productDescription: 'Accident, fire, theft and flood.',
    totalPremium: 25_000_003n,
    details: { signature: 'MOTOR', vehicles: [vehicle] },
    createdAt: bought,
  },
  payment: {
    id: 1,
    quoteId: 10042,
    customerId: '00000000-0000-4000-8000-000000000000',
    status: 'Paid',
    paymentReference: 'PAY-0123456789AB',
    transactionReference: 'TRX-0123456789AB',
    amount: 25_000_003n,
    fees: 0n,
    totalAmount: 25_000_003n,
    gateWay: 'Sandbox Card',
    channel: 'card',
    currency: 'NGN',
    lastDigits: '6666',
    createdAt: bought,
  },
}

describe('a certificate', () => {
  test('is a PDF of one page with the insured person and items, the period and the payment', async () => {
    const pdf = await certificatePdf(row)
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(pdf.subarray(-6).toString('latin1')).toContain('%%EOF')
    expect([...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)]).toHaveLength(1)
    const text = textOfPdf(pdf)
    for (const part of [
      'Certificate of Insurance',
      'HB/M/26/00042',
      'Olábísí Test',
      'ABC-123DE, Toyota Camry 2019',
      'JTDBR32E720012345',
      '22 November 2026 to 21 November 2027',
      'NGN 250,000.03',
      'PAY-0123456789AB',
      'Q-10042',
    ])
      expect(text.replaceAll('\n', ' ')).toContain(part)
  })

  test('has more pages if the insured items do not fit on one', async () => {
    const vehicles = Array.from({ length: 60 }, () => vehicle)
    const pdf = await certificatePdf({ ...row, quote: { ...row.quote, details: { vehicles } } })
    expect([...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(1)
  })

  test('names the mandate of the payment', () => {
    const lines = certificateLines({ ...row, payment: { ...row.payment, status: 'Mandated', gateWay: 'Direct Debit' } })
    expect(lines).toContainEqual(['Paid by', 'mandate, Direct Debit'])
  })
})

describe('the period of a policy', () => {
  const journey = {
    destination: 'DE',
    depaturedate: '2026-12-01T23:30Z',
    arrivaldate: '2026-12-10T12:00',
    passportNo: 'A1',
  }

  const period = (productId: number, productSubCode: string, details: unknown) =>
    coverPeriod({ productId, productSubCode, details }, bought)

  test('is a year from the day of the purchase in Lagos', () => {
    expect(period(101, 'Comprehensive', { demo: true })).toEqual({ from: '2026-11-22', to: '2027-11-21' })
  })

  test('is that of the journey for a single trip, and a year for an annual policy', () => {
    expect(period(301, 'Single', journey)).toEqual({ from: '2026-12-02', to: '2026-12-10' })
    expect(period(302, 'Annual', journey)).toEqual({ from: '2026-11-22', to: '2027-11-21' })
  })

  test('is the duration of a savings plan', () => {
    expect(period(501, 'Target', { duration: 3 })).toEqual({ from: '2026-11-22', to: '2027-02-21' })
    expect(period(601, 'School', { duration: 12 })).toEqual({ from: '2026-11-22', to: '2027-11-21' })
  })
})

describe('the list of insured items', () => {
  const lines = (productId: number, details: unknown) => insuredLines({ productId, details })

  test('is taken from the details of the quote, and empty without them', () => {
    expect(lines(301, { destination: 'DE', depaturedate: '', arrivaldate: '', passportNo: 'A1' })).toEqual([
      ['Destination', 'Germany'],
      ['Passport', 'A1'],
    ])
    expect(lines(401, { building: [{ location: '1 Street', city: 'Ikeja', state: 'Lagos' }] })).toEqual([
      ['Building', '1 Street, Ikeja, Lagos'],
    ])
    expect(lines(101, { vehicles: [{ ...vehicle, makeId: 0 }] })).toEqual([
      ['Vehicle', 'ABC-123DE, 2019, chassis JTDBR32E720012345'],
    ])
    for (const nothing of [{ demo: true }, null, 'text'])
      for (const product of [101, 201, 301, 401, 501, 999]) expect(lines(product, nothing)).toEqual([])
  })
})

test.each([
  ['Ọlá Ṣọlá', 'Olá Solá'],
  ['₦1,000 – “done”', 'NGN 1,000 – “done”'],
  ['Zoë Müller', 'Zoë Müller'],
  ['a\n b\tc', 'a b c'],
  ['李 Test', '? Test'],
])('"%s" is drawn as "%s"', (text, drawn) => {
  expect(pdfText(text)).toBe(drawn)
})
