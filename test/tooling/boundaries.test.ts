import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { fixtureTree } from './fixture-tree'

type Violation = { readonly from: string; readonly to: string; readonly rule: { severity: string; name: string } }

/** What every room offers to the others here. */
const rooms = ['domain', 'contract', 'ports', 'machines', 'adapters', 'ui', 'container', 'sandbox', 'inspector']
const offered = 'export const thing = 1\nexport type Thing = number\n'

const value = (room: string) => `import { thing } from '../${room}/thing'\nexport const used = thing\n`
const typeOnly = (room: string) => `import type { Thing } from '../${room}/thing'\nexport type Used = Thing\n`
const pack = (name: string) => `import * as everything from '${name}'\nexport const used = everything\n`

/** The composition root: both rooms that it joins, and one that it must not import. */
const startText = ['container', 'ui', 'domain'].map((room) => `export * as ${room} from '../${room}/thing'\n`).join('')

type Case = readonly [file: string, text: string, rule: string]

const forbiddenRooms: readonly (readonly [string, string])[] = [
  ...rooms.filter((room) => room !== 'domain').map((room) => ['domain', room] as const),
  ...rooms.filter((room) => room !== 'contract').map((room) => ['contract', room] as const),
  ...['contract', 'machines', 'adapters', 'ui', 'container', 'sandbox'].map((room) => ['ports', room] as const),
  ...['contract', 'adapters', 'ui', 'container', 'sandbox'].map((room) => ['machines', room] as const),
  ...['machines', 'ui', 'container', 'sandbox'].map((room) => ['adapters', room] as const),
  ...['contract', 'adapters', 'container', 'sandbox'].map((room) => ['ui', room] as const),
  ...['ui', 'sandbox'].map((room) => ['container', room] as const),
  ...['ports', 'machines', 'adapters', 'ui', 'container'].map((room) => ['sandbox', room] as const),
  ...['domain', 'machines', 'ui', 'container'].map((room) => ['inspector', room] as const),
  ...['ports', 'machines', 'adapters', 'ui', 'container', 'sandbox'].map((room) => [room, 'inspector'] as const),
]

const layers = ['components', 'form', 'session', 'pages', 'layouts', 'guards', 'routes']

const forbiddenLayers: readonly (readonly [string, string])[] = [
  ...layers.filter((layer) => layer !== 'components').map((layer) => ['components', layer] as const),
  ...['session', 'pages', 'layouts', 'guards', 'routes'].map((layer) => ['form', layer] as const),
  ...['form', 'pages', 'layouts', 'guards', 'routes'].map((layer) => ['session', layer] as const),
  ...['layouts', 'guards', 'routes'].map((layer) => ['pages', layer] as const),
]

const allowedLayers: readonly (readonly [string, string])[] = [
  ['form', 'components'],
  ['session', 'components'],
  ['pages', 'components'],
  ['pages', 'form'],
  ['pages', 'session'],
  ['routes', 'pages'],
]

const forbiddenPackages: readonly (readonly [room: string, name: string, rule: string])[] = [
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
  ['adapters', 'node:fs', 'node-in-sandbox'],
  ['ui', 'inversify', 'inversify-in-container'],
  ['ui', 'pg', 'server-packages'],
  ['ui', 'node:path', 'node-in-sandbox'],
  ['container', 'react', 'react-in-ui'],
  ['machines', 'react-router-dom', 'ui-libraries'],
  ['sandbox', 'react', 'react-in-ui'],
  ['sandbox', 'xstate', 'xstate-in-machines'],
  ['ui', 'fast-check', 'declared'],
  ['ui', 'elkjs', 'declared'],
  ['inspector', 'acorn', 'declared-for-developers'],
]

