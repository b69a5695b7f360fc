import { spawn } from 'node:child_process'
import { logIn, newCustomer, PASSWORD } from '../../support/customer-builder'
import { failureOf } from '../../support/failure-of'
import { preparedDataDir } from '../../support/prepared-folder'
import { rawClient } from '../../support/raw-client'
import { newDataDir, QUICK_WASM, removeData, startSandbox, type SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

const run = (
  file: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [QUICK_WASM, '--import', 'tsx', file], {
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

describe('a PGlite folder', () => {
  let sandbox: SandboxProcess
  beforeAll(async () => {
    sandbox = await startSandbox({ dataDir: await preparedDataDir() })
  })
  afterAll(async () => {
    await sandbox.kill()
    await removeData(sandbox.dataDir)
  })

  test('serves one process: a second start, migrate and seed are rejected with a clear message', async () => {
    const { dataDir } = sandbox
    const refused = [
      await failureOf(startSandbox({ dataDir })),
      await run('src/service/start/migrate.ts', dataDir),
      await run('src/service/start/seed.ts', dataDir),
    ]
    for (const { code, output } of refused) {
      expect(code).toBe(1)
      expect(output).toContain(`is in use by process ${sandbox.pid}`)
      expect(output).not.toContain('    at ')
    }
    expect((await fetch(`${sandbox.origin}/readyz`)).status).toBe(200)
  })

  test('is taken over if its owner was killed, and free if its owner was stopped', async () => {
    const { dataDir } = sandbox
    const { emailAddress } = await newCustomer(sandbox.origin)
    await sandbox.kill()
    sandbox = await startSandbox({ dataDir })
    expect((await logIn(rawClient(sandbox.origin), emailAddress, PASSWORD)).status).toBe(200)
    await sandbox.stop()
    const seeded = await run('src/service/start/seed.ts', dataDir)
    expect(seeded).toMatchObject({ code: 0, output: expect.stringContaining('demo@portal.test') as string })
  })
})

describe('db:migrate and db:seed', () => {
  test('prepare a folder before the first start; migrating twice changes nothing', async () => {
    const dataDir = await newDataDir()
    expect((await run('src/service/start/migrate.ts', dataDir)).output).toContain('applied 0001-accounts.sql')
    expect((await run('src/service/start/migrate.ts', dataDir)).output).toContain('nothing to migrate')
    expect(
      (await run('src/service/start/seed.ts', dataDir, { SANDBOX: 'off', PORTAL_ORIGIN: 'https://portal.test' }))
        .output,
    ).toContain('no demo customers')
    await removeData(dataDir)
  })
})
