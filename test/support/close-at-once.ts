import { motorQuote, newCustomer } from './customer-builder'
import { listOf } from './lists'
import { ordersOf } from './orders'
import { payQuote, settledBy } from './pay-at-once'
import { rawClient, type Answer } from './raw-client'
import { untilNotBusy } from './until-read'
import { widgetToken } from './widget-client'

type Place = { readonly origin: string; readonly widgetOrigin: string }

const PLATE = 'LND-482KJ'

/** Everything that can be done with an unpaid quote. */
const acts = ['card', 'drop', 'replace', 'mandate', 'drop', 'replace', 'card', 'replace', 'drop', 'card'] as const

/**
 * Pays, drops and replaces one quote of a new customer at once, at one place after the other, `first` first, and tells what
 * became of it: how many of each were done, and what there is afterwards.
 */
export const closeAtOnce = async (places: readonly [Place, ...Place[]], first = 0) => {
  const [{ origin }] = places
  const customer = await newCustomer(origin)
  const { id } = await motorQuote(customer, { registrationNo: PLATE })
  const token = await widgetToken(customer.client, id)
  const act = async (what: (typeof acts)[number], index: number): Promise<readonly [string, Answer]> => {
    const place = places[index % places.length] ?? places[0]
    const { drop, replace } = ordersOf(() => rawClient(place.origin, customer.client.token))
    const answer = await untilNotBusy(() => {
      if (what === 'drop') return drop(id)
      return what === 'replace' ? replace(id, PLATE) : payQuote(place.widgetOrigin, token, id, what)
    })
    return [what, answer]
  }
  const inOrder = [...acts.slice(first % acts.length), ...acts.slice(0, first % acts.length)]
  const answers = await Promise.all(inOrder.map(act))
  const done = answers.filter(([, { status }]) => status === 200).map(([what]) => what)
  const count = (...whats: readonly string[]) => done.filter((what) => whats.includes(what)).length
  const { items } = await listOf(customer, 'Quote/GetAll')
  return {
    unexpected: answers.flatMap(([what, { status, error, text }]) =>
      status === 200 || (status === 500 && /^(This order|You have)/.test(error?.message ?? ''))
        ? []
        : [`${what} ${status} ${text}`],
    ),
    isPaid: count('card', 'mandate') > 0,
    drops: count('drop'),
    replacements: count('replace'),
    open: items.length,
    ...(await settledBy(origin, customer)),
  }
}

/** Expects that the quote was paid once, or dropped once, or replaced once by one that is open. */
export const expectClosedOnce = ({ unexpected, isPaid, ...left }: Awaited<ReturnType<typeof closeAtOnce>>): void => {
  expect(unexpected).toEqual([])
  const { drops, replacements, open, policies, mandates, receipts } = left
  expect((isPaid ? 1 : 0) + drops + replacements).toBe(1)
  expect(open).toBe(replacements)
  expect(policies).toHaveLength(isPaid ? 1 : 0)
  expect(receipts).toHaveLength(isPaid ? 1 : 0)
  expect(mandates).toBeLessThanOrEqual(isPaid ? 1 : 0)
}
