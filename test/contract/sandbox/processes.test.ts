import { spawn } from 'node:child_process'
import { testServer } from '../../support/backends'
import {
  activationOf,
  card,
  completeKyc,
  logIn,
  motorQuote,
  newCustomer,
  PASSWORD,
  registered,
  tokenOf,
} from '../../support/customer-builder'
import { beneficiary, saveBeneficiary } from '../../support/people'
import { freshDatabase, type FreshDatabase } from '../../support/fresh-database'
import { rawClient } from '../../support/raw-client'
import { newDataDir, removeData, SandboxFailed, startSandbox, type SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

const app = '/api/services/app'

const run = (
  file: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env },
    })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code) => resolve({ code, output }))
  })

const failureOf = async (start: Promise<SandboxProcess>): Promise<SandboxFailed> => {
  try {
    await (await start).kill()
  } catch (error) {
    if (error instanceof SandboxFailed) return error
    throw error
  }
  throw new Error('the sandbox started')
}

describe('a PGlite folder', () => {
  test('serves one process: a second start, migrate and seed are refused with a clear message', async () => {
    const sandbox = await startSandbox()
    const { dataDir } = sandbox
    const second = await failureOf(startSandbox({ dataDir }))
    const errands = [
      await run('src/sandbox/database/migrate.ts', dataDir),
      await run('src/sandbox/database/seed.ts', dataDir),
    ]
    for (const { code, output } of [second, ...errands]) {
      expect(code).toBe(1)
      expect(output).toContain(`is in use by process ${sandbox.pid}`)
      expect(output).not.toContain('    at ')
    }
    expect((await fetch(`${sandbox.origin}/readyz`)).status).toBe(200)
    await sandbox.stop()
    await removeData(dataDir)
  })

  test('whose owner was killed is taken over, and one that was stopped is free', async () => {
    const first = await startSandbox()
    const { emailAddress } = await newCustomer(first.origin)
    await first.kill()
    const second = await startSandbox({ dataDir: first.dataDir })
    expect((await logIn(rawClient(second.origin), emailAddress, PASSWORD)).status).toBe(200)
    await second.stop()
    const seeded = await run('src/sandbox/database/seed.ts', first.dataDir)
    expect(seeded).toMatchObject({ code: 0, output: expect.stringContaining('demo@portal.test') as string })
    await removeData(first.dataDir)
  })
})

describe('db:migrate and db:seed', () => {
  test('prepare a folder before the first start; migrating twice changes nothing', async () => {
    const dataDir = await newDataDir()
    expect((await run('src/sandbox/database/migrate.ts', dataDir)).output).toContain('applied 0001-accounts.sql')
    expect((await run('src/sandbox/database/migrate.ts', dataDir)).output).toContain('nothing to migrate')
    expect((await run('src/sandbox/database/seed.ts', dataDir, { SANDBOX: 'off' })).output).toContain(
      'no demo customers',
    )
    await removeData(dataDir)
  })
})

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
    const sandbox = await startSandbox({ env: { SANDBOX: 'off' } })
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
    await removeData(sandbox.dataDir)
  })
})

const server = testServer
if (server !== undefined)
  describe('two processes on one PostgreSQL', () => {
    let database: FreshDatabase
    let pair: readonly [SandboxProcess, SandboxProcess]
    beforeAll(async () => {
      database = await freshDatabase(server)
      const start = () => startSandbox({ databaseUrl: database.url })
      pair = await Promise.all([start(), start()])
    })
    afterAll(async () => {
      await Promise.all(pair.map((sandbox) => sandbox.stop()))
      await Promise.all(pair.map(({ dataDir }) => removeData(dataDir)))
      await database.drop()
    })

    test('that start at once on a fresh one migrate and seed it once', async () => {
      for (const { origin } of pair) {
        const session = await logIn(rawClient(origin), 'demo@portal.test', 'Demo-pass-2025')
        const client = rawClient(origin, tokenOf(session.result))
        expect((await client.get(`${app}/Policy/GetAll`)).result).toMatchObject({ totalCount: 38 })
      }
    })

    test('serve the same customer, token and log-out included', async () => {
      const [one, two] = [rawClient(pair[0].origin), rawClient(pair[1].origin)]
      const { emailAddress } = await registered(pair[0].origin)
      await two.post(`${app}/Account/SendEmailActivationLink`, { emailAddress })
      await one.post(`${app}/Account/ActivateEmail`, await activationOf(pair[0].origin, emailAddress))
      const token = tokenOf((await logIn(two, emailAddress, PASSWORD)).result)
      const path = `${app}/Profile/GetCurrentUserProfileForEdit`
      expect((await one.withToken(token).get(path)).result).toMatchObject({ emailAddress })
      await one.withToken(token).get('/api/TokenAuth/LogOut')
      expect((await two.withToken(token).get(path)).status).toBe(401)
    })

    test('share the count of failed log-ins', async () => {
      const { emailAddress } = await newCustomer(pair[0].origin)
      const attempt = (index: number) => logIn(rawClient((pair[index % 2] ?? pair[0]).origin), emailAddress, 'wrong')
      for (let failure = 0; failure < 5; failure += 1) await attempt(failure)
      expect((await attempt(5)).error?.details).toContain('locked out')
      expect((await attempt(6)).error?.details).toContain('locked out')
    })

    test('[BEN-07] hold the sum of the shares, and the minute between two codes, though both are asked at once', async () => {
      const customer = await newCustomer(pair[0].origin)
      const clients = [...pair, ...pair].map(({ origin }) => rawClient(origin, customer.client.token))
      const statuses = async (answers: readonly Promise<{ status: number }>[]) =>
        (await Promise.all(answers)).map(({ status }) => status).sort()
      const body = beneficiary({ sharePercentage: 60 })
      expect(await statuses(clients.map((client) => saveBeneficiary({ client }, body)))).toEqual([200, 500, 500, 500])
      const sms = { phoneNumber: '+2348031112222' }
      expect(
        await statuses(clients.map((client) => client.post(`${app}/Profile/SendVerificationSms`, sms))),
      ).toEqual([200, 429, 429, 429])
    })

    test('settle a quote once, though both are asked to at the same moment', async () => {
      const customer = await newCustomer(pair[0].origin)
      await completeKyc(customer)
      const quote = await motorQuote(customer)
      const pay = ({ widgetOrigin }: SandboxProcess) =>
        rawClient(widgetOrigin, customer.client.token).post('/pay/card', { quoteId: quote.id, ...card })
      const answers = await Promise.all([...pair, ...pair, ...pair].map(pay))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await customer.client.get(`${app}/Policy/GetAll`)).result).toMatchObject({ totalCount: 1 })
    })
  })