const forbidden: readonly Case[] = [
  ...forbiddenRooms.map(([from, to]): Case => [`src/${from}/knows-${to}.ts`, value(to), `room-${from}`]),
  ...forbiddenRooms.map(([from, to]): Case => [`src/${from}/knows-type-of-${to}.ts`, typeOnly(to), `room-${from}`]),
  ...forbiddenPackages.map(
    ([room, name, rule]): Case => [`src/${room}/takes-${name.replace(/\W/g, '-')}.ts`, pack(name), rule],
  ),
  ['src/ui/knows-ports.ts', value('ports'), 'ports-as-types'],
  ['src/adapters/knows-table.ts', "import { thing } from '../contract/table'\nexport const used = thing\n",
    'table-stays-out-of-the-portal'],
  ['src/ui/knows-start.ts', "import { ui } from '../start/main'\nexport const used = ui\n", 'start-is-the-top'],
  ['src/ui/knows-test.ts', "import { thing } from '../../test/thing'\nexport const used = thing\n", 'start-is-the-top'],
  ...forbiddenLayers.map(([from, to]): Case => [`src/ui/${from}/knows-${to}.ts`, value(to), `ui-${from}`]),
  ['src/domain/nowhere.ts', "import { thing } from './not-there'\nexport const used = thing\n", 'resolvable'],
  ['src/domain/one.ts', "import { other } from './other'\nexport const one = other\n", 'no-cycles'],
  ['src/start/main.tsx', startText, 'start-room'],
  ['src/start/portal.tsx', startText, 'start-room'],
  ['src/start/authenticated-routes.ts', startText, 'start-room'],
  ['src/ui/knows-portal.ts', "import { ui } from '../start/portal'\nexport const used = ui\n", 'portal-follows-main'],
  ['src/start/knows-authenticated-routes.ts', "import { ui } from './authenticated-routes'\nexport const used = ui\n", 'authenticated-routes-follow-portal'],
  ['src/start/prerender.tsx', "import { thing } from '../container/thing'\nexport const used = thing\n", 'prerender-room'],
]

const allowedRooms: readonly (readonly [string, string])[] = [
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
  ['sandbox', 'contract'],
  ['sandbox', 'domain'],
]

const allowed: readonly (readonly [file: string, text: string])[] = [
  ...allowedRooms.map(([from, to]) => [`src/${from}/may-know-${to}.ts`, value(to)] as const),
  ['src/ui/may-know-type-of-ports.ts', typeOnly('ports')],
  ...allowedLayers.map(([from, to]) => [`src/ui/${from}/may-know-${to}.ts`, value(to)] as const),
  ['src/ui/components/may-know-brand.ts', "import { thing } from '../brand'\nexport const used = thing\n"],
  ['src/domain/may-take-fp-ts.ts', pack('fp-ts/Either')],
  ['src/domain/may-take-io-ts.ts', pack('io-ts')],
  ['src/machines/may-take-xstate.ts', pack('xstate')],
  ['src/ui/may-take-react.ts', pack('react')],
  ['src/container/may-take-inversify.ts', pack('inversify')],
  ['src/inspector/may-take-xstate.ts', pack('xstate')],
  ['src/inspector/may-take-react.ts', pack('react')],
  ['src/inspector/may-take-elkjs.ts', pack('elkjs')],
  ['src/sandbox/may-take-fastify.ts', pack('fastify')],
  ['src/sandbox/may-take-node.ts', pack('node:fs')],
  ['src/sandbox/may-know-table.ts', "import { thing } from '../contract/table'\nexport const used = thing\n"],
]

/** The packages of package.json without the project's name, of which there is one. */
const declaredPackages = () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  return { dependencies, devDependencies }
}

const tree = fixtureTree('boundaries')
let violations: readonly Violation[] = []

beforeAll(async () => {
  tree.write({
    ...Object.fromEntries(rooms.map((room) => [`src/${room}/thing.ts`, offered])),
    'src/contract/table.ts': offered,
    ...Object.fromEntries(layers.map((layer) => [`src/ui/${layer}/thing.ts`, offered])),
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

test('src/start/main.tsx breaks one rule only: it may know container and ui', () => {
  expect(violations.filter(({ from }) => from === 'src/start/main.tsx').map(({ to }) => to)).toEqual(['src/domain/thing.ts'])
})

test('every rule of the project is broken by one of these imports, so that none is without effect', () => {
  const config = readFileSync('.dependency-cruiser.cjs', 'utf8')
  const named = [...config.matchAll(/error\(\s*'([\w-]+)'/g)].map(([, name]) => name)
  const perRoom = [...rooms.map((room) => `room-${room}`), 'ui-components', 'ui-form', 'ui-session', 'ui-pages']
  const broken = new Set(violations.map(({ rule }) => rule.name))
  expect(named.length).toBeGreaterThan(10)
  expect([...named, ...perRoom].filter((name) => name !== undefined && !broken.has(name))).toEqual([])
})
