import { dateInWords } from '../../../src/domain/values/typed-date'
import { fine } from '../../support/customer-builder'
import { failingDebits } from '../../support/failing-debits'
import { insuring } from '../../support/insuring'
import type { Row } from '../../support/lists'
import { ordersOf } from '../../support/orders'
import { textOfPdf } from '../../support/pdf'
import { until } from '../../support/until'

jest.setTimeout(240_000)

const app = '/api/services/app'

describe('what is owed for a suspended cover', () => {
  const world = insuring()
  const { moveTo, client, mails, payByCard: pay } = world
  const { suspended, policy, subjects } = failingDebits(world)
  const textOf = async (address: unknown) => textOfPdf(Buffer.from(await (await fetch(String(address))).arrayBuffer()))

  test('[LIFE-11: arrears] grows by each debit whose day comes, is paid once by card, and cover and debits go on', async () => {
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

  test('[LIFE-11: arrears] is a quote with today’s amount that is found, but no order: neither listed, dropped, corrected nor replaced', async () => {
    const { arrears, month, seen } = await suspended()
    const { open, order, drop, replace } = ordersOf(client)
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

  test('[LIFE-11: arrears] is on receipt and statement once, as it was paid, and no debit is announced meanwhile', async () => {
    const { arrears, month, seen, bank } = await suspended()
    await moveTo(month(2))
    await until(seen, (mandate) => mandate.arrears?.amount === 41_666.68)
    await bank('succeed')
    fine(await pay(arrears.quoteId))
    await moveTo(month(3))
    const announced = await subjects('Comprehensive Motor: a debit on')
    expect(announced).toEqual([month(3), month(1)].map((day) => `Comprehensive Motor: a debit on ${dateInWords(day)}`))
    const { id } = await policy()
    const { receiptUrl } = (await client().get(`${app}/Policy/GetById?id=${String(id)}`)).result as Row
    const receipt = await textOf(receiptUrl)
    expect(receipt).toContain('Received with thanks ₦83,333.36')
    expect(receipt).toContain('Still to pay ₦166,666.64')
    expect(receipt).toContain('Debits booked 2')
    expect(receipt.match(/, by card ₦41,666\.68/g)).toHaveLength(1)
    const { items } = (await client().get(`${app}/Payment/GetStatements`)).result as { readonly items: readonly Row[] }
    expect(items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(8_333_336)
  })

  test('[LIFE-11: arrears] is paid by card alone, and the widget is told so', async () => {
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
})
