import { addDays, addYears } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, type CalendarDate } from '../../../src/domain/values/calendar-date'
import { openStore, type Store } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import { bankAccount, card, fine, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { listOf } from '../../support/lists'
import { bankReports } from '../../support/mandates'
import { rawClient, type Answer } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { vehicle } from '../../support/vehicle'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'

type Offer = { readonly id: number; readonly coverFrom?: string; readonly coverTo?: string }

const yearFrom = (from: CalendarDate) => ({ coverFrom: from, coverTo: addDays(addYears(from, 1), -1) })
const messages = ({ error }: Answer) => error?.validationErrors?.map(({ members, message }) => [members[0], message])

describe('the same thing of one customer is insured once', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  let today: CalendarDate
  const client = () => rawClient(sandbox.origin, customer.client.token)
  const widget = () => widgetClient(sandbox.widgetOrigin, client())
  const payByCard = (quoteId: number) => widget().post('/pay/card', { quoteId, ...card })
  const payByMandate = (quoteId: number, startDate: string = today) =>
    widget().post('/pay/mandate', { quoteId, ...bankAccount, frequency: 'Monthly', startDate, consent: true })
  const car = (registrationNo: string): Promise<Offer> =>
    motorQuote({ ...customer, client: client() }, { registrationNo })
  const quoted = (call: string, body: unknown) => client().post(`${app}/Insurance/${call}`, body)
  const held = async () => (await listOf({ client: client() }, 'Policy/GetAll?Sorting=creationTime DESC')).items
  const refusedAs = (name: string) => ({
    message: `${name} is insured already.`,
    details: expect.stringContaining('You have not been charged.'),
  })

  beforeEach(async () => {
    customer = await newCustomer(sandbox.origin)
  })
  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
    today = dayInLagos((await businessTime(sandbox.origin)).getTime())
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('[LIFE-06: the day after] a quote for a car that is insured begins the day after, however its plate is typed', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    const after = yearFrom(addDays(addYears(today, 1), 0))
    for (const plate of ['LND-482KJ', 'lnd 482 kj', 'LND482KJ']) expect(await car(plate)).toMatchObject(after)
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

  test('[LIFE-06: held when paid] of two renewals that begin on the same day, both paid at once, one is refused, and the next one follows it', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    const renewals = [await car('LND-482KJ'), await car('LND-482KJ')]
    expect(renewals[0]).toMatchObject({ coverFrom: renewals[1]?.coverFrom })
    const answers = await Promise.all(renewals.map(({ id }) => payByCard(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500])
    expect(await held()).toHaveLength(2)
    expect(await car('LND-482KJ')).toMatchObject(yearFrom(addYears(today, 2)))
  })

  test('[LIFE-06: waiting for a debit, held when paid] what waits for the first debit of a mandate cannot be bought once more; after a lapse it can', async () => {
    const [first, second] = [await car('LND-482KJ'), await car('LND-482KJ')]
    fine(await payByMandate(first.id, addDays(today, 10)))
    const again = await quoted('VehicleQuote', {
      signature: 'MOTOR',
      productId: 101,
      vehicles: [{ ...vehicle, registrationNo: 'LND482KJ' }],
    })
    expect(messages(again)).toEqual([
      ['vehicles[0].registrationNo', expect.stringContaining('which waits for its first debit.')],
    ])
    expect((await payByCard(second.id)).error).toMatchObject(refusedAs('LND-482KJ'))
    const [mandate] = (await listOf({ client: client() }, 'Mandate/GetAll')).items
    fine(await bankReports(sandbox.origin, mandate?.['id'], 'lapse'))
    fine(await payByCard(second.id))
    expect((await payByCard(first.id)).error).toMatchObject(refusedAs('LND-482KJ'))
  })

  test('[LIFE-06: the day after] a home is known by its address, whichever product insures it', async () => {
    const home = (productId: number, location: string) =>
      quoted('HomeQuote', {
        signature: 'Test Customer',
        productId,
        building: [
          { description: 'A house', buildingValue: 50_000_000, city: 'Ikeja', location, state: 'Lagos', items: [] },
        ],
      })
    fine(await payByCard(((await home(401, '1, Example Street')).result as Offer).id))
    expect((await home(402, '1 example street')).result).toMatchObject(yearFrom(addYears(today, 1)))
    expect((await home(402, '2 Example Street')).result).not.toHaveProperty('coverFrom')
  })

  test('[LIFE-06: trips] a trip on days of another one with the same passport is refused, and another passport is not', async () => {
    const trip = (from: number, to: number, passportNo = 'A12345678') =>
      quoted('TravelQuote', {
        signature: 'Test Customer',
        productId: 301,
        destination: 'GB',
        passportNo,
        depaturedate: addDays(today, from),
        arrivaldate: addDays(today, to),
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

  test('[LIFE-06: several vehicles] of several vehicles those that are insured are refused, each with its name', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    const fleet = (...plates: readonly string[]) =>
      quoted('VehicleQuote', {
        signature: 'MOTOR',
        productId: 101,
        vehicles: plates.map((registrationNo) => ({ ...vehicle, registrationNo })),
      })
    expect(messages(await fleet('ABC-123DE', 'LND-482KJ'))).toEqual([
      ['vehicles[1].registrationNo', expect.stringMatching(/^LND-482KJ is insured already: Comprehensive Motor, HB\//)],
    ])
    expect(messages(await fleet('ABC-123DE', 'abc 123 de'))).toHaveLength(1)
    const both = (await fleet('ABC-123DE', 'KJA-456FG')).result as Offer
    const one = await car('KJA-456FG')
    fine(await payByCard(one.id))
    expect((await payByCard(both.id)).error).toMatchObject(refusedAs('KJA-456FG'))
  })

  test('[LIFE-06: the day after] another customer can insure the same thing', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    customer = await newCustomer(sandbox.origin)
    fine(await payByCard((await car('LND-482KJ')).id))
  })

  test('[LIFE-06: the day after] after its end it begins when it is paid again', async () => {
    fine(await payByCard((await car('LND-482KJ')).id))
    today = addYears(today, 1)
    fine(await moveClock(sandbox.origin, today))
    const again = await car('LND-482KJ')
    expect(again).not.toHaveProperty('coverFrom')
    fine(await payByCard(again.id))
    expect((await held())[0]).toMatchObject(yearFrom(today))
  })
})
