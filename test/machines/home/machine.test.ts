import { id } from '../../../src/domain/values/id'
import {
  certified,
  covers,
  ending,
  hasNoCover,
  isRead,
  isUnconfirmed,
  paidOrder,
  paidPolicy,
  renewable,
  unpaidOrders,
  waitingMandates,
} from '../../../src/machines/home/selectors'
import { day, everyError } from '../../support/builders'
import { breaks, fails, never, succeeds } from '../../support/scripted-ports'
import { aMandate, anActivation } from '../../support/mandate-builders'
import { aClientQuote, aPolicy } from '../../support/shop-builders'
import { answersArrive, stopAll } from '../../support/simulated'
import { page, paid, startHome as start } from './start-home'

afterEach(stopAll)

const paidOne = aPolicy({ quoteNo: 'Q-0077' })
const later = aPolicy({ id: id(1), coverFrom: day('2025-06-17') })
const ended = aPolicy({ id: id(2), status: 'Expired', coverTo: day('2025-03-18') })
const renewal = { category: id(1), product: id(101), form: {} }

describe('the customer’s cover at home', () => {
  test('[HOME-05: cover that runs] [LIFE-02: cover first] is what runs today, three policies at most, and what ends within thirty days and can be renewed', async () => {
    const soon = aPolicy({ id: id(5), coverTo: day('2025-07-16'), renewal })
    const home = await start([
      page(
        later,
        ended,
        aPolicy({ id: id(3), status: 'Cancelled' }),
        aPolicy({ id: id(4), status: '1', coverFrom: undefined, coverTo: undefined }),
        soon,
        aPolicy({ id: id(6), coverTo: day('2025-06-20'), renewal }),
        aPolicy({ id: id(7), coverTo: day('2025-06-20') }),
      ),
    ])
    expect(covers(home.now()).map((policy) => policy.id)).toEqual([id(4), id(5), id(6)])
    expect(ending(home.now()).map((policy) => policy.id)).toEqual([id(6), id(5)])
    expect(home.policies.list.inputs).toEqual([{ skip: 0, take: 40 }])
  })

  test('[LIFE-02: had cover] is, after what runs, what begins later and what ended within ninety days, unless it was renewed', async () => {
    const longAgo = aPolicy({ id: id(3), status: 'Expired', coverTo: day('2025-03-17') })
    const renewed = aPolicy({ id: id(4), coverTo: day('2025-06-10'), renewedUntil: day('2026-06-10') })
    const never = ['Cancelled', 'Pending'].map((status) => aPolicy({ id: id(5), status, coverTo: day('2025-06-10') }))
    const home = await start([page(longAgo, renewed, ...never, ended, later, paidOne)])
    expect(covers(home.now())).toEqual([paidOne, later, ended])
    expect(hasNoCover(home.now())).toBe(false)
    expect(hasNoCover((await start([page(longAgo, renewed, ...never)])).now())).toBe(true)
  })

  test('[LIFE-02: had cover] has a renewal that begins later in what it renews, and in no line of its own', async () => {
    const until = day('2026-06-20')
    const current = aPolicy({ id: id(1), coverTo: day('2025-06-20'), renewedUntil: until })
    const next = aPolicy({ id: id(2), coverFrom: day('2025-06-21'), coverTo: until })
    const other = aPolicy({ ...next, id: id(3), productCode: 'HM-O' })
    expect(covers((await start([page(next, other, current)])).now())).toEqual([current, other])
  })

  test('[LIFE-02: actions] has the certificates of what has not ended, and the renewals that the server offers', async () => {
    const lapsed = { ...ended, renewal }
    const without = aPolicy({ id: id(4), certificateUrl: 'none', renewal })
    const home = await start([page(lapsed, without, paidOne)])
    expect(certified(home.now())).toEqual([paidOne])
    expect(renewable(home.now())).toEqual([without, lapsed])
  })

  test('[LIFE-02: welcome] is none once it is known that there is none, and nothing was paid', async () => {
    const answers = [never, page(), fails(everyError.Outage)]
    const homes = [...answers.map((answer) => start([answer])), start([page()], { paid })]
    const snapshots = (await Promise.all(homes)).map(({ now }) => now())
    expect(snapshots.map(hasNoCover)).toEqual([false, true, false, false])
  })

  test('[TAP-23: today] ends at midnight in Lagos, while the page is open', async () => {
    const last = aPolicy({ coverTo: day('2025-06-16') })
    const home = await start([page(last)])
    expect([covers(home.now()), certified(home.now())]).toEqual([[last], [last]])
    home.passSeconds(60)
    expect([covers(home.now()), certified(home.now())]).toEqual([[last], []])
  })

  test('[HOME-05: what waits] has the order that is not paid, and nothing where there is nothing', async () => {
    const order = aClientQuote()
    expect(unpaidOrders((await start([page()], { order })).now())).toEqual([order])
    const nothing = (await start([page()])).now()
    expect([unpaidOrders(nothing), covers(nothing), ending(nothing), paidOrder(nothing)]).toEqual([
      [],
      [],
      [],
      undefined,
    ])
  })

  test('[HOME-05: what waits] has the mandates that wait for a transfer, and does without those that cannot be read', async () => {
    const waiting = aMandate({ isActive: false, activation: anActivation() })
    const rows = [waiting, aMandate(), aMandate({ isActive: false, activation: anActivation({ hasLapsed: true }) })]
    const home = await start([page(paidOne)], { mandates: succeeds({ rows, total: 3 }) })
    expect(waitingMandates(home.now())).toEqual([waiting])
    const without = await start([page(paidOne)], { mandates: fails(everyError.Outage) })
    expect([waitingMandates(without.now()), covers(without.now())]).toEqual([[], [paidOne]])
  })

  test.each([fails(everyError.Outage), breaks])(
    '[HOME-05: cover that runs] is read again when the connection is back',
    async (answer) => {
      const home = await start([answer, page(paidOne)])
      expect(covers(home.now())).toEqual([])
      expect(isUnconfirmed(home.now())).toBe(false)
      home.connectivity.comesBack()
      await answersArrive()
      expect(covers(home.now())).toEqual([paidOne])
    },
  )

  test('[HOME-05: cover that runs] counts as read once the first reading has ended, also while it is read again', async () => {
    const home = await start([never])
    expect(isRead(home.now())).toBe(false)
    const again = await start([page(), never], { paid })
    expect(isRead(again.now())).toBe(true)
    await again.pass(2_000)
    expect([again.now().value, isRead(again.now())]).toEqual(['Reading', true])
  })
})

