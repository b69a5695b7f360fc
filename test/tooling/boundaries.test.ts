import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { fixtureTree } from './fixture-tree'

type Violation = { readonly from: string; readonly to: string; readonly rule: { severity: string; name: string } }

/** The module of every layer that the others import here. */
const layers = ['domain', 'contract', 'ports', 'machines', 'adapters', 'ui', 'container', 'service', 'inspector']
const offered = 'export const thing = 1\nexport type Thing = number\n'

const value = (layer: string) => `import { thing } from '../${layer}/thing'\nexport const used = thing\n`
const typeOnly = (layer: string) => `import type { Thing } from '../${layer}/thing'\nexport type Used = Thing\n`
const pack = (name: string) => `import * as everything from '${name}'\nexport const used = everything\n`

/** The composition root imports both layers that it joins, and one that it must not import. */
const startText = ['container', 'ui', 'domain']
  .map((layer) => `export * as ${layer} from '../${layer}/thing'\n`)
  .join('')

type Case = readonly [file: string, text: string, rule: string]

const forbiddenLayers: readonly (readonly [string, string])[] = [
  ...layers.filter((layer) => layer !== 'domain').map((layer) => ['domain', layer] as const),
  ...layers.filter((layer) => layer !== 'contract').map((layer) => ['contract', layer] as const),
  ...['contract', 'machines', 'adapters', 'ui', 'container', 'service'].map((layer) => ['ports', layer] as const),
  ...['contract', 'adapters', 'ui', 'container', 'service'].map((layer) => ['machines', layer] as const),
  ...['machines', 'ui', 'container', 'service'].map((layer) => ['adapters', layer] as const),
  ...['contract', 'adapters', 'container', 'service'].map((layer) => ['ui', layer] as const),
  ...['ui', 'service'].map((layer) => ['container', layer] as const),
  ...['ports', 'machines', 'adapters', 'ui', 'container'].map((layer) => ['service', layer] as const),
  ...['domain', 'machines', 'adapters', 'ui', 'container'].map((layer) => ['inspector', layer] as const),
  ...['ports', 'machines', 'adapters', 'ui', 'container', 'service'].map((layer) => [layer, 'inspector'] as const),
]

const uiLayers = ['components', 'form', 'session', 'pages', 'layouts', 'guards', 'routes']

const forbiddenUiLayers: readonly (readonly [string, string])[] = [
  ...uiLayers.filter((layer) => layer !== 'components').map((layer) => ['components', layer] as const),
  ...['session', 'pages', 'layouts', 'guards', 'routes'].map((layer) => ['form', layer] as const),
  ...['form', 'pages', 'layouts', 'guards', 'routes'].map((layer) => ['session', layer] as const),
  ...['layouts', 'guards', 'routes'].map((layer) => ['pages', layer] as const),
]

const allowedUiLayers: readonly (readonly [string, string])[] = [
  ['form', 'components'],
  ['session', 'components'],
  ['pages', 'components'],
  ['pages', 'form'],
  ['pages', 'session'],
  ['routes', 'pages'],
]

const forbiddenPackages: readonly (readonly [layer: string, name: string, rule: string])[] = [
  ['domain', 'xstate', 'packages-domain'],
  ['domain', 'react', 'react-in-ui'],
  ['domain', 'inversify', 'packages-domain'],
  ['contract', 'fastify', 'packages-contract'],
  ['ports', 'io-ts', 'packages-ports'],
  ['machines', 'react', 'packages-machines'],
  ['machines', 'inversify', 'packages-machines'],
  ['adapters', 'xstate', 'xstate-in-machines'],
  ['adapters', 'react', 'react-in-ui'],
  ['adapters', 'inversify', 'inversify-in-container'],
  ['adapters', 'fastify', 'server-packages'],
  ['adapters', 'node:fs', 'node-in-service'],
  ['ui', 'inversify', 'inversify-in-container'],
  ['ui', 'pg', 'server-packages'],
  ['ui', 'node:path', 'node-in-service'],
  ['container', 'react', 'react-in-ui'],
  ['machines', 'react-router-dom', 'ui-libraries'],
  ['service', 'react', 'react-in-ui'],
  ['service', 'xstate', 'xstate-in-machines'],
  ['service', 'libphonenumber-js', 'phone-numbers'],
  ['ui', 'fast-check', 'declared'],
  ['ui', 'elkjs', 'declared'],
  ['inspector', 'acorn', 'declared-for-developers'],
]

