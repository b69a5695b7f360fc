import { addDays, addMonths } from '../../../src/domain/values/calendar-arithmetic'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { bankAccount, card, fine } from '../../support/customer-builder'
import { insuring } from '../../support/insuring'
import { bankReports } from '../../support/mandates'
import type { Row } from '../../support/lists'
import { ordersOf } from '../../support/orders'
import { textOfPdf } from '../../support/pdf'
import { until } from '../../support/until'

jest.setTimeout(240_000)

const app = '/api/services/app'

type Scheduled = { readonly date: string; readonly amount: number; readonly status: string; readonly reason?: string }
type Seen = {
  readonly id: number
  readonly status: boolean
  readonly nextExecuteDate: string
  readonly schedule: readonly Scheduled[]
  readonly arrears?: { readonly quoteId: number; readonly amount: number; readonly until: string }
}

describe('debits that fail', () => {
  const world = insuring()
  const { today, pass, moveTo, customer, origin, mails } = world

  const mandateOf = async (id: unknown): Promise<Seen> => {
    const answer = await customer().client.get(`${app}/Mandate/GetById?id=${String(id)}`)
    fine(answer)
    return answer.result as Seen
  }
  const policy = async () => (await world.held())[0] ?? {}
  const subjects = async (start: string) =>
    (await mails()).map(({ subject }) => subject).filter((subject) => subject.startsWith(start))

  /** A car whose first of twelve debits is booked, and its mandate. */
  const insured = async (change: object = {}) => {
    const first = today()
    const { id: quoteId } = await world.quote()
    fine(await world.byMandate('/pay/mandate', quoteId, change))
    await world.bankReports('transfer')
    const [row] = await world.mandates()
    const id = row?.['id']
    return {
      id,
      quoteId,
      first,
      month: (count: number) => addMonths(first, count),
      seen: () => mandateOf(id),
      bank: async (how: 'fail' | 'succeed') => fine(await bankReports(origin(), id, how)),
    }
  }
  type Insured = Awaited<ReturnType<typeof insured>>
  const untilFailed = ({ seen }: Insured, debit: number, reason: string) =>
    until(seen, ({ schedule }) => (schedule[debit - 1]?.reason ?? '').includes(reason))
  const untilSuspended = ({ seen }: Insured) => until(seen, ({ arrears }) => arrears !== undefined)
  const textOf = async (address: unknown) => textOfPdf(Buffer.from(await (await fetch(String(address))).arrayBuffer()))
  const checked = async (code: string) => (await fetch(code)).text()

  /** The second debit has failed three times: the cover is suspended. */
  const suspended = async () => {
    const mandate = await insured()
    await mandate.bank('fail')
    await moveTo(mandate.month(1))
    await untilFailed(mandate, 2, 'We try again')
    await pass(2)
    await untilFailed(mandate, 2, `${Number(addDays(mandate.month(1), 4).slice(8))} `)
    await pass(2)
    const { arrears } = await untilSuspended(mandate)
    if (arrears === undefined) throw new Error('the cover is not suspended')
    return { ...mandate, arrears }
  }
  const pay = (quoteId: number, change: object = {}) => world.payByCard(quoteId, change)

  test('[LIFE-11: schedule] are listed with the reason and the next attempt, and are booked by it; nothing is suspended', async () => {
    const mandate = await insured()
    const before = await mandate.seen()
    expect(before.schedule).toHaveLength(12)
    expect(before.schedule.map(({ status }) => status)).toEqual(['Booked', ...Array<string>(11).fill('Due')])
    expect(before.schedule.map(({ date }) => date)).toEqual(before.schedule.map((_, index) => mandate.month(index)))
    const total = before.schedule.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect(total).toBe(25_000_000)

    await mandate.bank('fail')
    await moveTo(mandate.month(1))
    const failed = await untilFailed(mandate, 2, 'We try again')
    expect(failed.schedule[1]).toMatchObject({ status: 'Failed', reason: expect.stringContaining('not enough money') })
    expect(failed.nextExecuteDate).toBe(addDays(mandate.month(1), 2))
    expect(failed.status).toBe(true)
    expect(await policy()).toMatchObject({ status: 'Active' })
    expect(await subjects('A debit failed')).toEqual(['A debit failed for Comprehensive Motor'])

    await mandate.bank('succeed')
    await pass(2)
    const after = await until(mandate.seen, ({ schedule }) => schedule[1]?.status === 'Booked')
    expect(after.schedule[1]).toEqual({ date: mandate.month(1), amount: 20_833.34, status: 'Booked' })
    expect(after.nextExecuteDate).toBe(mandate.month(2))
    expect(await subjects('Your receipt')).toHaveLength(2)
    expect(await subjects('Your cover is suspended')).toEqual([])
  })

  test('[LIFE-11: suspension] after two more attempts the cover is suspended, by mail, with what is owed and until when it can be paid', async () => {
    const { arrears, seen, month } = await suspended()
    expect(arrears).toMatchObject({ amount: 20_833.34, until: addDays(today(), 30) })
    expect(await policy()).toMatchObject({ status: 'Suspended', suspendedOn: addDays(month(1), 4) })
    expect((await seen()).status).toBe(false)
    expect(await subjects('A debit failed')).toHaveLength(2)
    const [mail, ...others] = (await mails()).filter(({ subject }) => subject.startsWith('Your cover is suspended'))
    expect(others).toEqual([])
    expect(mail?.text).toContain('To pay: ₦20,833.34')
    expect(mail?.text).toMatch(/\/dashboard\/mandates\?mandate=\d+$/m)
  })

  test('[LIFE-11: arrears] what is owed grows by each debit whose day comes, is paid once by card, and cover and debits go on', async () => {
    const { arrears, seen, month, bank } = await suspended()
    await moveTo(month(2))
    const grown = await until(seen, (mandate) => mandate.arrears?.amount === 41_666.68)
    expect(grown.schedule.slice(1, 4)).toMatchObject([
      { status: 'Failed', reason: expect.stringContaining('not enough money') },
      { status: 'Failed', reason: expect.stringContaining('was suspended') },
      { status: 'Due' },
    ])
    expect(grown.arrears?.quoteId).toBe(arrears.quoteId)
    await bank('succeed')

    const other = await pay(arrears.quoteId, { amount: arrears.amount })
    expect(other.error?.message).toBe('The amount is now ₦41,666.68.')
    const answers = await Promise.all([1, 2, 3].map(() => pay(arrears.quoteId, { amount: 41_666.68 })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ result }) => Reflect.get(Object(result), 'paymentReference') as unknown)).size).toBe(
      1,
    )
    const paid = await seen()
    expect(paid).not.toHaveProperty('arrears')
    expect(paid).toMatchObject({ status: true, nextExecuteDate: month(3) })
    expect(paid.schedule.slice(0, 4)).toMatchObject([
      { status: 'Booked' },
      { status: 'Booked', reason: expect.stringContaining('Paid by card on') },
      { status: 'Booked', reason: expect.stringContaining('Paid by card on') },
      { status: 'Due' },
    ])
    expect(await policy()).toMatchObject({ status: 'Active' })
    expect(await policy()).not.toHaveProperty('suspendedOn')
    const receipts = (await mails()).filter(({ text }) =>
      text.includes('Your cover and the debits of your mandate go on'),
    )
    expect(receipts).toHaveLength(1)
    expect(receipts[0]?.text).toContain('Amount: ₦41,666.68')

    await moveTo(month(3))
    const on = await until(seen, ({ schedule }) => schedule[3]?.status === 'Booked')
    expect(on.schedule.filter(({ status }) => status === 'Booked')).toHaveLength(4)
  })

  test('[LIFE-11: cancellation] unpaid for thirty days the cover is cancelled, by mail, and can be paid no more', async () => {
    const { arrears, seen } = await suspended()
    await pass(30)
    expect(await policy()).toMatchObject({ status: 'Suspended' })
    await pass(1)
    await until(policy, ({ status }) => status === 'Cancelled')
    expect(await policy()).toMatchObject({ cancelledOn: today() })
    const mandate = await seen()
    expect(mandate.status).toBe(false)
    expect(mandate).not.toHaveProperty('arrears')
    expect(mandate.schedule.map(({ status }) => status)).not.toContain('Due')
    expect(await subjects('Your cover is cancelled')).toHaveLength(1)
    expect((await pay(arrears.quoteId)).error?.message).toBe('This cover is cancelled.')
  })

  test('[LIFE-11: arrears] are a quote with today’s amount that is found, but no order: neither listed, dropped, corrected nor replaced', async () => {
    const { arrears, month, seen } = await suspended()
    const { open, order, drop, replace } = ordersOf(() => customer().client)
    expect(await order(arrears.quoteId)).toMatchObject({ isArrears: true, status: 'Unpaid', totalPremium: 20_833.34 })
    expect(await open()).toEqual([])
    for (const answer of [await drop(arrears.quoteId), await replace(arrears.quoteId, 'LND-482KJ')])
      expect(answer.error?.message).toBe('What is owed for a cover cannot be dropped or replaced.')
    await moveTo(month(2))
    await until(seen, (mandate) => mandate.arrears?.amount === 41_666.68)
    const found = await order(arrears.quoteId)
    expect(found).toMatchObject({ isArrears: true, status: 'Unpaid', totalPremium: 41_666.68 })
    for (const field of ['form', 'validUntil', 'categoryId', 'details', 'coverFrom', 'priceUnit'])
      expect(found).not.toHaveProperty(field)
    expect(await subjects('Comprehensive Motor: your quote is not paid yet')).toEqual([])
    fine(await pay(arrears.quoteId))
    expect(await order(arrears.quoteId)).toMatchObject({ isArrears: true, status: 'Paid', totalPremium: 41_666.68 })
  })

  test('[LIFE-11: arrears] are on receipt and statement once, as they were paid, and no debit is announced meanwhile', async () => {
    const { arrears, month, seen, bank } = await suspended()
    await moveTo(month(2))
    await until(seen, (mandate) => mandate.arrears?.amount === 41_666.68)
    await bank('succeed')
    fine(await pay(arrears.quoteId))
    await moveTo(month(3))
    const announced = await subjects('Comprehensive Motor: a debit on')
    expect(announced).toEqual([month(3), month(1)].map((day) => `Comprehensive Motor: a debit on ${dateInWords(day)}`))
    const { client } = customer()
    const { id } = await policy()
    const { receiptUrl } = (await client.get(`${app}/Policy/GetById?id=${String(id)}`)).result as Row
    const receipt = await textOf(receiptUrl)
    expect(receipt).toContain('Received with thanks ₦83,333.36')
    expect(receipt).toContain('Still to pay ₦166,666.64')
    expect(receipt).toContain('Debits booked 2')
    expect(receipt.match(/, by card ₦41,666\.68/g)).toHaveLength(1)
    const { items } = (await client.get(`${app}/Payment/GetStatements`)).result as { readonly items: readonly Row[] }
    expect(items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(8_333_336)
  })

  test('[LIFE-11: arrears] are paid by card alone, and the widget is told so', async () => {
    const { arrears } = await suspended()
    const widget = world.widget()
    expect((await widget.quote(arrears.quoteId)).result).toMatchObject({
      amount: 20_833.34,
      isCardOnly: true,
      status: 'Unpaid',
    })
    for (const path of ['/pay/mandate', '/pay/mandate/plan'])
      expect((await world.byMandate(path, arrears.quoteId)).error?.message).toBe('What is owed is paid by card.')
  })

  test('[LIFE-11: check page] the check page says that a suspended cover is not valid now, and valid when it is paid', async () => {
    const { arrears } = await suspended()
    const code = '0123-4567-89ab-cdef-0123'
    await world.sql(`update policy set verification_code = '${code.replaceAll('-', '')}' where status = 'Suspended'
      and customer_id = (select id from customer where email_address = '${customer().emailAddress}')`)
    const address = () => `${origin()}/verify/${code}`
    expect(await checked(address())).toContain('✗ Not valid now')
    fine(await pay(arrears.quoteId))
    expect(await checked(address())).toContain('✓ Valid today')
  })

  test('[LIFE-11: retry] a mandate whose first debit fails each time ends: nothing was debited, and the order is unpaid again', async () => {
    const { id: quoteId } = await world.quote()
    fine(await world.byMandate('/pay/mandate', quoteId, {}))
    const [row] = await world.mandates()
    fine(await bankReports(origin(), row?.['id'], 'fail'))
    await world.bankReports('transfer')
    expect(await policy()).toMatchObject({ status: 'Pending' })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await pass(2)
      await until(
        async () => (await world.mandates())[0],
        (mandate) =>
          attempt === 0 ? mandate?.['nextExecuteDate'] === addDays(today(), 2) : mandate?.['status'] === false,
      )
    }
    expect(await world.statusOf(quoteId)).toEqual({ status: 'Unpaid' })
    expect(await world.held()).toEqual([])
    expect((await world.mandates())[0]).toMatchObject({
      activation: { lapsed: true, because: 'The bank refused the first debit each time.' },
    })
    expect(await subjects('Your mandate for Comprehensive Motor has ended')).toHaveLength(1)
    fine(await pay(quoteId, card))
  })

  test('the empty account of the sandbox pays the first debit, and no other', async () => {
    const mandate = await insured({ ...bankAccount, accountNumber: '0000000220' })
    expect((await mandate.seen()).schedule[0]).toMatchObject({ status: 'Booked' })
    await moveTo(mandate.month(1))
    await untilFailed(mandate, 2, 'There was not enough money in the account. We try again on')
  })
})
