import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { fine } from '../../support/customer-builder'
import { insuring, messages, yearFrom, type Offer } from '../../support/insuring'

jest.setTimeout(180_000)

const app = '/api/services/app'

describe('what one customer insures has keys and days', () => {
  const {
    today,
    client,
    widget,
    payByCard,
    payByMandate,
    car,
    quoted,
    fleet,
    home,
    offered,
    pass,
    held,
    refusedAs,
    mandates,
    bankReports,
    newestMail,
  } = insuring()

  test('[LIFE-06: waiting for a debit, held when paid] what waits for the first debit of a mandate cannot be bought once more; after a lapse it can', async () => {
    const [first, second] = [await car('LND-482KJ'), await car('LND-482KJ')]
    fine(await payByMandate(first.id, addDays(today(), 10)))
    expect(messages(await fleet(['LND482KJ']))).toEqual([
      ['vehicles[0].registrationNo', expect.stringContaining('which waits for its first debit.')],
    ])
    expect((await payByCard(second.id)).error).toMatchObject(refusedAs('LND-482KJ'))
    const [mandate] = await mandates()
    fine(await bankReports(mandate?.['id'], 'lapse'))
    fine(await payByCard(second.id))
    expect((await payByCard(first.id)).error).toMatchObject(refusedAs('LND-482KJ'))
  })

  test('[LIFE-06: keys] flat 1 in number 12 and flat 11 in number 2 are two homes, in one quote too', async () => {
    const [one, other] = ['Flat 1, 12 Allen Avenue', 'Flat 11, 2 Allen Avenue']
    fine(await payByCard(offered(await home(one)).id))
    expect(offered(await home(other))).not.toHaveProperty('coverFrom')
    const building = [other, 'Flat 111, 2 Allen Avenue'].map((location) => ({
      description: 'A flat',
      buildingValue: 50_000_000,
      city: 'Ikeja',
      location,
      state: 'Lagos',
      items: [],
    }))
    fine(await quoted('HomeQuote', { signature: 'Test Customer', productId: 401, building }))
  })

  test('[LIFE-06: keys] a plate in letters of another script is the same plate', async () => {
    fine(await payByCard((await car('ABC-777DE')).id))
    expect(messages(await fleet(['АВС-777DЕ']))).toEqual([
      ['vehicles[0].registrationNo', expect.stringMatching(/^АВС-777DЕ is insured already/)],
    ])
  })

  test('[LIFE-06: trips] a trip on days of another one with the same passport is refused, and another passport is not', async () => {
    const trip = (from: number, to: number, passportNo = 'A12345678') =>
      quoted('TravelQuote', {
        signature: 'Test Customer',
        productId: 301,
        destination: 'GB',
        passportNo,
        depaturedate: addDays(today(), from),
        arrivaldate: addDays(today(), to),
      })
    const [first, second] = [(await trip(10, 12)).result as Offer, (await trip(12, 14)).result as Offer]
    fine(await payByCard(first.id))
    expect((await payByCard(second.id)).error).toMatchObject(refusedAs('Passport A12345678'))
    expect(messages(await trip(12, 14))).toEqual([
      ['depaturedate', expect.stringMatching(/^Passport A12345678 is insured already: Single Trip, HB\//)],
    ])
    fine(await trip(13, 14))
    fine(await trip(12, 14, 'B12345678'))
  })

  test('[LIFE-06: a late debit] a first debit that comes late does not move a year over a trip: its mandate ends, nothing is debited, and the order is unpaid again', async () => {
    const journey = { signature: 'Test Customer', destination: 'GB', passportNo: 'A12345678' }
    const year = { ...journey, productId: 302, depaturedate: addDays(today(), 5), arrivaldate: addDays(today(), 9) }
    const annual = offered(await quoted('TravelQuote', year))
    fine(await payByMandate(annual.id))
    const next = addYears(today(), 1)
    const trip = { ...journey, productId: 301, depaturedate: next, arrivaldate: addDays(next, 2) }
    fine(await payByCard(offered(await quoted('TravelQuote', trip)).id))
    await pass(1)
    const [mandate] = await mandates()
    fine(await bankReports(mandate?.['id'], 'transfer'))
    const policies = await held()
    expect(policies).toHaveLength(1)
    const because = `Passport A12345678 is insured already: Single Trip, ${String(policies[0]?.['policyNo'])}, ${dateInWords(next)} to ${dateInWords(addDays(next, 2))}.`
    expect(await mandates()).toMatchObject([{ status: false, activation: { lapsed: true, because } }])
    expect((await client().get(`${app}/Payment/GetByQuote?quoteId=${annual.id}`)).result).toEqual({ status: 'Unpaid' })
    const newest = await newestMail()
    expect(newest).toMatchObject({ subject: 'Your mandate for Annual Traveller has ended' })
    expect(newest?.text).toContain(because)
    expect(newest?.text).toContain(`/dashboard/policies?policy=${String(policies[0]?.['id'])}`)
    expect((await widget().quote(annual.id)).result).toMatchObject({ refusal: { policyId: policies[0]?.['id'] } })
  })

  test('[LIFE-06: a late debit] a first debit that comes late over no other cover begins it on that day', async () => {
    fine(await payByMandate((await car('LND-482KJ')).id))
    await pass(1)
    const [mandate] = await mandates()
    fine(await bankReports(mandate?.['id'], 'transfer'))
    expect(await held()).toMatchObject([{ status: 'Active', ...yearFrom(today()) }])
  })
})
