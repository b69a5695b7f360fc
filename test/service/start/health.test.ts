import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify from 'fastify'
import { migrationNames } from '../../../src/service/platform/database/migrator'
import { registerHealth } from '../../../src/service/start/health'
import { until } from '../../support/until'

/** A server whose database answers when the test does. */
const listening = () => {
  const asked: { readonly answer: (names: readonly string[]) => void; readonly fail: () => void }[] = []
  const query = () =>
    new Promise((resolve, reject) =>
      asked.push({
        answer: (names) => resolve({ rows: names.map((name) => [name]) }),
        fail: () => reject(new Error('away')),
      }),
    )
  const db = drizzle({ query } as never)
  const stopping = { now: false }
  const app = Fastify()
  registerHealth(app, { db, stopping })
  const ready = async () => (await app.inject('/readyz')).json<{ status: string }>().status
  return {
    ready,
    asked,
    stopping,
    askedTimes: (times: number) =>
      until(
        () => asked.length,
        (count) => count === times,
      ),
  }
}

test('[RUN-20: readiness] the database is asked once for all who ask whether the process is ready meanwhile', async () => {
  const { ready, asked, stopping, askedTimes } = listening()
  const migrated = await migrationNames()
  const first = Promise.all(Array.from({ length: 100 }, ready))
  await askedTimes(1)
  const late = ready()
  asked[0]?.answer(migrated)
  expect(new Set([...(await first), await late])).toEqual(new Set(['ready']))
  const second = Promise.all([ready(), ready()])
  expect(await askedTimes(2)).toBe(2)
  asked[1]?.fail()
  expect(await second).toEqual(['not ready', 'not ready'])
  stopping.now = true
  expect(await ready()).toBe('stopping')
  expect(asked).toHaveLength(2)
})