/** The storeys of the service, from below. */
const storeys =
  'platform wire account referral kyc beneficiary shop cover verify abp-start portal widget demo sandbox start'.split(
    ' ',
  )

/** Each storey with each of those above it. */
const above = storeys.flatMap((storey, index) => storeys.slice(index + 1).map((other) => [storey, other] as const))

const script = 'src/service/widget/script'

const forbidden: readonly Case[] = [
  ...forbiddenLayers.map(([from, to]): Case => [`src/${from}/knows-${to}.ts`, value(to), `layer-${from}`]),
  ...forbiddenLayers.map(([from, to]): Case => [`src/${from}/knows-type-of-${to}.ts`, typeOnly(to), `layer-${from}`]),
  ...forbiddenPackages.map(([layer, name, rule]): Case => [
    `src/${layer}/takes-${name.replace(/\W/g, '-')}.ts`,
    pack(name),
    rule,
  ]),
  ['src/ui/knows-ports.ts', value('ports'), 'ports-as-types'],
  [
    'src/adapters/knows-table.ts',
    "import { thing } from '../contract/table'\nexport const used = thing\n",
    'table-stays-out-of-the-portal',
  ],
  ['src/ui/knows-start.ts', "import { ui } from '../start/main'\nexport const used = ui\n", 'start-is-the-top'],
  ['src/ui/knows-test.ts', "import { thing } from '../../test/thing'\nexport const used = thing\n", 'start-is-the-top'],
  ...forbiddenUiLayers.map(([from, to]): Case => [`src/ui/${from}/knows-${to}.ts`, value(to), `ui-${from}`]),
  ...above.map(([from, to]): Case => [`src/service/${from}/knows-${to}.ts`, value(to), `storey-${from}`]),
  [`${script}/knows-server.ts`, "import { thing } from '../thing'\nexport const used = thing\n", 'page-script'],
  [`${script}/takes-io-ts.ts`, pack('io-ts'), 'page-script'],
  ['src/service/sandbox/console/script/takes-fp-ts.ts', pack('fp-ts'), 'page-script'],
  [`${script}/takes-node.ts`, pack('node:fs'), 'page-script'],
  [
    'src/service/widget/knows-script.ts',
    "import { used } from './script/knows-server'\nexport const known = used\n",
    'page-script-is-a-page',
  ],
  ['src/domain/nowhere.ts', "import { thing } from './not-there'\nexport const used = thing\n", 'resolvable'],
  ['src/domain/one.ts', "import { other } from './other'\nexport const one = other\n", 'no-cycles'],
  ['src/start/main.tsx', startText, 'start-layer'],
  ['src/start/portal.tsx', startText, 'start-layer'],
  ['src/start/authenticated-routes.ts', startText, 'start-layer'],
  ['src/ui/knows-portal.ts', "import { ui } from '../start/portal'\nexport const used = ui\n", 'portal-follows-main'],
  [
    'src/start/knows-authenticated-routes.ts',
    "import { ui } from './authenticated-routes'\nexport const used = ui\n",
    'authenticated-routes-follow-portal',
  ],
  [
    'src/start/prerender.tsx',
    "import { thing } from '../container/thing'\nexport const used = thing\n",
    'prerender-layer',
  ],
]

const allowedLayers: readonly (readonly [string, string])[] = [
  ['ports', 'domain'],
  ['machines', 'domain'],
  ['machines', 'ports'],
  ['adapters', 'domain'],
  ['adapters', 'contract'],
  ['adapters', 'ports'],
  ['ui', 'domain'],
  ['ui', 'machines'],
  ['container', 'domain'],
  ['container', 'ports'],
  ['container', 'machines'],
  ['container', 'adapters'],
  ['service', 'contract'],
  ['service', 'domain'],
]

