import type { Order } from '../../../src/domain/order/order'
import type { Quote } from '../../../src/domain/quote/quote'
import type { Id } from '../../../src/domain/values/id'
import { aCategory, fullForms, aQuote, anOrder } from '../../support/shop-builders'
import { everyError } from '../../support/builders'
import { isReplacing } from '../../../src/machines/quote/selectors'
import { fails, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { startMotor } from './start-shop'

afterEach(stopAll)

const found = (...answers: readonly Answer<Order>[]) => scripted<Id, Order>(...answers)
const listed = () => scripted<number, readonly Quote[]>(succeeds([]))
const typed = { kind: 'motor', form: fullForms.motor } as const
const replacedBy = (shop: Awaited<ReturnType<typeof startMotor>>) =>
  shop.quote.quote.inputs.map(({ replacesQuoteId }) => replacesQuoteId)

describe('[LIFE-05: corrected] the form that corrects a quote', () => {
  const start = () =>
    startMotor({
      source: { by: 'corrects', id: '77' },
      orders: { byId: found(succeeds(anOrder())), open: listed() },
      quote: { quote: scripted(succeeds(aQuote())) },
    })

  test('is filled in and stored as the draft, and the address then says what is replaced', async () => {
    const shop = await start()
    expect(shop.orders.byId.inputs).toEqual(['77'])
    expect(shop.typed()).toMatchObject({ registrationNo: fullForms.motor.registrationNo })
    expect(shop.drafts.log).toEqual(['now motor-quote'])
    expect(shop.navigation.log).toEqual([{ screen: 'shop', category: '1', product: '101', replaces: '77' }])
    expect(isReplacing(shop.actor.getSnapshot())).toBe(true)
  })

  test('sends the quote that the new one replaces', async () => {
    const shop = await start()
    shop.send({ type: 'request-quote', typed })
    await shop.reaches('Quoted')
    expect(replacedBy(shop)).toEqual(['77'])
  })

  test('replaces nothing once another product was chosen', async () => {
    const shop = await start()
    shop.navigateTo('1')
    shop.navigateTo('1', '101')
    await answersArrive()
    expect(isReplacing(shop.actor.getSnapshot())).toBe(false)
    shop.send({ type: 'request-quote', typed })
    await shop.reaches('Quoted')
    expect(replacedBy(shop)).toEqual([undefined])
  })

  test('still replaces it after a reload, which keeps what was typed since', async () => {
    const shop = await startMotor({
      source: { by: 'replaces', id: '77' },
      orders: { byId: found(succeeds(anOrder())), open: listed() },
      drafts: { 'motor-quote': { registrationNo: 'KJA-456FG' } },
    })
    expect(shop.typed().registrationNo).toBe('KJA-456FG')
    expect(isReplacing(shop.actor.getSnapshot())).toBe(true)
  })
})

test.each([
  ['that was paid meanwhile', 'corrects', { byId: found(succeeds(anOrder({ status: 'paid' }))) }, true],
  ['of a server that does not tell the open ones', 'corrects', { byId: found(succeeds(anOrder())) }, true],
  ['that does not exist', 'corrects', { byId: found(fails(everyError.NotFound)) }, false],
  ['that a reload finds replaced', 'replaces', { byId: found(succeeds(anOrder({ status: 'replaced' }))) }, false],
  ['that has ended, for a new one', 'repeats', { byId: found(succeeds(anOrder())) }, true],
] as const)('[LIFE-05: corrected] a quote %s is not replaced', async (_, by, orders, isFilledIn) => {
  const shop = await startMotor({ source: { by, id: '77' }, orders })
  expect(isReplacing(shop.actor.getSnapshot())).toBe(false)
  expect(shop.typed().registrationNo).toBe(isFilledIn ? fullForms.motor.registrationNo : '')
  expect(shop.navigation.log).toEqual([{ screen: 'shop', category: '1', product: '101' }])
})

test('[LIFE-05: corrected] a quote that could not be read can be tried again', async () => {
  const shop = await startMotor({
    source: { by: 'corrects', id: '77' },
    catalogue: { categories: scripted(succeeds([aCategory()]), succeeds([aCategory()])) },
    orders: { byId: found(fails(everyError.Outage), succeeds(anOrder())), open: listed() },
  })
  expect(shop.shows()).toBe('failed')
  shop.send({ type: 'try-again' })
  await answersArrive()
  expect(isReplacing(shop.actor.getSnapshot())).toBe(true)
})
