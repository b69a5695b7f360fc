import { DECLINED_CARD } from '../../../src/service/cover/payment/rules'
import { offered } from '../buying'
import { fine, userDetails } from '../customer-builder'
import { messages } from '../insuring'
import type { Gain } from './year'

const ended = { message: 'This quote has ended.', details: expect.stringContaining('You have not been charged.') }
const declined = { number: DECLINED_CARD }

/** Keeps a price for longer than it is offered. */
export const oldPrice: Gain = async function* ({ car, widget, payByCard, payByMandate, policiesOf, day }) {
  const quote = await car('KJA-456FG')

  yield 30
  expect((await widget().quote(quote.id)).result).not.toHaveProperty('refusal')

  yield 31
  for (const answer of [await payByCard(quote.id), await payByCard(quote.id, declined), await payByMandate(quote.id)])
    expect(answer.error).toMatchObject(ended)
  expect(await policiesOf(quote)).toEqual([])
  expect(await car('KJA-456FG')).toMatchObject({ validUntil: day(61) })
  return 0
}

/** Pays for a trip once it is known how it went. */
export const tripsThatWere: Gain = async function* ({ trip, shop, payByCard, payByMandate, policiesOf, day }) {
  const today = (time: string) => `${day(0)}T${time}:00`
  expect(messages(await trip(today('00:00'), today('00:01')))).toEqual([
    ['arrivaldate', 'Arrival cannot be in the past'],
  ])
  const ofToday = offered(await trip(today('00:00'), today('18:00')))
  const later = offered(await trip(day(10), day(12)))
  await shop.moveTo(`${today('18:00')}+01:00`)
  expect((await payByCard(ofToday.id)).error).toMatchObject(ended)

  yield 11
  for (const answer of [await payByCard(later.id), await payByMandate(later.id)])
    expect(answer.error).toMatchObject(ended)
  expect([await policiesOf(ofToday), await policiesOf(later)]).toEqual([[], []])
  expect(messages(await trip(day(10), day(12)))).toEqual([['depaturedate', 'Departure cannot be in the past']])
  return 0
}

/** Sends what is paid again: with a card that is declined, after midnight, and with a card that has ended since. */
export const paidAgain: Gain = async function* (year) {
  const { car, payByCard, payByMandate, mandateFor, policiesOf, bankReports, day } = year
  const [byCard, byMandate] = [await car('LND-101KJ'), await car('LND-102KJ')]
  const [, yearOf = '', month = ''] = /^\d\d(\d\d)-(\d\d)/.exec(day(0)) ?? []
  const send = async () => [
    (await payByCard(byCard.id, { expiry: `${month}/${yearOf}` })).result,
    (await payByMandate(byMandate.id, day(0))).result,
  ]
  const receipts = await send()
  expect(receipts).toMatchObject([{ status: 'Paid' }, { status: 'Mandated' }])
  fine(await bankReports((await mandateFor('Comprehensive'))?.['id'], 'transfer'))
  for (let time = 0; time < 10; time += 1) expect((await payByCard(byCard.id, declined)).result).toEqual(receipts[0])
  expect((await payByCard(byMandate.id, declined)).result).toEqual(receipts[1])

  for (const later of [1, 31]) {
    yield later
    expect(await send()).toEqual(receipts)
  }
  expect([await policiesOf(byCard), await policiesOf(byMandate)]).toMatchObject([
    [{ status: 'Active' }],
    [{ status: 'Active' }],
  ])
  return 2
}

/** Was born before anybody who lives. */
export const bornIn1500: Gain = async function* ({ customer, client }) {
  const born = (dateOfBirth: string) =>
    client().put('/api/services/app/Profile/UpdateCurrentUserProfile', { ...userDetails(customer()), dateOfBirth })
  for (const day of ['1500-01-01', '1899-12-31'])
    expect(messages(await born(day))).toEqual([['dateOfBirth', 'Please check the year.']])
  yield 1
  return 0
}
