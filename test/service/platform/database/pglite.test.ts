import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite, type EmbeddedClient } from '../../../../src/service/platform/database/pglite'
import { DatabaseAwayError } from '../../../../src/service/platform/database/unavailable'

/** A thread that answers with what it was asked, but `hang` never, and `fail` with a failure; it can end by itself. */
const script = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, statement }) => {
    if (statement === undefined) return parentPort.close()
    if (statement.text === 'hang') for (;;);
    if (statement.text === 'end') process.exit(1)
    if (statement.text === 'fail') return parentPort.postMessage({ id, failure: { message: 'no', code: '23505' } })
    parentPort.postMessage({ id, result: statement.text })
  })
  parentPort.postMessage('open')`

const limits = { statement: 1_000, open: 60_000, close: 200, pause: 1 }

let folder = ''
let client: EmbeddedClient
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'))
  writeFileSync(join(folder, 'thread.mjs'), script)
})
beforeEach(async () => {
  client = await openPglite(folder, join(folder, 'thread.mjs'), limits)
})
afterEach(() => client.close())
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Asks until the database is back. */
const answered = async (): Promise<unknown> => {
  for (;;)
    try {
      return await client.query('select 1')
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseAwayError)
      await new Promise(setImmediate)
    }
}

test('statements and transactions take turns', async () => {
  const order: unknown[] = []
  await Promise.all([
    client.transaction(async ({ query }) => {
      order.push(await query('first'))
      order.push(await query('second'))
    }),
    client.query('third').then((text) => order.push(text)),
  ])
  expect(order).toEqual(['first', 'second', 'third'])
})

test('a failure of a statement keeps its code, and the transaction’s own is the one that is thrown', async () => {
  await expect(client.query('fail')).rejects.toMatchObject({ message: 'no', code: '23505' })
  await expect(client.transaction(({ query }) => query('fail'))).rejects.toMatchObject({ code: '23505' })
  expect(await client.query('select 1')).toBe('select 1')
})

test('one that does not open in time says so', async () => {
  writeFileSync(join(folder, 'silent.mjs'), 'setInterval(() => undefined, 1_000)')
  const opened = openPglite(folder, join(folder, 'silent.mjs'), { ...limits, open: 100 })
  await expect(opened).rejects.toThrow('it was not open after 0.1 seconds')
})

test.each(['hang', 'end'])(
  '[RUN-03: embedded database] a thread that does not answer (%s) is an outage, and is replaced',
  async (text) => {
    await expect(client.query(text)).rejects.toBeInstanceOf(DatabaseAwayError)
    expect(await answered()).toBe('select 1')
  },
)

test('[RUN-03: embedded database] a transaction whose thread hangs fails, and does not go on in the next one', async () => {
  const texts: string[] = []
  const done = client.transaction(async ({ query }) => {
    await query('hang').catch(() => undefined)
    texts.push(String(await query('later')))
  })
  await expect(done).rejects.toBeInstanceOf(DatabaseAwayError)
  expect(texts).toEqual([])
  expect(await answered()).toBe('select 1')
})

test('[RUN-03: embedded database] one that hangs is closed nevertheless', async () => {
  const hanging = client.query('hang')
  await client.close()
  await expect(hanging).rejects.toBeInstanceOf(DatabaseAwayError)
})
