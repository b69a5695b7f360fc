import { openEmptyStore, openStore, type Store } from '../../support/backends'
import { firstStartMs } from '../../support/contract-sandbox'
import { card, logIn, motorQuote, newCustomer, PASSWORD, registered } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import type { SandboxProcess } from '../../support/sandbox-process'
import { untilKilled } from '../../support/until-killed'
import { widgetClient } from '../../support/widget-client'

jest.setTimeout(240_000)

const app = '/api/services/app'

/** Creates accounts as fast as possible and returns those with a successful response before the process died. */
const registerUntilKilled = async (sandbox: SandboxProcess, acknowledgements: number): Promise<readonly string[]> => {
  const acknowledged: string[] = []
  const register = async () => {
    acknowledged.push((await registered(sandbox.origin)).emailAddress)
  }
  await untilKilled(
    sandbox,
    acknowledgements,
    Array.from({ length: 6 }, () => register),
  )
  return acknowledged
}

let store: Store
let sandbox: SandboxProcess | undefined

/** The sandbox on the store: the one left running by the previous test, otherwise a new one. */
const running = async (): Promise<SandboxProcess> => {
  sandbox ??= await store.start()
  return sandbox
}
const killed = async (): Promise<void> => {
  await sandbox?.kill()
  sandbox = undefined
}

beforeAll(async () => {
  store = await openStore()
})
afterAll(async () => {
  await killed()
  await store.remove()
})

test('SIGKILL under load loses no account with a successful response', async () => {
  const acknowledged: string[] = []
  for (const acknowledgements of [3, 17, 40]) {
    acknowledged.push(...(await registerUntilKilled(await running(), acknowledgements)))
    await killed()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  const client = rawClient((await running()).origin)
  const answers = await Promise.all(acknowledged.map((emailAddress) => logIn(client, emailAddress, PASSWORD)))
  const details = new Set(answers.map(({ error }) => error?.details))
  expect([...details]).toEqual(['Your email address is not confirmed. You can not login.'])
})

test('SIGKILL right after a payment loses neither payment nor policy nor session', async () => {
  const first = await running()
  const customer = await newCustomer(first.origin)
  const quote = await motorQuote(customer)
  const widget = widgetClient(first.widgetOrigin, customer.client)
  const paid = await widget.post('/pay/card', { quoteId: quote.id, ...card })
  await killed()
  expect(paid.status).toBe(200)
  const client = rawClient((await running()).origin, customer.client.token)
  expect((await client.get(`${app}/Payment/GetByQuote?quoteId=${quote.id}`)).result).toEqual({ status: 'Paid' })
  expect((await client.get(`${app}/Policy/GetAll`)).result).toMatchObject({ totalCount: 1 })
})

test('SIGKILL during the first start does not prevent the next start', async () => {
  const fresh = await openEmptyStore()
  for (const part of [0.1, 0.25, 0.45, 0.7]) await fresh.killWhileStarting(part * firstStartMs())
  const started = await fresh.start()
  expect((await fetch(`${started.origin}/readyz`)).status).toBe(200)
  expect((await logIn(rawClient(started.origin), 'demo@portal.test', 'Demo-pass-2025')).status).toBe(200)
  await started.stop()
  await fresh.remove()
})
