import { timeInLagos } from '../../../src/domain/values/calendar-date'
import { DECLINED_CARD } from '../../../src/service/cover/payment/rules'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { bankAccount, card, motorQuote, newCustomer, type TestCustomer } from '../../support/customer-builder'
import { todayInLagos } from '../../support/today-in-lagos'
import { untilNotBusy } from '../../support/until-read'
import { widgetClient } from '../../support/widget-client'

const origin = sandboxOrigin()

const widgetOf = ({ client }: TestCustomer) => widgetClient(sandboxWidgetOrigin(), client)

const stateOf = async ({ client }: TestCustomer, id: number) =>
  (await client.get(`/api/services/app/Payment/GetByQuote?quoteId=${id}`)).result

test('[LIFE-13: pause, mandate] after ten declined cards there is a pause of an hour for every card, with the mandate as another way', async () => {
  const customer = await newCustomer(origin)
  const quote = await motorQuote(customer)
  const before = await motorQuote(customer, { registrationNo: 'KJA-456FG' })
  const payBefore = () => widgetOf(customer).post('/pay/card', { quoteId: before.id, ...card })
  const paid = (await payBefore()).result
  const pay = (number: string) => widgetOf(customer).post('/pay/card', { quoteId: quote.id, ...card, number })
  const declined = { status: 500, error: { message: 'Your bank declined this card.' } }
  const began = Date.now()
  for (let tried = 1; tried <= 10; tried += 1) expect(await pay(DECLINED_CARD)).toMatchObject(declined)
  const ended = Date.now()
  const paused = await pay(card.number)
  expect(paused).toMatchObject({ status: 500, error: { message: 'Too many cards were declined.' } })
  const words = (now: number) =>
    `You have not been charged. Try again at ${timeInLagos(Math.ceil(now / 60_000) * 60_000 + 3_600_000)}, or set up a mandate.`
  expect([words(began), words(ended)]).toContain(paused.error?.details)
  expect(await pay(DECLINED_CARD)).toMatchObject({ error: { message: 'Too many cards were declined.' } })
  expect(await stateOf(customer, quote.id)).toEqual({ status: 'Unpaid' })
  // A payment from before that is sent again has its receipt.
  expect(await payBefore()).toMatchObject({ status: 200, result: paid })
  const mandate = { ...bankAccount, frequency: 'Monthly', startDate: todayInLagos(), consent: true }
  expect((await widgetOf(customer).post('/pay/mandate', { quoteId: quote.id, ...mandate })).status).toBe(200)
  const other = await newCustomer(origin)
  const theirs = await motorQuote(other)
  expect((await widgetOf(other).post('/pay/card', { quoteId: theirs.id, ...card })).status).toBe(200)
})

test('[LIFE-13: pause] of twenty declined cards at once ten learn that', async () => {
  const customer = await newCustomer(origin)
  const quote = await motorQuote(customer)
  const attempts = Array.from({ length: 20 }, () =>
    untilNotBusy(() => widgetOf(customer).post('/pay/card', { quoteId: quote.id, ...card, number: DECLINED_CARD })),
  )
  const messages = (await Promise.all(attempts)).map(({ error }) => error?.message)
  expect(messages.filter((message) => message === 'Your bank declined this card.')).toHaveLength(10)
  expect(messages.filter((message) => message === 'Too many cards were declined.')).toHaveLength(10)
})

test('[PAY-08] a declined card leaves the quote unpaid, and another card pays it', async () => {
  const customer = await newCustomer(origin)
  const { id: quoteId } = await motorQuote(customer)
  const pay = (number: string) => widgetOf(customer).post('/pay/card', { quoteId, ...card, number })
  expect((await pay('4084 0800 0000 5408')).error?.message).toBe('Your bank declined this card.')
  expect(await stateOf(customer, quoteId)).toEqual({ status: 'Unpaid' })
  expect((await pay(card.number)).status).toBe(200)
  expect(await stateOf(customer, quoteId)).toEqual({ status: 'Paid' })
})
