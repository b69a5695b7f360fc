import { openEmptyStore } from '../../support/backends'
import { logIn } from '../../support/customer-builder'
import { failureOf } from '../../support/failure-of'
import { rawClient } from '../../support/raw-client'
import { startSandbox } from '../../support/sandbox-process'

jest.setTimeout(120_000)

describe('a start that cannot be', () => {
  test.each([
    [{ PORT: 'many' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'PostgreSQL at 127.0.0.1:1/none cannot be reached'],
  ])('with %j ends with code 1 and a readable line', async (env, message) => {
    const { code, output } = await failureOf(startSandbox({ env }))
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output.trim().split('\n')).toHaveLength(1)
  })
})

describe('with the sandbox switch off', () => {
  test('there is no sandbox page, outbox, review, fault or demo customer', async () => {
    const store = await openEmptyStore()
    const sandbox = await store.start({ SANDBOX: 'off' })
    const client = rawClient(sandbox.origin)
    expect((await logIn(client, 'demo@portal.test', 'Demo-pass-2025')).error?.details).toBe(
      'Invalid user name or password',
    )
    for (const path of ['/sandbox/outbox', '/sandbox/kyc', '/sandbox/faults'])
      expect([path, (await client.post(path, {})).status]).toEqual([path, 404])
    for (const path of ['/sandbox', '/sandbox/outbox', '/sandbox/console.js', '/openapi.json'])
      expect([path, (await client.get(path)).status]).toEqual([path, 404])
    expect(sandbox.output()).not.toContain('Demo customer')
    await sandbox.stop()
    await store.remove()
  })
})
