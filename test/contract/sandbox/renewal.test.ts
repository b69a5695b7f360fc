import { addDays, addYears, daysBetween } from '../../../src/domain/values/calendar-arithmetic'
import { fine } from '../../support/customer-builder'
import { insuring, offered, yearFrom } from '../../support/insuring'
import { savingsPlan } from '../../support/savings-plan'

jest.setTimeout(180_000)

const app = '/api/services/app'

describe('a renewal', () => {
  const { today, client, payByCard, quoted, car, pass, untilRenewable, held, sql } = insuring()

  test('[LIFE-02: renewal window] [COVER-09] a policy is renewed up to ninety days after its end, from the day on which that is paid, and once', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    const last = addDays(addYears(today(), 1), -1)
    const [old] = await held()
    await pass(daysBetween(today(), last) + 90)
    expect((await held())[0]).toMatchObject({ status: 'Expired', renewal: { productId: 101 } })
    const details = (await client().get(`${app}/Policy/GetById?id=${String(old?.['id'])}`)).result
    expect(details).toMatchObject({ renewal: { form: { registrationNo: 'LND-482KJ' } } })
    fine(await payByCard((await car('LND-482KJ')).id))
    const [renewed, before] = await held()
    expect(renewed).toMatchObject(yearFrom(today()))
    for (const policy of [renewed, before]) expect(policy).not.toHaveProperty('renewal')
  })

  test('[LIFE-02: renewal window] a policy that ended ninety-one days ago is not renewed', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    await pass(daysBetween(today(), addYears(today(), 1)) + 90)
    expect((await held())[0]).not.toHaveProperty('renewal')
  })

  test('[COVER-09] savings end for good: they cannot be renewed', async () => {
    fine(await payByCard(offered(await quoted('SavingsQuote', savingsPlan)).id))
    await untilRenewable()
    expect((await held())[0]).not.toHaveProperty('renewal')
  })

  test('[COVER-09] a policy of an earlier version has the period of its quote', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    await sql('update policy set cover_from = null, cover_to = null, summary = null;')
    expect(await held()).toMatchObject([yearFrom(today())])
  })
})
