import Fastify from 'fastify'
import { DatabaseAwayError } from '../../../src/service/platform/database/unavailable'
import { registerWidgetCalls } from '../../../src/service/widget/routes'
import { handleErrors } from '../../../src/service/wire/handle-errors'
import { callQueues, customerQueues } from '../../../src/service/wire/request-queue'
import { registerOwners } from '../../../src/service/wire/owner'

type Parts = Parameters<typeof registerWidgetCalls>[1]

const serverWith = (parts: Partial<Parts>) => {
  const app = Fastify()
  registerOwners(app)
  handleErrors(app)
  registerWidgetCalls(app, {
    config: {},
    ports: { portal: 1, widget: 2 },
    queues: callQueues(),
    enqueueWrite: customerQueues(),
    ...parts,
  } as unknown as Parts)
  return (path: string) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: 'Bearer token' },
      payload: { quoteId: 7, number: '', expiry: '', cvv: '' },
    })
}

/** What the widget's script takes for certain that nothing was done. */
const nothingDone = /^The service is (overloaded|busy)\b/

test.each(['/pay/card', '/pay/mandate', '/pay/mandate/plan'])(
  '[RUN-20: widget] a payment whose token cannot be checked says that nothing was done (%s)',
  async (path) => {
    const post = serverWith({
      tokens: { knownOwnerOf: () => undefined, payerOf: () => Promise.reject(new DatabaseAwayError()) },
    })
    const answer = await post(path)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json<{ error: { message: string } }>().error.message).toMatch(nothingDone)
  },
)

test('[RUN-20: widget] each payment takes a turn for its token and one for its work, twenty of one customer at a time', async () => {
  const counts = { now: 0, most: 0, turns: 0 }
  const { others } = callQueues()
  const pass: typeof others = (owner, work) =>
    others(owner, async () => {
      counts.turns += 1
      counts.now += 1
      counts.most = Math.max(counts.most, counts.now)
      await new Promise((resolve) => setImmediate(resolve))
      return work().finally(() => {
        counts.now -= 1
      })
    })
  const payer = { customer: { id: 'ada' }, quoteId: 8 }
  const post = serverWith({
    tokens: { knownOwnerOf: () => undefined, payerOf: () => Promise.resolve(payer) } as unknown as Parts['tokens'],
    queues: { ...callQueues(), others: pass },
  })
  const statuses = (await Promise.all(Array.from({ length: 40 }, () => post('/pay/card')))).map(
    (each) => each.statusCode,
  )
  // Not the quote of the token, so that nothing else is needed.
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect(counts.turns).toBe(80)
  expect(counts.most).toBeLessThanOrEqual(20)
})
