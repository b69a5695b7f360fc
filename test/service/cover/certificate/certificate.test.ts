import brand from '../../../../src/brand.json'
import { claimSteps } from '../../../../src/domain/policy/claim-steps'
import type { BeneficiaryRow } from '../../../../src/service/beneficiary/repository'
import { certificatePdf } from '../../../../src/service/cover/certificate/certificate'
import { certificateOf } from '../../../../src/service/cover/certificate/content'
import type { PolicyRow } from '../../../../src/service/cover/policy/repository'
import { covers } from '../../../../src/service/shop/insurance/covers'
import { plainContact } from '../../../support/contact-addresses'
import { aPolicyRow, bought, vehicle } from '../../../support/policy-row'
import { pagesOf, printedPagesOf, textOfPdf } from '../../../support/pdf'

jest.setTimeout(120_000)

const row = aPolicyRow()

const NAME = 'Ṣadé Adéyẹmí-Ọláìtán'
const ADDRESS = 'https://portal.harbour.test/verify/0123-4567-89ab-cdef-0123'

const beneficiary = (index: number): BeneficiaryRow => ({
  id: index,
  customerId: row.policy.customerId,
  surname: `Ọ̀ṣun ${index}`,
  otherNames: 'Ɓala',
  relationshipType: 'SIB',
  shareHundredths: 250,
  mobileNo: '+2348031234567',
  createdAt: bought,
  modifiedAt: null,
})

/** A policy of a product, bought with the example of its call's documentation. */
const rowOf = (call: keyof typeof covers, signature = NAME): PolicyRow => {
  const { example, categories } = covers[call]
  const { productId, ...details } = { ...example, signature }
  const product = categories.flatMap(({ products }) => products).find(({ id }) => id === productId)
  return {
    ...row,
    quote: {
      ...row.quote,
      name: NAME,
      productId: Number(productId),
      productName: product?.name ?? '',
      productSubCode: product?.subCode ?? '',
      details,
    },
  }
}

const pdfOf = (policy: PolicyRow, beneficiaries: readonly BeneficiaryRow[] = []): Promise<Buffer> =>
  certificatePdf(certificateOf(policy, beneficiaries, ADDRESS), bought)

const everyKind = Object.keys(covers) as (keyof typeof covers)[]

