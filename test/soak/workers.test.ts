import { stores, type Store } from '../support/backends'
import { card, motorQuote, newCustomer } from '../support/customer-builder'
import { printFigure } from '../support/figures'
import type { SandboxProcess } from '../support/sandbox-process'
import { widgetClient } from '../support/widget-client'

jest.setTimeout(300_000)

const CUSTOMERS = 10
const OF_EACH = 5

/** How long the event loop may be held, in milliseconds (requirement RUN-07). */
const HELD_MS = 50

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0

/** How long `/healthz` takes while that goes on, one request after the other, in milliseconds. */
const latencies = async (origin: string, meanwhile: Promise<unknown>): Promise<readonly number[]> => {
  const found: number[] = []
  const done = new AbortController()
  void meanwhile.finally(() => done.abort())
  while (!done.signal.aborted) {
    const from = performance.now()
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    found.push(performance.now() - from)
  }
  return found.sort((one, other) => one - other)
}

describe.each(stores)('%s', (name, open) => {
  let store: Store
  let sandbox: SandboxProcess
  beforeAll(async () => {
    store = await open()
    sandbox = await store.start({
      REQUESTS_PER_MINUTE: '1000000',
      NODE_OPTIONS: '--require ./test/support/held-on-signal.cjs',
    })
  })
  afterAll(async () => {
    await sandbox.stop()
    await store.remove()
  })

  const certificateOfNewCustomer = async (): Promise<string> => {
    const customer = await newCustomer(sandbox.origin)
    const quote = await motorQuote(customer)
    await widgetClient(sandbox.widgetOrigin, customer.client).post('/pay/card', { quoteId: quote.id, ...card })
    const { items } = (await customer.client.get('/api/services/app/Policy/GetAll')).result as {
      items: { certificateUrl: string }[]
    }
    return items[0]?.certificateUrl ?? ''
  }

  let read = 0
  /** The longest that the event loop was held since this was last read, in milliseconds of processor time. */
  const longestHeld = async (): Promise<number> => {
    read += 1
    process.kill(sandbox.pid, 'SIGUSR2')
    for (;;) {
      const printed = new RegExp(`^Held ${read} (\\S+)$`, 'm').exec(sandbox.output())?.[1]
      if (printed !== undefined) return Number(printed)
      await fetch(`${sandbox.origin}/healthz`)
    }
  }

  test('[RUN-07: event loop] fifty certificates at once, the first of the process, do not hold the event loop', async () => {
    const addresses: string[] = []
    for (const _ of Array.from({ length: CUSTOMERS })) addresses.push(await certificateOfNewCustomer())
    const measured = async (work: Promise<unknown>) => {
      await longestHeld()
      const from = performance.now()
      const found = await latencies(sandbox.origin, work)
      return { found, held: await longestHeld(), seconds: (performance.now() - from) / 1_000 }
    }
    const idle = await measured(new Promise((resolve) => setTimeout(resolve, 5_000)))
    const fifty = Promise.all(
      Array.from({ length: OF_EACH }, () => addresses)
        .flat()
        .map(async (address) => {
          const answer = await fetch(address)
          return [answer.status, (await answer.arrayBuffer()).byteLength > 10_000]
        }),
    )
    const busy = await measured(fifty)
    for (const [what, { found, held, seconds }] of [
      ['idle', idle],
      ['fifty certificates', busy],
    ] as const)
      printFigure(
        `${name}, ${what}`,
        `${seconds.toFixed(1)} s; /healthz ${found.length} times, median ${share(found, 0.5).toFixed(1)} ms, ` +
          `99.9 % ${share(found, 0.999).toFixed(1)} ms; event loop held for ${held.toFixed(1)} ms at most`,
      )
    expect(await fifty).toEqual(Array.from({ length: CUSTOMERS * OF_EACH }, () => [200, true]))
    expect(busy.held).toBeLessThan(HELD_MS)
  })
})
