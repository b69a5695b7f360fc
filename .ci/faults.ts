/**
 * `npm run faults`: every call × each fault, on every screen that makes it, in a real browser; writes docs/faults.md.
 * `npm run faults -- getPolicies` tries what has this in its title, and writes the screens of which every fault passed.
 * `npm run faults -- sample` tries each fault on each kind of screen, and writes nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Found } from '../test/faults/row'
import { faultsPage } from '../test/faults/page'
import { ensureBrowser } from './browser'
import { bin, inRoot, resultsDir } from './paths'
import { runNode, withTsx } from './process'

type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] }
type Spec = {
  readonly ok: boolean
  readonly tests: readonly {
    readonly annotations: readonly { readonly type: string; readonly description?: string }[]
  }[]
}

const foundIn = ({ suites = [], specs = [] }: Suite): readonly Found[] => [
  ...suites.flatMap(foundIn),
  ...specs.flatMap(({ ok, tests }) =>
    (ok ? tests : []).flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description }) =>
        type === 'found' && description ? [JSON.parse(description) as Found] : [],
      ),
    ),
  ),
]

const report = inRoot('.test', 'faults.json')
const wanted = process.argv.slice(2)
const isSample = wanted[0] === 'sample'

mkdirSync(resultsDir, { recursive: true })
const built = (await runNode(withTsx('.ci/build.ts'), { output: 'show' })).code
const env = {
  CHROMIUM_PATH: await ensureBrowser('shell'),
  TEST_DATABASE_URL: '',
  JOURNEYS: 'all',
  FAULTS: isSample ? 'sample' : '',
}
const command = [
  bin('@playwright/test', 'cli.js'),
  'test',
  '-c',
  'test/faults/playwright.config.ts',
  ...(isSample || wanted.length === 0 ? [] : ['-g', wanted.join('|')]),
]
const code = built === 0 ? (await runNode(command, { env, output: 'show' })).code : built
if (built === 0 && !isSample) {
  const page = inRoot('docs', 'faults.md')
  const isWhole = code === 0 && wanted.length === 0
  const found = foundIn(JSON.parse(readFileSync(report, 'utf8')) as Suite)
  writeFileSync(page, faultsPage(found, isWhole || !existsSync(page) ? '' : readFileSync(page, 'utf8')))
}
process.exitCode = code