describe('a certificate', () => {
  test.each([
    ['vehicleQuote', ['ABC-123DE', 'Toyota', 'Camry', '2019', 'Blue', '1ZZ-0000001', 'JTDBR32E720012345', 'Private']],
    ['vehicleQuote', ['Sum insured ₦5,000,000.00', 'Up to ₦3,000,000', 'You pay the first 10 %', '₦250,000.03 a year']],
    ['vehicleQuote', ['Covered: Accident, fire, theft and flood;']],
    ['homeQuote', ['1 Example Street, Ikeja, Lagos', '₦50,000,000.00', 'Television', '₦100,000.00']],
    ['homeQuote', ['You pay the first ₦10,000 of each claim', '₦250,000.03 a year']],
    ['healthQuote', ['Silver', 'Ɓala Ọ̀ṣun 1', '2.5 %', '₦1,500,000 a year', 'Excess None']],
    ['savingsQuote', ['₦500,000.00', '₦100,000.00', '12 months', 'Ɓala Ọ̀ṣun 1', '2.5 %', 'Excess None']],
    ['savingsQuote', ['for 12 months, about ₦20,833.34 a month']],
    ['travelQuote', ['A12345678', 'United Kingdom', 'Days 8', '1 June 2050', '8 June 2050']],
    ['travelQuote', ['Medical limit 30,000 euro a trip', '1,000 euro a trip', '50 euro', '₦250,000.03 a trip']],
  ] as const)(
    '[CERT-02] [LIFE-07: sums] [LIFE-07: units] of a %s says what is covered, by whom and how to claim',
    async (call, particulars) => {
      const text = await textOfPdf(await pdfOf(rowOf(call), [beneficiary(1)]))
      for (const part of [
        ...particulars,
        NAME,
        'HB/M/26/00042',
        '₦250,000.03',
        'PAY-0123456789AB',
        'Q-10042',
        brand.insurance.underwriter.name,
        brand.insurance.underwriter.licence,
        brand.insurance.broker.licence,
        brand.telephone,
        ...claimSteps('MTC'),
        'Conditions in short',
        'This is a specimen and gives no cover',
      ])
        expect(text).toContain(part)
    },
  )

  test('[HELP-01: certificate] has the ways to reach the brokerage, which a tap opens with nothing filled in', async () => {
    const [{ text, links } = { text: '', links: [] }] = await pagesOf(await pdfOf(row))
    for (const way of [brand.telephone, brand.whatsapp, brand.email]) expect(text).toContain(way)
    expect(links).toEqual(plainContact)
  })

  test('[CERT-02] begins when it was bought, and ends with the last hour of its last day', async () => {
    const text = await textOfPdf(await pdfOf(row))
    expect(text).toContain('Valid from 22 November 2026 00:30, Nigerian time')
    expect(text).toContain('Valid until 21 November 2027 23:59, Nigerian time')
  })

  test('is issued on the day of Lagos on which it was bought', async () => {
    expect(await textOfPdf(await pdfOf(row))).toContain('Issued 22 November 2026')
  })

  test('[CERT-02] covers the person whose name was signed, and names the policyholder if that is another', async () => {
    const text = await textOfPdf(await pdfOf(rowOf('travelQuote', 'Ọ̀ṣun Ɓala')))
    expect(text).toContain('Who is covered Ọ̀ṣun Ɓala')
    expect(text).toContain(`Policyholder ${NAME}`)
    expect(await textOfPdf(await pdfOf(rowOf('travelQuote')))).not.toContain('Policyholder')
    // The motor form has no name of its own: it sends a constant.
    expect(await textOfPdf(await pdfOf(rowOf('vehicleQuote', 'MOTOR')))).toContain(`Who is covered ${NAME}`)
  })

  test('of an earlier version, without details of its quote, still opens', async () => {
    for (const details of [{ demo: true }, { vehicles: [vehicle] }, null]) {
      const pages = await pagesOf(await pdfOf({ ...row, quote: { ...row.quote, details } }))
      expect(pages).toHaveLength(1)
    }
  })

  test('names the mandate of the payment', async () => {
    const payment = { ...row.payment, status: 'Mandated', gateWay: 'Direct Debit' } as const
    expect(await textOfPdf(await pdfOf({ ...row, payment }))).toContain('mandate, Direct Debit')
  })

  test('[CERT-01] embeds its fonts, and says which letters it cannot print', async () => {
    const pages = await pagesOf(await pdfOf(rowOf('travelQuote', 'Ọ̀ṣun 李 Ƙaura')))
    expect(pages.flatMap(({ fonts }) => fonts).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    expect(pages.flatMap(({ fonts }) => fonts.map(({ name }) => name.replace(/^\w+\+/, ''))).sort()).toEqual([
      'Inter-Bold',
      'Inter-Regular',
    ])
    expect(pages[0]?.text.normalize('NFC')).toContain('Ọ̀ṣun □ Ƙaura')
    expect(pages[0]?.text).toContain('Some letters cannot be printed')
    expect(await textOfPdf(await pdfOf(row))).not.toContain('Some letters cannot be printed')
  })

  test.each(everyKind)(
    '[CERT-04] of a %s is one page in the brand’s colour, whose code is read in grey, too',
    async (call) => {
      const pages = await printedPagesOf(await pdfOf(rowOf(call), [beneficiary(1)]))
      expect(pages).toHaveLength(1)
      const colour = Buffer.from(brand.colours.light.brand.slice(1), 'hex')
      expect(pages[0]?.colour).toMatchObject({ corner: [...colour], code: ADDRESS })
      expect(pages[0]?.grey.code).toBe(ADDRESS)
      const [red, green, blue] = pages[0]?.grey.corner ?? []
      expect([green, blue]).toEqual([red, red])
    },
  )

  test('[CERT-04] repeats the head of a long table on each page and splits no row', async () => {
    const beneficiaries = Array.from({ length: 95 }, (_, index) => beneficiary(index + 1))
    const pages = await pagesOf(await pdfOf(rowOf('healthQuote'), beneficiaries))
    expect(pages.length).toBeGreaterThanOrEqual(3)
    const rows = pages.map(({ text }) =>
      [...text.normalize('NFC').matchAll(/Ɓala Ọ̀ṣun (\d+) SIB 2\.5 %/g)].map(([, number]) => Number(number)),
    )
    expect(rows.flat()).toEqual(beneficiaries.map(({ id }) => id))
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(text).toContain(index === 0 ? 'Certificate of Insurance' : 'Certificate of Insurance HB/M/26/00042')
      expect(text.includes('Name Relationship Share')).toBe((rows[index]?.length ?? 0) > 0)
    })
  })
})
