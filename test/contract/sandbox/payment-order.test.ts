import { addDays } from '../../../src/domain/values/calendar-arithmetic'
import { dateInWords } from '../../../src/domain/values/typed-date'
import { DECLINED_CARD } from '../../../src/service/cover/payment/rules'
import { fine } from '../../support/customer-builder'
import { insuring, offered } from '../../support/insuring'
import type { Answer } from '../../support/raw-client'

jest.setTimeout(180_000)

/** A refusal by the widget's server says in its code that nothing was paid. */
const refusal = (message: string) => ({ status: 500, error: { code: 'NothingDone', message } })

const refusals = {
  ended: refusal('This quote has ended.'),
  insured: refusal('LND-482KJ is insured already.'),
  declined: refusal('Your bank declined this card.'),
}

/** First the earlier payment, then whether the quote can be paid, then the card or the account; on a clock of its own. */
describe('a payment', () => {
  const { today, moveTo, pass, widget, car, trip, payByCard, byMandate, statusOf, opened } = insuring()
  const mandate = (quoteId: number, change: object = {}) => byMandate('/pay/mandate', quoteId, change)
  const decline = (quoteId: number) => payByCard(quoteId, { number: DECLINED_CARD })
  const idOf = async (registrationNo: string) => (await car(registrationNo)).id

  /** The ways to send a payment that no bank would take now. */
  const everyWay = async (quoteId: number): Promise<readonly Answer[]> => [
    await payByCard(quoteId),
    await decline(quoteId),
    await payByCard(quoteId, { number: '4111' }),
    await payByCard(quoteId, { expiry: '01/20' }),
    await payByCard(quoteId, { cvv: '' }),
    await mandate(quoteId),
    await mandate(quoteId, { accountNumber: '1', bankId: 0, consent: false }),
  ]

  test('[LIFE-13: any sixty minutes] of a quote that is paid is answered with its receipt, whatever card or account it names, and is no declined card', async () => {
    const [paid, mandated, open] = [await idOf('LND-482KJ'), await idOf('KJA-456FG'), await idOf('ABC-123DE')]
    const receipts = [
      [paid, await payByCard(paid)],
      [mandated, await mandate(mandated)],
    ] as const
    for (const [quoteId, { result }] of receipts) {
      for (const answer of await everyWay(quoteId)) expect([answer.status, answer.result]).toEqual([200, result])
      const late = { startDate: addDays(today(), -1), frequency: 'Daily' }
      expect((await mandate(quoteId, late)).result).toEqual(result)
      for (let time = 0; time < 10; time += 1) fine(await decline(quoteId))
    }
    expect((await payByCard(open)).status).toBe(200)
  })

  test('[LIFE-04] of a quote that is paid is answered with its receipt after midnight, with a first day of yesterday, and when the card has ended', async () => {
    const [paid, mandated] = [await idOf('LND-482KJ'), await idOf('KJA-456FG')]
    const [, year = '', month = ''] = /^\d\d(\d\d)-(\d\d)/.exec(today()) ?? []
    const [ending, startDate] = [{ expiry: `${month}/${year}` }, today()]
    const pay = async () => [await payByCard(paid, ending), await mandate(mandated, { startDate })]
    const receipts = (await pay()).map(({ result }) => result)
    expect(receipts).toMatchObject([{ status: 'Paid' }, { status: 'Mandated' }])
    await pass(1)
    expect((await pay()).map(({ result }) => result)).toEqual(receipts)
    await pass(31)
    expect((await payByCard(paid, ending)).result).toEqual(receipts[0])
  })

  test('[LIFE-04] no debits are planned for a quote that is paid, and its own cover is not what is in the way', async () => {
    const [paid, mandated] = [await idOf('LND-482KJ'), await idOf('KJA-456FG')]
    fine(await payByCard(paid))
    fine(await mandate(mandated))
    for (const change of [{}, { startDate: 'soon' }]) {
      const planOf = async (quoteId: number) => (await byMandate('/pay/mandate/plan', quoteId, change)).error
      expect(await planOf(paid)).toMatchObject({ message: 'This order is paid already.' })
      expect(await planOf(mandated)).toMatchObject({ message: 'This order has a mandate already.' })
    }
  })

  test('[LIFE-04] of a quote that has ended is refused before a bank is asked, and is no declined card', async () => {
    const ended = await idOf('LND-482KJ')
    const last = addDays(today(), 30)
    await moveTo(addDays(last, 1))
    for (const answer of await everyWay(ended)) expect(answer).toMatchObject(refusals.ended)
    for (let time = 0; time < 10; time += 1)
      expect((await decline(ended)).error?.details).toBe(
        `It was valid until ${dateInWords(last)}. You have not been charged. Get a new quote.`,
      )
    expect(await statusOf(ended)).toEqual({ status: 'Unpaid' })
    expect(await decline(await idOf('KJA-456FG'))).toMatchObject(refusals.declined)
  })

  test('[LIFE-06: held when paid] of a quote that is insured otherwise is refused before a bank is asked, and is no declined card', async () => {
    const [first, second] = [await idOf('LND-482KJ'), await idOf('LND-482KJ')]
    fine(await payByCard(first))
    for (const answer of await everyWay(second)) expect(answer).toMatchObject(refusals.insured)
    for (let time = 0; time < 10; time += 1) expect(await decline(second)).toMatchObject(refusals.insured)
    expect(await decline(await idOf('KJA-456FG'))).toMatchObject(refusals.declined)
  })

  test('[SIGN-06: token of the widget] Getaccess without a quote means the newest that can be paid: none that has ended or is insured otherwise', async () => {
    const first = await idOf('LND-482KJ')
    await pass(20)
    const [bought, again] = [await idOf('KJA-456FG'), await idOf('KJA-456FG')]
    const quotes = [first, bought, again]
    expect(await opened(quotes)).toEqual([404, 404, 200])
    fine(await payByCard(bought))
    expect(await opened(quotes)).toEqual([200, 404, 404])
    await pass(11)
    expect(await opened(quotes)).toEqual([404, 404, 404])
    expect(await opened([first], first)).toEqual([200])
  })

  test('[LIFE-04] of a trip that is over by the minute is refused, like a quote for it', async () => {
    // Noon, so that the trip is within a day.
    await moveTo(`${addDays(today(), 1)}T12:00:00+01:00`)
    const day = today()
    const over = await trip(`${day}T00:00:00`, `${day}T00:01:00`)
    expect(over.error?.validationErrors).toEqual([
      { message: 'Arrival cannot be in the past', members: ['arrivaldate'] },
    ])
    const { id } = offered(await trip(`${day}T00:00:00`, `${day}T18:00:00`))
    await moveTo(`${day}T18:00:00+01:00`)
    const details = 'What it covers was over at 18:00 today. You have not been charged. Get a new quote.'
    const { message } = refusals.ended.error
    expect((await widget().quote(id)).result).toMatchObject({ refusal: { message, details } })
    for (const answer of await everyWay(id)) expect(answer).toMatchObject({ error: { message, details } })
  })
})
