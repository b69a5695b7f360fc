/** What common OpenAPI tools make of docs/openapi.json: two linters, and a client generated from it. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureTool } from '../../.ci/tools'
import type { OpenApi } from '../../src/service/wire/openapi/document'
import { writePortal } from '../support/contract-portal'
import { startSandbox, type SandboxProcess } from '../support/sandbox-process'
import { fixtureTree } from '../tooling/fixture-tree'

// The first run installs the tools.
jest.setTimeout(600_000)

const document = resolve('docs', 'openapi.json')
const tree = fixtureTree('openapi-tools')

let tool: string
beforeAll(async () => {
  tool = await ensureTool('openapi')
})
afterAll(() => {
  tree.remove()
})

const node = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Runs a command of the tool's packages. */
const run = (command: string, ...args: readonly string[]) => node(join(tool, 'node_modules', command), ...args)

/** The rules that a document violates, warnings included, by linter. */
const violatedRules = {
  Redocly: (path: string): readonly string[] => {
    const options = ['--config', join(tool, 'redocly.yaml'), '--format', 'json']
    const { stdout } = run('@redocly/cli/bin/cli.js', 'lint', ...options, path)
    return (JSON.parse(stdout) as { problems: { ruleId: string }[] }).problems.map(({ ruleId }) => ruleId)
  },
  Spectral: (path: string): readonly string[] => {
    const options = ['--ruleset', join(tool, 'spectral.yaml'), '--format', 'json', '--quiet']
    const { stdout } = run('@stoplight/spectral-cli/dist/index.js', 'lint', ...options, path)
    return (JSON.parse(stdout) as { code: string }[]).map(({ code }) => code)
  },
}

describe.each([
  ['Redocly', 'license', 'info-license'],
  ['Spectral', 'contact', 'info-contact'],
] as const)('%s', (linter, field, rule) => {
  test('has no complaint about the document', () => {
    expect(violatedRules[linter](document)).toEqual([])
  })

  test(`complains about a document without a ${field}`, () => {
    const { info, ...rest } = JSON.parse(readFileSync(document, 'utf8')) as OpenApi
    tree.write({ [`${linter}.json`]: JSON.stringify({ ...rest, info: { ...info, [field]: undefined } }) })
    expect(violatedRules[linter](join(tree.path, `${linter}.json`))).toEqual([rule])
  })
})

describe('the generated client', () => {
  let sandbox: SandboxProcess
  beforeAll(async () => {
    const generated = run('openapi-typescript/bin/cli.js', document, '--output', join(tool, 'api.ts'))
    expect(generated).toMatchObject({ status: 0 })
    const dataDir = resolve(tree.path, 'data')
    tree.write({ 'data/.keep': '' })
    sandbox = await startSandbox({ dataDir, env: { PORTAL_DIR: await writePortal(resolve(tree.path)) } })
  })
  afterAll(() => sandbox.stop())

  test('compiles with TypeScript 5', () => {
    expect(run('typescript/bin/tsc', '--version').stdout).toMatch(/^Version 5\./)
    expect(run('typescript/bin/tsc', '--project', tool)).toEqual({ status: 0, stdout: '', stderr: '' })
  })

  test('reads and writes through fourteen calls', () => {
    const script = ['--import', 'tsx/esm', join(tool, 'client.ts'), `${sandbox.origin}/openapi.json`]
    const { status, stdout, stderr } = node(...script)
    expect(status === 0 ? '' : stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      calls: [
        '/TokenAuth/Authenticate 400',
        '/TokenAuth/Authenticate 200',
        '/services/app/Profile/GetCurrentUserProfileForEdit 200',
        '/services/app/bank/getall 200',
        '/services/app/nuban/Verify 200',
        '/services/app/BankAccount/Save 200',
        '/services/app/BankAccount/GetCurrentUserAccount 200',
        '/services/app/Kyc/GetAll 200',
        '/services/app/Product/GetAll 200',
        '/services/app/Insurance/SavingsQuote 200',
        '/services/app/Payment/GetByQuote 200',
        '/services/app/BVN/Verify 500',
        '/TokenAuth/LogOut 200',
        '/services/app/Profile/GetCurrentUserProfileForEdit 401',
      ],
      results: {
        emailAddress: 'new@portal.test',
        account: {
          name: 'CUSTOMER NEW',
          accountNumber: '0108024071',
          bankName: 'Guaranty Trust Bank',
          accountType: '10',
        },
        section: 'Pending',
        product: 'Target Savings',
        premium: 103_000,
        payment: 'Unpaid',
      },
      failures: {
        invalid: ['The userNameOrEmailAddress field is required.'],
        refused: 'We could not verify this BVN.',
        loggedOut: 'Current user did not login to the application!',
      },
    })
  })
})
