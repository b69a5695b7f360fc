import brand from '../../../../src/brand.json'
import type { CalendarDate } from '../../../../src/domain/values/calendar-date'
import { paperPdf } from '../../../../src/service/cover/premium/paper'
import { receiptOf } from '../../../../src/service/cover/premium/receipt'
import type { PaidCover } from '../../../../src/service/cover/premium/received'
import { MOST_LISTED, statementOf } from '../../../../src/service/cover/premium/statement'
import { aPolicyRow } from '../../../support/policy-row'
import { pagesOf, textOfPdf } from '../../../support/pdf'

jest.setTimeout(240_000)

const row = aPolicyRow({ summary: { fact: ['Plate', 'ABC-123DE'], isChosen: false, hasForm: true } })
const at = (text: string) => new Date(text)
const bought = at('2026-11-21T23:30:00Z')
const debited = (text: string, amount: bigint) => ({ at: at(text), amount, isArrears: false })

describe('[LIFE-08: receipt] a receipt', () => {
  const textOf = async (policy: typeof row, received: Parameters<typeof receiptOf>[1]) => {
    const last = received.at(-1)
    if (last === undefined) throw new Error('nothing was received')
    return textOfPdf(await paperPdf(receiptOf(policy, received, last), last.at))
  }

  test('of a card says what was received, when, from whom and for what', async () => {
    const text = await textOf(row, [debited('2026-11-21T23:30:00Z', 25_000_003n)])
    for (const part of [
      'Received with thanks ₦250,000.03',
      'From Ọlábísí Test',
      'On 22 November 2026',
      'For policy HB/M/26/00042',
      'Card ending in 6666',
      'PAY-0123456789AB',
      'TRX-0123456789AB',
      'ABC-123DE',
      'Comprehensive Motor',
      '22 November 2026 – 21 November 2027',
      '₦250,000.03 a year',
      brand.telephone,
      'Made by a test system. No money was moved.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Still to pay')
  })

  test('of a mandate lists its debits, and says what is still to pay to the kobo', async () => {
    const payment = { ...row.payment, status: 'Mandated', channel: 'mandate', gateWay: 'Direct Debit' } as const
    const text = await textOf({ ...row, payment }, [
      debited('2026-11-21T23:30:00Z', 2_083_334n),
      debited('2026-12-22T08:00:00Z', 2_083_334n),
    ])
    expect(text).toContain('Received with thanks ₦41,666.68')
    expect(text).toContain('Last on 22 December 2026')
    expect(text).toContain('Day Amount 22 November 2026 ₦20,833.34 22 December 2026 ₦20,833.34')
    expect(text).toContain('Still to pay ₦208,333.35')
    expect(text).toContain('Mandate, Direct Debit')
    expect(text).toContain('Debits booked 2')
  })

  test('[LIFE-11: arrears] of a mandate whose cover was suspended lists what was owed once, as paid by card', async () => {
    const payment = { ...row.payment, status: 'Mandated', channel: 'mandate', gateWay: 'Direct Debit' } as const
    const text = await textOf({ ...row, payment }, [
      debited('2026-11-21T23:30:00Z', 2_083_334n),
      { at: at('2027-01-02T08:00:00Z'), amount: 4_166_668n, isArrears: true },
    ])
    expect(text).toContain('Received with thanks ₦62,500.02')
    expect(text).toContain('Debits booked 1')
    expect(text).toContain('Debits and card payments')
    expect(text).toContain('22 November 2026 ₦20,833.34 2 January 2027, by card ₦41,666.68')
    expect(text).toContain('Still to pay ₦187,500.01')
  })
})

describe('[LIFE-08: statement] a statement', () => {
  const cover = (number: number, differences: Partial<PaidCover> = {}): PaidCover => ({
    policy: { ...row.policy, policyNo: `HB/M/26/${String(number).padStart(5, '0')}` },
    count: 1,
    first: bought,
    last: bought,
    amount: 25_000_003n,
    ...differences,
  })
  const customer = { name: 'Ọlábísí', surname: 'Test' }
  const textOf = async (statement: Parameters<typeof statementOf>[0]) =>
    textOfPdf(await paperPdf(statementOf(statement), bought))

  test('lists each cover with what was paid in the year, and their sum', async () => {
    const debits = { count: 2, first: at('2026-10-05T08:00:00Z'), last: at('2026-11-05T08:00:00Z'), amount: 1_000_001n }
    const text = await textOf({
      ...{ year: 2026, amount: 26_000_004n, customer },
      covers: [cover(1), cover(2, debits)],
      today: '2026-11-29' as CalendarDate,
    })
    for (const part of [
      'Statement of premiums 2026',
      'Premiums paid in 2026 ₦260,000.04',
      'Policyholder Ọlábísí Test',
      'From 1 January 2026',
      'To 29 November 2026',
      'HB/M/26/00001 22 November 2026 ₦250,000.03',
      '2 payments, 5 October 2026 – 5 November 2026 ₦10,000.01',
      'All premiums ₦260,000.04',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Other covers')
  })

  test('of a year that is over ends with it', async () => {
    const covers = [cover(1)]
    const text = await textOf({
      ...{ year: 2026, amount: 25_000_003n, customer, covers },
      today: '2027-03-01' as CalendarDate,
    })
    expect(text).toContain('To 31 December 2026')
  })

  test('of the most covers is drawn within the time of a task, and the others are one line', async () => {
    const covers = Array.from({ length: MOST_LISTED }, (_, index) => cover(index))
    const amount = 25_000_003n * BigInt(MOST_LISTED) + 5n
    const paper = statementOf({ year: 2026, amount, customer, covers, today: '2027-03-01' as CalendarDate })
    const before = process.cpuUsage()
    const pdf = await paperPdf(paper, bought)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(5_000)
    const pages = await pagesOf(pdf)
    expect(pages.at(-1)?.text.replace(/\s+/g, ' ')).toContain('Other covers ₦0.05')
    expect(pages.at(-1)?.text.replace(/\s+/g, ' ')).toContain('All premiums ₦250,000,030.05')
  })
})