describe('[PAY-12] the result of a payment', () => {
  test('is shown once the policy exists and is paid, and its order is not offered for payment meanwhile', async () => {
    const home = await start([page(), page(paidOne), page(paidOne)], {
      paid,
      order: aClientQuote(),
      states: [succeeds('paid'), succeeds('pending'), succeeds('paid')],
    })
    expect(paidPolicy(home.now())).toBeUndefined()
    expect(unpaidOrders(home.now())).toEqual([])
    await home.pass(2_000)
    expect(paidPolicy(home.now())).toBeUndefined()
    await home.pass(3_000)
    expect(paidPolicy(home.now())).toEqual(paidOne)
    expect(home.policies.list.inputs).toHaveLength(3)
    expect(home.payment.state.inputs).toEqual([paid, paid, paid])
  })

  test('that does not appear within 30 s is said, and looked for when the customer asks', async () => {
    const home = await start([page(), page(), page(), page(), page(), page(paidOne)], { paid })
    for (const [index, gap] of [2_000, 3_000, 5_000, 20_000].entries()) {
      expect(isUnconfirmed(home.now())).toBe(false)
      await home.pass(gap - 1)
      expect(home.policies.list.inputs).toHaveLength(index + 1)
      await home.pass(1)
    }
    expect(isUnconfirmed(home.now())).toBe(true)
    home.actor.send({ type: 'try-again' })
    await answersArrive()
    expect(paidPolicy(home.now())).toEqual(paidOne)
  })

  test('that cannot be read is not confirmed', async () => {
    expect(isUnconfirmed((await start([fails(everyError.Outage)], { paid })).now())).toBe(true)
    expect(isUnconfirmed((await start([page(paidOne)], { paid, states: [fails(everyError.Outage)] })).now())).toBe(true)
  })

  test('is not asked for without a payment', async () => {
    const home = await start([page(paidOne)])
    await home.pass(30_000)
    expect([home.policies.list.inputs.length, home.payment.state.inputs]).toEqual([1, []])
  })

  test('is dismissed for good', async () => {
    const home = await start([page(paidOne)], { paid })
    home.actor.send({ type: 'dismiss-result' })
    expect(paidOrder(home.now())).toBeUndefined()
    expect(home.quoteStore.paidOrder()).toBeUndefined()
  })
})
