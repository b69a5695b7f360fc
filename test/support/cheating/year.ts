import { addDays, addYears, daysBetween } from '../../../src/domain/values/calendar-arithmetic'
import { openStore } from '../backends'
import { buying } from '../buying'
import { fine, logIn, PASSWORD, tokenOf } from '../customer-builder'
import { listOf } from '../lists'
import { bankReports } from '../mandates'
import { rawClient } from '../raw-client'
import { openRewards } from '../rewards'
import { newSetClock } from '../set-clock'

/** A year of one customer, who also has friends, on a service whose clocks are moved. Its first day is day 0. */
export const openYear = async () => {
  const clock = await newSetClock()
  const store = await openStore()
  const shop = await openRewards(store, clock.env)
  let customer = await shop.customer()
  const first = addDays(shop.today(), 1)
  const day = (number: number) => addDays(first, number)
  const over = daysBetween(first, addYears(first, 1))
  /** How far the system's clock is off, in seconds. */
  let off = 0
  return {
    ...buying(() => ({
      client: shop.now(customer).client,
      widgetOrigin: shop.widgetOrigin(),
      today: shop.today(),
    })),
    shop,
    customer: () => customer,
    day,
    /** The day on which a cover that begins on the first one can be renewed, and the first day after its end. */
    renewable: over - 1 - 60,
    over,
    /** On from noon of a day. */
    toNoonOf: (number: number) => shop.moveTo(`${day(number)}T12:00:00+01:00`),
    bankReports: (mandateId: unknown, event: 'transfer' | 'lapse') => bankReports(shop.origin(), mandateId, event),
    rewardsPaid: async () => (await listOf(shop.now(customer), 'Referral/GetAll?Filter=Paid')).totalCount,
    /** Sets the system's clock on, or back; sessions follow it. */
    setClock: async (seconds: number) => {
      off += seconds
      await clock.set(off)
      // Any call that counts notices it.
      await logIn(rawClient(shop.origin()), 'nobody@mail.test', 'wrong')
    },
    logInAgain: async () => {
      const session = await logIn(rawClient(shop.origin()), customer.emailAddress, PASSWORD)
      fine(session)
      customer = { ...customer, client: customer.client.withToken(tokenOf(session.result)) }
    },
    close: async () => {
      await shop.stop()
      await store.remove()
      await clock.remove()
    },
  }
}
export type Year = Awaited<ReturnType<typeof openYear>>

/**
 * What somebody tries who looks for a gain: it begins at noon of day 0, waits for noon of each day that it yields, and
 * returns how many policies the customer rightly has of it.
 */
export type Gain = (year: Year) => AsyncGenerator<number, number, void>

/** Tries all of them in one year, day by day, and resolves with the policies that the customer rightly has then. */
export const walk = async (year: Year, gains: Readonly<Record<string, Gain>>): Promise<number> => {
  let open = Object.entries(gains).map(([name, gain]) => ({ name, next: 0, story: gain(year) }))
  let policies = 0
  while (open.length > 0) {
    const day = Math.min(...open.map(({ next }) => next))
    await year.toNoonOf(day)
    for (const one of open.filter(({ next }) => next === day)) {
      const { done, value } = await one.story.next().catch((cause: unknown) => {
        throw new Error(`${one.name}, on day ${String(day)}`, { cause })
      })
      if (done === true) policies += value
      one.next = done === true ? Number.POSITIVE_INFINITY : value
    }
    open = open.filter(({ next }) => next !== Number.POSITIVE_INFINITY)
  }
  return policies
}
