/**
 * `npm run requirements`: writes docs/requirements.md from the reports that `npm test` left in .test/. `--check` writes
 * nothing and fails where the page differs. Both fail on an unknown id, a test left out, and an expected id that no
 * test proves or no code names.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths'
import { readCatalogue } from './requirements/catalogue'
import { codeOfIds } from './requirements/code'
import { leftOutTests } from './requirements/left-out'
import { complaints, requirementsPage } from './requirements/report'
import { readReport, reportNames } from './requirements/results'

const catalogue = readCatalogue()
const results = reportNames().flatMap(readReport)
const code = codeOfIds()
const page = inRoot('docs', 'requirements.md')
const text = requirementsPage(catalogue, results, code)
const checks = process.argv.includes('--check')

const isStale = (): boolean => !existsSync(page) || readFileSync(page, 'utf8') !== text

const wrong = [
  ...(results.length === 0 ? ['No reports in .test/: run npm test first.'] : []),
  ...complaints(catalogue, results, code),
  ...leftOutTests(),
  ...(checks && isStale() ? ['docs/requirements.md is stale. After this run: npm run requirements'] : []),
]

if (!checks && results.length > 0) {
  mkdirSync(inRoot('docs'), { recursive: true })
  writeFileSync(page, text)
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exitCode = 1
} else console.log('requirements: every expected id is proven')
