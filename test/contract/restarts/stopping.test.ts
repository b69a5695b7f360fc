import { Agent, request } from 'node:http'
import { openStore, type Store } from '../../support/backends'
import { newCustomer } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { until } from '../../support/until'

jest.setTimeout(120_000)

const KYC = '/api/services/app/Kyc/GetAll'

let store: Store
let started: SandboxProcess | undefined
beforeAll(async () => {
  store = await openStore()
})
// A test that failed has left its process running.
afterEach(() => started?.kill())
afterAll(() => store.remove())

/** Starts a sandbox that waits for open requests as it does for a customer. */
const running = async (seconds = '30'): Promise<SandboxProcess> => {
  started = await store.start({ PORTAL_DRAIN_SECONDS: seconds })
  return started
}

/** A request that the server is working on, and will be for that many milliseconds. */
const slowCall = async ({ origin }: SandboxProcess, ms: number) => {
  const { client, emailAddress } = await newCustomer(origin)
  await rawClient(origin).post('/sandbox/faults', { path: KYC, kind: 'slow', times: 1, ms, emailAddress })
  // Whichever arrives first is the slow one: it has reached the server when the other one is answered.
  const calls = [client.get(KYC), client.get(KYC)].map((call) => call.catch(() => undefined))
  const quick = await Promise.race(calls.map((call, index) => call.then(() => index)))
  const answer = calls[1 - quick] ?? Promise.resolve(undefined)
  return { answer }
}

/** `GET` on a connection of the agent; gives what decides about the connection. */
const getOver = (agent: Agent, url: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined; reused: boolean }>((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => {
        resolve({ status: response.statusCode, connection: response.headers.connection, reused: sent.reusedSocket })
      })
    })
    sent.on('error', reject)
    sent.end()
  })

/** Asks until the answer is no longer this one. */
const answerAfter = <T>(before: T, ask: () => Promise<T>): Promise<T> =>
  until(ask, (answer) => JSON.stringify(answer) !== JSON.stringify(before))

describe('[RUN-04] a process that is asked to stop', () => {
  test('says so at /readyz of both listeners and finishes what it was asked before and after that', async () => {
    const sandbox = await running()
    const { client } = await newCustomer(sandbox.origin)
    const open = await slowCall(sandbox, 4_000)
    const stopped = sandbox.stop()
    for (const origin of [sandbox.origin, sandbox.widgetOrigin]) {
      const readiness = async () => {
        const { status, text } = await rawClient(origin).get('/readyz')
        return { status, text }
      }
      expect(await answerAfter({ status: 200, text: '{"status":"ready"}' }, readiness)).toEqual({
        status: 503,
        text: '{"status":"stopping"}',
      })
      expect((await rawClient(origin).get('/healthz')).status).toBe(200)
    }
    expect((await client.get(KYC)).status).toBe(200)
    expect((await open.answer)?.status).toBe(200)
    expect((await stopped).code).toBe(0)
    expect(sandbox.output()).not.toContain('cut off')
  })

  test('answers one more request on a connection that is kept open, and closes it with that answer', async () => {
    const sandbox = await running()
    const [agent, others] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })]
    const url = `${sandbox.origin}/healthz`
    expect(await getOver(agent, url)).toEqual({ status: 200, connection: 'keep-alive', reused: false })
    const stopped = sandbox.stop()
    await answerAfter(true, () =>
      getOver(others, url).then(
        () => true,
        () => false,
      ),
    )
    expect(await getOver(agent, url)).toEqual({ status: 200, connection: 'close', reused: true })
    expect((await stopped).code).toBe(0)
  })

  test.each([
    ['without a connection', () => Promise.resolve()],
    [
      'with connections that ask nothing',
      async ({ origin, widgetOrigin }: SandboxProcess) => {
        const agent = new Agent({ keepAlive: true })
        await Promise.all([getOver(agent, `${origin}/healthz`), getOver(agent, `${widgetOrigin}/healthz`)])
      },
    ],
  ])('ends with code 0 within five seconds %s', async (_, connect) => {
    const sandbox = await running()
    await connect(sandbox)
    const { code, milliseconds } = await sandbox.stop()
    expect(code).toBe(0)
    expect(milliseconds).toBeLessThan(5_000)
  })

  test('cuts off after PORTAL_DRAIN_SECONDS what is not finished by then', async () => {
    const sandbox = await running('2')
    const open = await slowCall(sandbox, 600_000)
    const { code, milliseconds } = await sandbox.stop()
    expect(code).toBe(0)
    expect(milliseconds).toBeGreaterThan(2_000)
    expect(milliseconds).toBeLessThan(10_000)
    expect(await open.answer).toBeUndefined()
    expect(sandbox.output()).toContain('"requests":1,"msg":"requests were cut off"')
  })

  test('ends at once when it is asked a second time', async () => {
    const sandbox = await running()
    const open = await slowCall(sandbox, 600_000)
    const stopped = sandbox.stop()
    await answerAfter(200, async () => (await rawClient(sandbox.origin).get('/readyz')).status)
    process.kill(sandbox.pid, 'SIGINT')
    const { code, milliseconds } = await stopped
    expect(code).toBe(1)
    expect(milliseconds).toBeLessThan(5_000)
    await open.answer
  })
})
