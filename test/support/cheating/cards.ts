import { DECLINED_CARD } from '../../../src/service/cover/payment/rules'
import { buying } from '../buying'
import { logIn, tokenOf, type TestCustomer } from '../customer-builder'
import { rawClient } from '../raw-client'
import type { Gain, Year } from './year'

const MINUTE = 60

const messageOf = { declined: 'Your bank declined this card.', paused: 'Too many cards were declined.' }

/** A payer with a session of its own for each payment, since sessions follow the system's clock. */
const payer = ({ shop }: Year, { emailAddress, password }: TestCustomer) => {
  const withSession = async () => {
    const session = await logIn(rawClient(shop.origin()), emailAddress, password)
    const client = rawClient(shop.origin(), tokenOf(session.result))
    return buying(() => ({ client, widgetOrigin: shop.widgetOrigin(), today: shop.today() }))
  }
  const pay = async (plate: string, change: object = {}) => {
    const { car, payByCard } = await withSession()
    const { status, error } = await payByCard((await car(plate)).id, change)
    return error?.message ?? status
  }
  return {
    paysFor: pay,
    tries: async (times: number) => {
      const answers: unknown[] = []
      for (let time = 0; time < times; time += 1) answers.push(await pay('LND-103KJ', { number: DECLINED_CARD }))
      return answers
    },
  }
}

/** Tries cards that are not one's own: around the end of an hour, and by a clock that jumps back. */
export const declinedCards: Gain = async function* (year) {
  yield year.over
  const { declined, paused } = messageOf
  const { setClock } = year
  const { tries, paysFor } = payer(year, await year.shop.customer())
  const times = (count: number, message: string) => Array<string>(count).fill(message)

  expect(await tries(1)).toEqual([declined])
  await setClock(59 * MINUTE)
  expect(await tries(8)).toEqual(times(8, declined))
  // An hour after the first one, there are eight in the last sixty minutes.
  await setClock(2 * MINUTE)
  expect(await tries(3)).toEqual([declined, declined, paused])

  // By less than the pause: it lasts an hour, and not longer.
  await setClock(-30 * MINUTE)
  expect(await paysFor('LND-104KJ')).toBe(paused)
  await setClock(55 * MINUTE)
  expect(await paysFor('LND-104KJ')).toBe(paused)
  await setClock(6 * MINUTE)
  expect(await paysFor('LND-104KJ')).toBe(200)

  // By more: it does not end, and does not come back once it is over.
  expect(await tries(10)).toEqual(times(10, declined))
  await setClock(-120 * MINUTE)
  expect(await paysFor('LND-105KJ')).toBe(paused)
  await setClock(61 * MINUTE)
  expect(await paysFor('LND-105KJ')).toBe(200)
  await setClock(60 * MINUTE)
  expect(await paysFor('LND-106KJ')).toBe(200)
  return 0
}
