import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { bankAccount, card, fine } from '../../support/customer-builder'
import { failingDebits } from '../../support/failing-debits'
import { insuring } from '../../support/insuring'
import { bankReports } from '../../support/mandates'
import { until } from '../../support/until'

jest.setTimeout(240_000)

describe('debits that fail', () => {
  const world = insuring()
  const { today, pass, moveTo, customer, origin, mails, payByCard: pay } = world
  const { insured, untilFailed, suspended, policy, subjects } = failingDebits(world)
  const checked = async (code: string) => (await fetch(code)).text()

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
