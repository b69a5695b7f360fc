import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dayInLagos, isoInLagos } from '../../../src/domain/values/calendar-date'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { DECLINED_CARD } from '../../../src/service/cover/payment/rules'
import { openStore, type Store } from '../../support/backends'
import { businessTime, moveClock } from '../../support/business-time'
import { bankAccount, card, fine, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import type { Answer } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { openedWith, widgetClient, widgetToken } from '../../support/widget-client'

jest.setTimeout(180_000)

const app = '/api/services/app'

/** A refusal by the widget's server says in its code that nothing was paid. */
const refusal = (message: string) => ({ status: 500, error: { code: 'NothingDone', message } })

const refusals = {
  ended: refusal('This quote has ended.'),
  insured: refusal('LND-482KJ is insured already.'),
  declined: refusal('Your bank declined this card.'),
}

/** First the earlier payment, then whether the quote can be paid, then the card or the account; on a clock of its own. */
describe('a payment', () => {
  let store: Store
  let sandbox: SandboxProcess
  let customer: TestCustomer
  const time = () => businessTime(sandbox.origin)
  const today = async () => dayInLagos((await time()).getTime())
  const move = async (date: string) => {
    fine(await moveClock(sandbox.origin, date))
  }
  const post = (path: string, quoteId: number, body: object) =>
    widgetClient(sandbox.widgetOrigin, customer.client).post(path, { quoteId, ...body })
  const payByCard = (quoteId: number, change: object = {}) => post('/pay/card', quoteId, { ...card, ...change })
  const decline = (quoteId: number) => payByCard(quoteId, { number: DECLINED_CARD })
  const mandate = async () => ({ ...bankAccount, frequency: 'Monthly', startDate: await today(), consent: true })
  const car = async (registrationNo: string) => (await motorQuote(customer, { registrationNo })).id
  const statusOf = async (quoteId: number) =>
    (await customer.client.get(`${app}/Payment/GetByQuote?quoteId=${quoteId}`)).result

  /** The ways to send a payment that no bank would take now. */
  const everyWay = async (quoteId: number): Promise<readonly Answer[]> => {
    const debits = await mandate()
    return [
      await payByCard(quoteId),
      await decline(quoteId),
      await payByCard(quoteId, { number: '4111' }),
      await payByCard(quoteId, { expiry: '01/20' }),
      await payByCard(quoteId, { cvv: '' }),
      await post('/pay/mandate', quoteId, debits),
      await post('/pay/mandate', quoteId, { ...debits, accountNumber: '1', bankId: 0, consent: false }),
    ]
  }

  beforeAll(async () => {
    store = await openStore()
    sandbox = await store.start()
  })
  beforeEach(async () => {
    customer = await newCustomer(sandbox.origin)
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  test('[LIFE-13: any sixty minutes] of a quote that is paid is answered with its receipt, whatever card or account it names, and is no declined card', async () => {
    const [paid, mandated, open] = [await car('LND-482KJ'), await car('KJA-456FG'), await car('ABC-123DE')]
    const receipts = [await payByCard(paid), await post('/pay/mandate', mandated, await mandate())] as const
    for (const [quoteId, { result }] of [
      [paid, receipts[0]],
      [mandated, receipts[1]],
    ] as const) {
      for (const answer of await everyWay(quoteId)) expect([answer.status, answer.result]).toEqual([200, result])
      const late = { ...(await mandate()), startDate: addDays(await today(), -1), frequency: 'Daily' }
      expect((await post('/pay/mandate', quoteId, late)).result).toEqual(result)
      for (let time = 0; time < 10; time += 1) fine(await decline(quoteId))
    }
    expect((await payByCard(open)).status).toBe(200)
  })

  test('[LIFE-04] of a quote that is paid is answered with its receipt after midnight, with a first day of yesterday, and when the card has ended', async () => {
    const [paid, mandated] = [await car('LND-482KJ'), await car('KJA-456FG')]
    const [, month = '', year = ''] = /^\d\d(\d\d)-(\d\d)/.exec(await today()) ?? []
    const ending = { expiry: `${year}/${month}` }
    const byMandate = await mandate()
    const pay = async () => [await payByCard(paid, ending), await post('/pay/mandate', mandated, byMandate)]
    const receipts = (await pay()).map(({ result }) => result)
    expect(receipts).toMatchObject([{ status: 'Paid' }, { status: 'Mandated' }])
    await move(addDays(await today(), 1))
    expect((await pay()).map(({ result }) => result)).toEqual(receipts)
    await move(addDays(await today(), 31))
    expect((await payByCard(paid, ending)).result).toEqual(receipts[0])
  })

  test('[LIFE-04] no debits are planned for a quote that is paid, and its own cover is not what is in the way', async () => {
    const [paid, mandated] = [await car('LND-482KJ'), await car('KJA-456FG')]
    fine(await payByCard(paid))
    fine(await post('/pay/mandate', mandated, await mandate()))
    const { consent: _, ...plan } = await mandate()
    for (const change of [{}, { startDate: 'soon' }]) {
      const planOf = async (quoteId: number) => (await post('/pay/mandate/plan', quoteId, { ...plan, ...change })).error
      expect(await planOf(paid)).toMatchObject({ message: 'This order is paid already.' })
      expect(await planOf(mandated)).toMatchObject({ message: 'This order has a mandate already.' })
    }
  })

  test('[LIFE-04] of a quote that has ended is refused before a bank is asked, and is no declined card', async () => {
    const ended = await car('LND-482KJ')
    const last = addDays(await today(), 30)
    await move(addDays(last, 1))
    for (const answer of await everyWay(ended)) expect(answer).toMatchObject(refusals.ended)
    for (let time = 0; time < 10; time += 1)
      expect((await decline(ended)).error?.details).toBe(
        `It was valid until ${dateInWords(last)}. You have not been charged. Get a new quote.`,
      )
    expect(await statusOf(ended)).toEqual({ status: 'Unpaid' })
    expect(await decline(await car('KJA-456FG'))).toMatchObject(refusals.declined)
  })

  test('[LIFE-06: held when paid] of a quote that is insured otherwise is refused before a bank is asked, and is no declined card', async () => {
    const [first, second] = [await car('LND-482KJ'), await car('LND-482KJ')]
    fine(await payByCard(first))
    for (const answer of await everyWay(second)) expect(answer).toMatchObject(refusals.insured)
    for (let time = 0; time < 10; time += 1) expect(await decline(second)).toMatchObject(refusals.insured)
    expect(await decline(await car('KJA-456FG'))).toMatchObject(refusals.declined)
  })

  test('[SIGN-06: token of the widget] Getaccess without a quote means the newest that can be paid: none that has ended or is insured otherwise', async () => {
    const opened = async (ids: readonly number[]) => {
      const token = await widgetToken(customer.client)
      return Promise.all(ids.map((id) => openedWith(sandbox.widgetOrigin, token, id)))
    }
    const first = await car('LND-482KJ')
    await move(addDays(await today(), 20))
    const [bought, again] = [await car('KJA-456FG'), await car('KJA-456FG')]
    expect(await opened([first, bought, again])).toEqual([404, 404, 200])
    fine(await payByCard(bought))
    expect(await opened([first, bought, again])).toEqual([200, 404, 404])
    await move(addDays(await today(), 11))
    expect(await opened([first, bought, again])).toEqual([404, 404, 404])
    expect(await openedWith(sandbox.widgetOrigin, await widgetToken(customer.client, first), first)).toBe(200)
  })

  test('[LIFE-04] of a trip that is over by the minute is refused, like a quote for it', async () => {
    // Noon, so that the trip is within a day.
    await move(`${addDays(await today(), 1)}T12:00:00+01:00`)
    const day = await today()
    const trip = (from: string, to: string) =>
      customer.client.post(`${app}/Insurance/TravelQuote`, {
        ...{ signature: 'Test Customer', productId: 301, destination: 'GB', passportNo: 'A12345678' },
        ...{ depaturedate: `${day}T${from}:00`, arrivaldate: `${day}T${to}:00` },
      })
    const over = await trip('00:00', '00:01')
    expect(over.status).toBe(400)
    expect(over.error?.validationErrors).toEqual([
      { message: 'Arrival cannot be in the past', members: ['arrivaldate'] },
    ])
    const { id } = (await trip('00:00', '18:00')).result as { id: number }
    await move(`${day}T18:00:00+01:00`)
    const details = 'What it covers was over at 18:00 today. You have not been charged. Get a new quote.'
    expect((await widgetClient(sandbox.widgetOrigin, customer.client).quote(id)).result).toMatchObject({
      refusal: { message: refusals.ended.error.message, details },
    })
    for (const answer of await everyWay(id))
      expect(answer).toMatchObject({ error: { ...refusals.ended.error, details } })
  })

  test('[RUN-14: business time] business time can be moved to the day that it is, however often', async () => {
    for (let time = 0; time < 60; time += 1) await move(await today())
    expect(isoInLagos((await time()).getTime()).slice(0, 10)).toBe(await today())
  })
})
