import { id } from '../../../src/domain/values/id'
import { unpaidOrders } from '../../../src/machines/home/selectors'
import { everyError } from '../../support/builders'
import { fails, never, succeeds } from '../../support/scripted-ports'
import { aClientQuote, aQuote } from '../../support/shop-builders'
import { stopAll } from '../../support/simulated'
import { page, paid, startHome as start } from './start-home'

afterEach(stopAll)

describe('what waits at home', () => {
  test('[LIFE-05: any device] has every open order that the server knows, instead of the one of this browser, without one that is being confirmed', async () => {
    const known = [aQuote({ id: id(79), quoteNo: 'Q-0079' }), aQuote(), aQuote({ id: id(80), quoteNo: undefined })]
    const order = aClientQuote({ quoteId: id(78), quoteNo: 'Q-0078' })
    const home = await start([page()], { order, orders: succeeds(known), paid })
    expect(home.orders.open.inputs).toEqual([50])
    expect(unpaidOrders(home.now()).map(({ quoteId }) => quoteId)).toEqual([id(79), id(80)])
  })

  test('[LIFE-05: any device] is nothing while it is not known, so that no order stands there that was dealt with elsewhere', async () => {
    const home = await start([never], { order: aClientQuote() })
    expect(unpaidOrders(home.now())).toEqual([])
  })

  test.each([
    ['does not know them', succeeds(undefined)],
    ['does not answer', fails(everyError.Outage)],
  ])('[LIFE-05: without the calls] has the order of this browser where the server %s', async (_, orders) => {
    const order = aClientQuote()
    expect(unpaidOrders((await start([page()], { order, orders })).now())).toEqual([order])
  })
})