const allowed: readonly (readonly [file: string, text: string])[] = [
  ...allowedLayers.map(([from, to]) => [`src/${from}/may-know-${to}.ts`, value(to)] as const),
  ['src/ui/may-know-type-of-ports.ts', typeOnly('ports')],
  ...allowedUiLayers.map(([from, to]) => [`src/ui/${from}/may-know-${to}.ts`, value(to)] as const),
  ...above.map(([to, from]) => [`src/service/${from}/may-know-${to}.ts`, value(to)] as const),
  [`${script}/may-know-type-of-server.ts`, "import type { Thing } from '../thing'\nexport type Used = Thing\n"],
  ['src/ui/components/may-know-brand.ts', "import { thing } from '../brand'\nexport const used = thing\n"],
  ['src/domain/may-take-fp-ts.ts', pack('fp-ts/Either')],
  ['src/domain/may-take-io-ts.ts', pack('io-ts')],
  ['src/machines/may-take-xstate.ts', pack('xstate')],
  ['src/ui/may-take-react.ts', pack('react')],
  ['src/container/may-take-inversify.ts', pack('inversify')],
  ['src/inspector/may-take-xstate.ts', pack('xstate')],
  ['src/inspector/may-take-react.ts', pack('react')],
  ['src/inspector/may-take-elkjs.ts', pack('elkjs')],
  ['src/service/may-take-fastify.ts', pack('fastify')],
  ['src/service/may-take-node.ts', pack('node:fs')],
  ['src/service/may-know-table.ts', "import { thing } from '../contract/table'\nexport const used = thing\n"],
]

/** The packages of package.json without the project's name, which must be unique. */
const declaredPackages = () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  return { dependencies, devDependencies }
}

const tree = fixtureTree('boundaries')
let violations: readonly Violation[] = []

beforeAll(async () => {
  tree.write({
    ...Object.fromEntries(layers.map((layer) => [`src/${layer}/thing.ts`, offered])),
    'src/contract/table.ts': offered,
    ...Object.fromEntries(uiLayers.map((layer) => [`src/ui/${layer}/thing.ts`, offered])),
    ...Object.fromEntries(storeys.map((storey) => [`src/service/${storey}/thing.ts`, offered])),
    'src/ui/brand.ts': offered,
    'src/domain/other.ts': "import { one } from './one'\nexport const other = one\n",
    'test/thing.ts': offered,
    'package.json': JSON.stringify({ type: 'module', ...declaredPackages() }),
    ...Object.fromEntries(forbidden.map(([file, text]) => [file, text])),
    ...Object.fromEntries(allowed),
  })
  const cruise = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const options = ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', 'src']
  const { stdout } = await promisify(execFile)(process.execPath, [cruise, ...options], {
    cwd: tree.path,
    maxBuffer: 64 * 1024 * 1024,
  })
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}, 60_000)

afterAll(() => {
  tree.remove()
})

test.each(forbidden.map(([file, , rule]) => [file, rule] as const))('%s breaks the rule %s', (file, rule) => {
  const found = violations.filter(({ from }) => from === file).map((violation) => violation.rule)
  expect(found).toContainEqual(expect.objectContaining({ name: rule, severity: 'error' }))
})

test.each(allowed.map(([file]) => file))('%s breaks no rule', (file) => {
  expect(violations.filter(({ from }) => from === file)).toEqual([])
})

test('src/start/main.tsx breaks only one rule: it may import container and ui', () => {
  expect(violations.filter(({ from }) => from === 'src/start/main.tsx').map(({ to }) => to)).toEqual([
    'src/domain/thing.ts',
  ])
})

test('each rule of the project is broken by one of these imports', () => {
  const config = readFileSync('.dependency-cruiser.cjs', 'utf8')
  const named = [...config.matchAll(/error\(\s*'([\w-]+)'/g)].map(([, name]) => name)
  const perLayer = [...layers.map((layer) => `layer-${layer}`), 'ui-components', 'ui-form', 'ui-session', 'ui-pages']
  const broken = new Set(violations.map(({ rule }) => rule.name))
  expect(named.length).toBeGreaterThan(10)
  expect([...named, ...perLayer].filter((name) => name !== undefined && !broken.has(name))).toEqual([])
})
