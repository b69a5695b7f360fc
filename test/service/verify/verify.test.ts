import { toNullable } from 'fp-ts/Option'
import { readCode } from '../../../src/service/cover/certificate/code'
import { verificationOf, initialsOf } from '../../../src/service/verify/finding'
import { genuinePage } from '../../../src/service/verify/page'

const bought = new Date('2026-11-21T23:30:00Z')

const policyOf = (productId: number, details: unknown, status = 'Active') =>
  ({
    policy: {
      createdAt: bought,
      beganAt: status === 'Pending' ? null : bought,
      status,
      coverFrom: null,
      coverTo: null,
    },
    quote: { productId, productName: 'A product', productSubCode: 'Single', name: 'Ọ̀ṣun Adéyẹmí-Ọláìtán', details },
  }) as Parameters<typeof verificationOf>[0]

describe('[CERT-03] what the check page says of a policy', () => {
  test.each([
    ['2026-11-21T22:59:59Z', 'not yet'],
    ['2026-11-22T00:00:00Z', 'valid'],
    ['2027-11-21T22:59:59Z', 'valid'],
    ['2027-11-21T23:00:00Z', 'not'],
  ])('is, at %s, whether it is valid: %s', (now, validity) => {
    expect(verificationOf(policyOf(201, {}), new Date(now)).validity).toBe(validity)
  })

  test('[PAY-14: first debit] is, before the first debit of a mandate, that it is not valid yet', () => {
    const finding = verificationOf(policyOf(201, {}, 'Pending'), new Date('2026-12-01'))
    expect(finding.validity).toBe('not yet')
    expect(genuinePage(finding).text).toContain('✗ Not valid yet, ')
  })

  test('is that a policy that is no longer active is not valid', () => {
    expect(verificationOf(policyOf(201, {}, 'Cancelled'), new Date('2026-12-01')).validity).toBe('not')
  })

  test('is the plates of vehicles, and otherwise the initials of who is covered, and nothing else', () => {
    const vehicles = [{ registrationNo: 'ABC-123DE' }, { registrationNo: 'XYZ-987AB' }]
    const now = new Date('2026-12-01')
    expect(verificationOf(policyOf(101, { signature: 'MOTOR', vehicles }), now)).toEqual({
      validity: 'valid',
      today: '2026-12-01',
      product: 'A product',
      covered: ['Plate', 'ABC-123DE, XYZ-987AB'],
    })
    expect(verificationOf(policyOf(101, { demo: true }), now).covered).toEqual([
      'Initials',
      'Ọ̀. A. Ọ.'.normalize('NFC'),
    ])
    expect(verificationOf(policyOf(301, { signature: 'Ɓala Test' }), now).covered).toEqual(['Initials', 'Ɓ. T.'])
  })
})

test.each([
  ['ṣadé  ọlá', 'Ṣ. Ọ.'],
  [' Test ', 'T.'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['0123-4567-89ab-cdef-0123', '0123456789abcdef0123'],
  ['0123456789ABCDEF0123', '0123456789abcdef0123'],
  ['O1i3 4567 89ab cdef 0l23', '0113456789abcdef0123'],
  ['0123-4567-89ab-cdef-012', null],
  ['0123-4567-89ab-cdef-012g', null],
  ["' or 1=1", null],
])('the code "%s" is read as %s', (text, code) => {
  expect(toNullable(readCode(text))).toBe(code)
})

test('what a customer typed is text on the check page', () => {
  const finding = { validity: 'valid', today: '2026-12-01', product: '<b>', covered: ['Plate', '<script>'] }
  const { text } = genuinePage(finding as unknown as Parameters<typeof genuinePage>[0])
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toContain('<script>')
})
