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
    ['2026-11-21T22:59:59Z', 'later', '✗ Not valid yet, 21\u00a0November\u00a02026'],
    ['2026-11-22T00:00:00Z', 'now', '✓ Valid today, 22\u00a0November\u00a02026'],
    ['2027-11-21T22:59:59Z', 'now', '✓ Valid today, 21\u00a0November\u00a02027'],
    ['2027-11-21T23:00:00Z', 'no', '✗ Not valid today, 22\u00a0November\u00a02027'],
  ])('[LIFE-01: check page] is, at %s, when it is valid: %s', (now, covers, answer) => {
    const finding = verificationOf(policyOf(201, {}), new Date(now))
    expect(finding.covers).toBe(covers)
    expect(genuinePage(finding).text).toContain(answer)
  })

  test('[PAY-14: first debit] is, before the first debit of a mandate, that it is not valid yet', () => {
    const finding = verificationOf(policyOf(201, {}, 'Pending'), new Date('2026-12-01'))
    expect(finding.covers).toBe('later')
    expect(genuinePage(finding).text).toContain('✗ Not valid yet, ')
  })

  test('[LIFE-11: check page] is, while it is suspended, that it is not valid now; after its last day, that it is not valid', () => {
    const suspended = policyOf(201, {}, 'Suspended')
    const finding = verificationOf(suspended, new Date('2026-12-01'))
    expect(finding.covers).toBe('suspended')
    expect(genuinePage(finding).text).toContain('✗ Not valid now, 1\u00a0December\u00a02026')
    expect(verificationOf(suspended, new Date('2027-12-01')).covers).toBe('no')
  })

  test.each(['Expired', 'Cancelled', 'inForce_2'])('is that a policy that is "%s" is not valid', (status) => {
    expect(verificationOf(policyOf(201, {}, status), new Date('2026-12-01')).covers).toBe('no')
  })

  test('is the plates of vehicles, and otherwise the initials of who is covered, and nothing else', () => {
    const vehicles = [{ registrationNo: 'ABC-123DE' }, { registrationNo: 'XYZ-987AB' }]
    const now = new Date('2026-12-01')
    expect(verificationOf(policyOf(101, { signature: 'MOTOR', vehicles }), now)).toEqual({
      covers: 'now',
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
  const finding = { covers: 'now', today: '2026-12-01', product: '<b>', covered: ['Plate', '<script>'] }
  const { text } = genuinePage(finding as unknown as Parameters<typeof genuinePage>[0])
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toContain('<script>')
})
