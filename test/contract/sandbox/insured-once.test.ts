import { addDays, addYears, daysBetween } from '../../../src/domain/values/calendar-arithmetic'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { fine } from '../../support/customer-builder'
import { insuring, messages, offered, refusedAs, yearFrom } from '../../support/insuring'
import { beneficiary, saveBeneficiary } from '../../support/people'

jest.setTimeout(180_000)

const app = '/api/services/app'

describe('the same thing of one customer is insured once', () => {
  const {
    today,
    client,
    widget,
    statusOf,
    payByCard,
    payByMandate,
    car,
    fleet,
    home,
    plan,
    trip,
    pass,
    untilRenewable,
    held,
    mandates,
    bankReports,
    mails,
    changeCustomer,
    sql,
  } = insuring()

  test('[COVER-09] [LIFE-06: once, the day after] a car that is insured is insured again for the day after, from sixty days before, however its plate is typed, and once', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    const last = addDays(addYears(today(), 1), -1)
    const [old] = await held()
    const inTheWay = `Comprehensive Motor, ${String(old?.['policyNo'])}, ${dateInWords(today())} to ${dateInWords(last)}.`
    const refused = [
      [
        'vehicles[0].registrationNo',
        `LND-482KJ is insured already: ${inTheWay} It can be renewed from ${dateInWords(addDays(last, -60))}.`,
      ],
    ]
    for (const plate of ['LND-482KJ', 'lnd 482 kj', 'LND482KJ']) expect(messages(await fleet([plate]))).toEqual(refused)
    await pass(daysBetween(today(), last) - 61)
    expect(messages(await fleet(['LND-482KJ']))).toEqual(refused)
    expect(await held()).toMatchObject([{ coverTo: last }])
    expect((await held())[0]).not.toHaveProperty('renewal')
    await pass(1)
    const after = { ...yearFrom(addDays(last, 1)), follows: { names: ['LND-482KJ'], until: last } }
    for (const plate of ['LND-482KJ', 'lnd 482 kj', 'LND482KJ']) expect(await car(plate)).toMatchObject(after)
    expect((await held())[0]).toHaveProperty('renewal')
    fine(await payByCard((await car('LND-482KJ')).id))
    const [renewed, before] = await held()
    expect(messages(await fleet(['LND-482KJ']))).toEqual([
      ['vehicles[0].registrationNo', expect.stringContaining(`${String(renewed?.['policyNo'])}, `)],
    ])
    expect(renewed).toMatchObject(yearFrom(addDays(last, 1)))
    const [receipt] = await mails()
    expect(receipt?.text).toContain(`Cover: ${dateInWords(addDays(last, 1))} to `)
    for (const policy of [renewed, before]) expect(policy).not.toHaveProperty('renewal')
    expect(renewed).not.toHaveProperty('renewedUntil')
    expect(before).toMatchObject({ id: old?.['id'], renewedUntil: after.coverTo })
    expect((await client().get(`${app}/Policy/GetById?id=${String(old?.['id'])}`)).result).toMatchObject({
      renewedUntil: after.coverTo,
    })
  })

  test('[LIFE-06: other products] what is insured by one product is not insured by another; people change it', async () => {
    fine(await saveBeneficiary({ client: client() }, beneficiary({ sharePercentage: 30 })))
    fine(await payByCard(offered(await fleet(['LND-482KJ'], 102)).id))
    fine(await payByCard(offered(await home('1, Example Street')).id))
    fine(await payByCard(offered(await plan(201)).id))
    const refused = async () => {
      expect(messages(await fleet(['LND-482KJ']))).toEqual([
        [
          'vehicles[0].registrationNo',
          expect.stringMatching(
            /^LND-482KJ is insured already: Third Party Motor, .* To change what is insured, write to support@harbour\.test\.$/,
          ),
        ],
      ])
      expect(messages(await home('1 example street', 402))).toEqual([
        ['building[0].location', expect.stringMatching(/: Home Owner, .* write to support@harbour\.test\.$/)],
      ])
    }
    await refused()
    expect(messages(await plan(201))).toEqual([
      ['signature', expect.stringMatching(/^Test Customer is insured already: .* It can be renewed from /)],
    ])
    // A person has a plan of each product, and another home is another.
    expect(offered(await plan(202))).not.toHaveProperty('coverFrom')
    expect(offered(await home('2 Example Street', 402))).not.toHaveProperty('coverFrom')
    await untilRenewable()
    await refused()
    expect(offered(await plan(201))).toHaveProperty('follows')
  })

  test('[LIFE-06: several vehicles, renewed] a policy of two cars renews as one, or one of them alone; then it is renewed when both are', async () => {
    fine(await payByCard(offered(await fleet(['ABC-123DE', 'KJA-456FG'])).id))
    const last = addDays(addYears(today(), 1), -1)
    expect(messages(await fleet(['ABC-123DE', 'KJA-456FG']))).toHaveLength(2)
    await untilRenewable()
    expect(offered(await fleet(['KJA-456FG', 'ABC-123DE']))).toMatchObject({
      ...yearFrom(addDays(last, 1)),
      follows: { names: ['KJA-456FG', 'ABC-123DE'], until: last },
    })
    expect(messages(await fleet(['KJA-456FG', 'LND-482KJ']))).toEqual([
      ['vehicles[0].registrationNo', expect.stringContaining('KJA-456FG is insured already')],
    ])
    const [both, one, other] = [
      offered(await fleet(['ABC-123DE', 'KJA-456FG'])),
      await car('ABC-123DE'),
      await car('KJA-456FG'),
    ]
    fine(await payByCard(one.id))
    expect((await payByCard(both.id)).error).toMatchObject(refusedAs('ABC-123DE'))
    expect((await held()).at(-1)).not.toHaveProperty('renewedUntil')
    fine(await payByCard(other.id))
    expect((await held()).at(-1)).toMatchObject({
      coverTo: last,
      renewedUntil: addDays(addYears(addDays(last, 1), 1), -1),
    })
  })

  test('[LIFE-06: once, held when paid] a quote of an earlier version that begins in a year is refused when it is paid', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    const early = await car('ABC-123DE')
    await sql(`update quote set cover_from = '${addYears(today(), 1)}',
      details = jsonb_set(details, '{vehicles,0,registrationNo}', '"LND-482KJ"') where id = ${early.id}`)
    const answer = await payByCard(early.id)
    expect(answer.error).toMatchObject(refusedAs('LND-482KJ'))
    expect(answer.error?.details).toContain('It can be renewed from')
    expect(await held()).toHaveLength(1)
  })

  test('[LIFE-06: held when paid] of two quotes for one car, the second is refused before money moves, by card and by mandate, with the way to the first', async () => {
    const [first, second] = [await car('LND-482KJ'), await car('LND-482KJ')]
    fine(await payByCard(first.id))
    const [policy] = await held()
    const refusal = { ...refusedAs('LND-482KJ'), policyId: policy?.['id'] }
    expect((await widget().quote(second.id)).result).toMatchObject({ status: 'Unpaid', refusal })
    for (const answer of [await payByCard(second.id), await payByMandate(second.id)]) {
      expect(answer.status).toBe(500)
      expect(answer.error).toMatchObject(refusedAs('LND-482KJ'))
      expect(answer.error?.details).toContain(`Comprehensive Motor, ${String(policy?.['policyNo'])}, `)
    }
    expect(await held()).toHaveLength(1)
    // Paying the first again is still answered with its payment.
    fine(await payByCard(first.id))
  })

  test('[LIFE-06: held when paid] of two renewals that begin on the same day, both paid at once, one is refused', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    await untilRenewable()
    const renewals = [await car('LND-482KJ'), await car('LND-482KJ')]
    expect(renewals[0]).toMatchObject({ coverFrom: renewals[1]?.coverFrom })
    const answers = await Promise.all(renewals.map(({ id }) => payByCard(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500])
    expect(await held()).toHaveLength(2)
  })

  test('[LIFE-06: the day after] another customer can insure the same thing', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    await changeCustomer()
    fine(await payByCard((await car('LND-482KJ')).id))
  })

  test('[LIFE-06: the day after] after its end it begins when it is paid again', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    await pass(daysBetween(today(), addYears(today(), 1)))
    const again = await car('LND-482KJ')
    expect(again).not.toHaveProperty('coverFrom')
    fine(await payByCard(again.id))
    expect((await held())[0]).toMatchObject(yearFrom(today()))
  })

  test('[LIFE-06: waiting for a debit, held when paid] what waits for the first debit of a mandate cannot be bought once more; after a lapse it can', async () => {
    const [first, second] = [await car('LND-482KJ'), await car('LND-482KJ')]
    fine(await payByMandate(first.id, addDays(today(), 10)))
    expect(messages(await fleet(['LND482KJ']))).toEqual([
      ['vehicles[0].registrationNo', expect.stringContaining('which waits for its first debit.')],
    ])
    expect((await payByCard(second.id)).error).toMatchObject(refusedAs('LND-482KJ'))
    await bankReports('lapse')
    fine(await payByCard(second.id))
    expect((await payByCard(first.id)).error).toMatchObject(refusedAs('LND-482KJ'))
  })

  test('[LIFE-06: trips] a trip on days of another one with the same passport is refused, and another passport is not', async () => {
    const on = (from: number, to: number, passportNo?: string) =>
      trip(addDays(today(), from), addDays(today(), to), passportNo)
    const [first, second] = [offered(await on(10, 12)), offered(await on(12, 14))]
    fine(await payByCard(first.id))
    expect((await payByCard(second.id)).error).toMatchObject(refusedAs('Passport A12345678'))
    expect(messages(await on(12, 14))).toEqual([
      ['depaturedate', expect.stringMatching(/^Passport A12345678 is insured already: Single Trip, HB\//)],
    ])
    fine(await on(13, 14))
    fine(await on(12, 14, 'B12345678'))
  })

  test('[LIFE-06: a late debit] a first debit that comes late does not move a year over a trip: its mandate ends, nothing is debited, and the order is unpaid again', async () => {
    const annual = offered(await trip(addDays(today(), 5), addDays(today(), 9), 'A12345678', 302))
    fine(await payByMandate(annual.id))
    const next = addYears(today(), 1)
    fine(await payByCard(offered(await trip(next, addDays(next, 2))).id))
    await pass(1)
    await bankReports('transfer')
    const policies = await held()
    expect(policies).toHaveLength(1)
    const because = `Passport A12345678 is insured already: Single Trip, ${String(policies[0]?.['policyNo'])}, ${dateInWords(next)} to ${dateInWords(addDays(next, 2))}.`
    expect(await mandates()).toMatchObject([{ status: false, activation: { lapsed: true, because } }])
    expect(await statusOf(annual.id)).toEqual({ status: 'Unpaid' })
    const [newest] = await mails()
    expect(newest).toMatchObject({ subject: 'Your mandate for Annual Traveller has ended' })
    expect(newest?.text).toContain(because)
    expect(newest?.text).toContain(`/dashboard/policies?policy=${String(policies[0]?.['id'])}`)
    expect((await widget().quote(annual.id)).result).toMatchObject({ refusal: { policyId: policies[0]?.['id'] } })
  })
})
