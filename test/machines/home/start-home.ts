import { id } from '../../../src/domain/values/id'
import type { PaymentState } from '../../../src/domain/payment/payment'
import type { PaidOrder } from '../../../src/domain/policy/holdings'
import type { Mandate } from '../../../src/domain/mandate/mandate'
import type { Policy } from '../../../src/domain/policy/policy'
import type { ClientQuote, Quote } from '../../../src/domain/quote/quote'
import { makeHomeImplementations } from '../../../src/machines/home/actors'
import { homeMachine } from '../../../src/machines/home/machine'
import type { Page } from '../../../src/ports/page'
import { day } from '../../support/builders'
import { movedClock } from '../../support/fixed-clock'
import {
  scripted,
  scriptedMandates,
  scriptedOrders,
  scriptedPayment,
  scriptedPolicies,
  succeeds,
  type Answer,
} from '../../support/scripted-ports'
import { memoryQuotes } from '../../support/scripted-stores'
import { switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate } from '../../support/simulated'

export const page = (...rows: readonly Policy[]): Answer<Page<Policy>> => succeeds({ rows, total: rows.length })
export const paid: PaidOrder = { quoteId: id(77), quoteNo: 'Q-0077' }

type Stored = {
  readonly paid?: PaidOrder
  readonly order?: ClientQuote
  readonly mandates?: Answer<Page<Mandate>>
  readonly orders?: Answer<readonly Quote[] | undefined>
  readonly states?: readonly Answer<PaymentState>[]
}

/** Home with scripted answers of the lists, and what is stored on the device. */
export const startHome = async (answers: readonly Answer<Page<Policy>>[], stored: Stored = {}) => {
  const mandateAnswers = answers.map(() => stored.mandates ?? succeeds({ rows: [], total: 0 }))
  const quoteStore = memoryQuotes(stored.order)
  quoteStore.state.paid = stored.paid
  const connectivity = switchedConnectivity()
  const { clock, passSeconds } = movedClock('2025-06-16T22:59:30Z')
  const policies = scriptedPolicies({ list: scripted(...answers) })
  const mandates = scriptedMandates({ list: scripted(...mandateAnswers) })
  const orders = scriptedOrders({ open: scripted(...answers.map(() => stored.orders ?? succeeds(undefined))) })
  const states = answers.map((_, index) => stored.states?.[index] ?? succeeds<PaymentState>('paid'))
  const payment = scriptedPayment({ state: scripted(...states) })
  const home = simulate(
    homeMachine.provide(
      makeHomeImplementations({ policies, mandates, orders, payment, quoteStore, connectivity, clock }),
    ),
    {
      today: day('2025-06-16'),
      order: stored.order,
      paid: stored.paid,
    },
  )
  await answersArrive()
  const pass = async (milliseconds: number) => {
    home.pass(milliseconds)
    await answersArrive()
  }
  return {
    ...home,
    quoteStore,
    connectivity,
    policies,
    orders,
    payment,
    pass,
    passSeconds,
    now: () => home.actor.getSnapshot(),
  }
}
