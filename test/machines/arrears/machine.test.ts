import { arrearsOrder } from '../../../src/domain/mandate/arrears'
import type { ClientQuote } from '../../../src/domain/quote/quote'
import { makeArrearsImplementations } from '../../../src/machines/arrears/actors'
import { arrearsMachine } from '../../../src/machines/arrears/machine'
import { aMandate, someArrears } from '../../support/mandate-builders'
import { memoryQuotes } from '../../support/scripted-stores'
import { recordedNavigation, recordedNotifications } from '../../support/scripted-surroundings'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

test('[LIFE-11: pay now] what is owed is stored as the order that is about to be paid, and checkout opens', () => {
  const order: ClientQuote = arrearsOrder(aMandate(), someArrears())
  const navigation = recordedNavigation()
  const quoteStore = memoryQuotes()
  const { actor, is } = simulate(
    arrearsMachine.provide(
      makeArrearsImplementations({ quoteStore, navigation, notifications: recordedNotifications() }),
    ),
  )
  actor.send({ type: 'pay-arrears', order })
  expect(is('Left')).toBe(true)
  expect(quoteStore.quote()).toEqual(order)
  expect(navigation.log).toEqual([{ screen: 'checkout' }])
})
