import { openStore, testServer, type Store } from '../../support/backends'
import { completeKyc, newCustomer } from '../../support/customer-builder'
import { rawClient } from '../../support/raw-client'
import { runDesk } from '../../support/run-desk'
import type { SandboxProcess } from '../../support/sandbox-process'

jest.setTimeout(120_000)

let store: Store
let sandbox: SandboxProcess
const customers: string[] = []
const desk = (...args: string[]) =>
  runDesk({ ...store.env, SANDBOX: 'off', PORTAL_ORIGIN: 'https://portal.test' }, ...args)

beforeAll(async () => {
  store = await openStore()
  sandbox = await store.start()
  for (let count = 0; count < 2; count += 1) {
    const customer = await newCustomer(sandbox.origin)
    await completeKyc(customer)
    customers.push(customer.emailAddress)
  }
  await sandbox.stop()
  sandbox = await store.start({ SANDBOX: 'off' })
})
afterAll(async () => {
  await sandbox.kill()
  await store.remove()
})

/** A folder serves one process, so the service has to stop; a server serves all. */
const free = async () => {
  if (testServer !== undefined) return
  const refused = await desk()
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is in use by process') as string })
  expect(refused.output).toContain('stop that one first')
  await sandbox.stop()
}

test('[RUN-10: desk] with the switch off reviews are listed and decided at the desk, and the customers get an email', async () => {
  const [first = '', second = ''] = customers
  expect((await fetch(`${sandbox.origin}/sandbox`)).status).toBe(404)
  await free()
  const listed = await desk()
  expect(listed.code).toBe(0)
  expect(listed.output.indexOf(`<${first}>, since 20`)).toBeGreaterThan(-1)
  expect(listed.output.indexOf(second)).toBeGreaterThan(listed.output.indexOf(first))
  expect(listed.output).toMatch(/ {2}Bvn Info: Pending, version 1, saved 20/)
  expect(listed.output.match(/, version 1\.1\.1\.1\.1\.1$/gm)).toHaveLength(2)

  const version = ['--version', '1.1.1.1.1.1']
  expect(await desk('approve', first, '--version', '1.1.2.1.1.1')).toEqual({
    code: 1,
    output: 'Changed since it was listed. Not as listed: Bvn Info. List it again.\n',
  })
  expect(await desk('approve', first, ...version)).toEqual({
    code: 0,
    output: `${first} is approved: the status is Approved. An email says so.\n`,
  })
  const rejected = await desk('reject', second, ...version, '--section', 'bvn info', '--reason', 'The name differs.')
  expect(rejected.code).toBe(0)
  expect(await desk()).toEqual({ code: 0, output: 'No review waits.\n' })
  expect((await desk('show', second)).output).toMatch(
    /, version 1\.1\.2\.1\.1\.1\n[^]* {2}Bvn Info: Rejected, version 2/,
  )

  for (const [args, message] of [
    [['approve', first, ...version], 'There is nothing to review: all is approved.'],
    [['show', 'nobody@mail.test'], 'No customer has the email address nobody@mail.test.'],
    [['approve', 'nobody@mail.test', ...version], 'No customer has the email address nobody@mail.test.'],
    [
      ['reject', first, '--section', 'Shoes', '--reason', 'No'],
      'There is no section "Shoes". The sections are: User Info',
    ],
  ] as const)
    expect(await desk(...args)).toMatchObject({ code: 1, output: expect.stringContaining(message) as string })

  await sandbox.stop()
  sandbox = await store.start()
  const mails = (await rawClient(sandbox.origin).get('/sandbox/outbox')).text
  expect(mails).toContain('Your details have been approved')
  expect(mails).toContain('The name differs.')
  for (const emailAddress of customers) expect(mails).toContain(emailAddress)
  expect(mails).toContain('https://portal.test')
})

test('[RUN-10: desk] the desk makes no database where there is none', async () => {
  const output = await runDesk({ ...store.env, DATABASE_URL: '', DATA_DIR: '/nonexistent' })
  expect(output).toEqual({
    code: 1,
    output: 'There is no database in /nonexistent. DATA_DIR or DATABASE_URL says where it is.\n',
  })
})
