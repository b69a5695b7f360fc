import { openEmptyStore, openStore, type Store } from '../../support/backends'
import { card, logIn, motorQuote, newCustomer, PASSWORD, registered } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

const app = '/api/services/app'

/** Opens accounts as fast as it can; gives every one that was answered with success before the process died. */
const registerUntilKilled = async (sandbox: SandboxProcess, acknowledgements: number): Promise<readonly string[]> => {
  const acknowledged: string[] = []
  const worker = async (): Promise<void> => {
    for (;;) {
      try {
        acknowledged.push((await registered(sandbox.origin)).emailAddress)
      } catch {
        return
      }
      if (acknowledged.length === acknowledgements) void sandbox.kill()
    }
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return acknowledged
}

let store: Store
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.remove())

test('SIGKILL under load loses no account that was answered with success', async () => {
  const acknowledged: string[] = []
  for (const acknowledgements of [3, 17, 40])
    acknowledged.push(...(await registerUntilKilled(await store.start(), acknowledgements)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  const sandbox = await store.start()
  const client = rawClient(sandbox.origin)
  const answers = await Promise.all(acknowledged.map((emailAddress) => logIn(client, emailAddress, PASSWORD)))
  const details = new Set(answers.map(({ error }) => error?.details))
  expect([...details]).toEqual(['Your email address is not confirmed. You can not login.'])
  await sandbox.stop()
})

test('SIGKILL right after a payment keeps payment, policy and session', async () => {
  const first = await store.start()
  const customer = await newCustomer(first.origin)
  const quote = await motorQuote(customer)
  const widget = rawClient(first.widgetOrigin, customer.client.token)
  const paid = await widget.post('/pay/card', { quoteId: quote.id, ...card })
  await first.kill()
  expect(paid.status).toBe(200)
  const second = await store.start()
  const client = rawClient(second.origin, customer.client.token)
  expect((await client.get(`${app}/Payment/GetByQuote?quoteId=${quote.id}`)).result).toEqual({ status: 'Paid' })
  expect((await client.get(`${app}/Policy/GetAll`)).result).toMatchObject({ totalCount: 1 })
  await second.stop()
})

test('SIGKILL during the first start leaves nothing that the next start stumbles over', async () => {
  const fresh = await openEmptyStore()
  for (const milliseconds of [400, 900, 1_500, 2_200]) await fresh.killWhileStarting(milliseconds)
  const sandbox = await fresh.start()
  expect((await fetch(`${sandbox.origin}/readyz`)).status).toBe(200)
  expect((await logIn(rawClient(sandbox.origin), 'demo@portal.test', 'Demo-pass-2025')).status).toBe(200)
  await sandbox.stop()
  await fresh.remove()
})

test('SIGTERM ends in order within five seconds, with a call still open', async () => {
  const sandbox = await store.start()
  const customer = await newCustomer(sandbox.origin)
  const client = rawClient(sandbox.origin)
  const path = `${app}/Kyc/GetAll`
  await client.post('/sandbox/faults', { path, kind: 'slow', times: 1 })
  const open = customer.client.get(path).catch(() => 'gone')
  // The second call is answered behind the first, so the first is open now.
  await client.get(path)
  const { code, milliseconds } = await sandbox.stop()
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(5_000)
  await open
})
