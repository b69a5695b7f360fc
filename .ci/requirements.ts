/**
 * `npm run requirements`: writes docs/requirements.md from the titles that the tests declare. `--check` writes nothing
 * and fails where the page differs. Both fail on an unknown id, a test left out, and an id that no test or no code
 * names. `--passed` reads the reports that the tests left in .test/ instead, and fails where an id has no passed test.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths'
import { idsOf, readCatalogue } from './requirements/catalogue'
import { codeOfIds } from './requirements/code'
import { declaredInTests } from './requirements/declared'
import { leftOutTests } from './requirements/left-out'
import { complaints, requirementsPage, unproved } from './requirements/report'
import { readReport, reportNames } from './requirements/results'

const catalogue = readCatalogue()
const declared = declaredInTests()
const page = inRoot('docs', 'requirements.md')

const wrongInSources = (): ReadonlyArray<string> => {
  const code = codeOfIds()
  const text = requirementsPage(catalogue, declared, code)
  const isStale = !existsSync(page) || readFileSync(page, 'utf8') !== text
  const checks = process.argv.includes('--check')
  if (isStale && !checks) writeFileSync(page, text)
  return [
    ...complaints(catalogue, declared, code),
    ...leftOutTests(),
    ...(isStale && checks ? ['docs/requirements.md is stale. Run: npm run requirements'] : []),
  ]
}

const wrongInResults = (): ReadonlyArray<string> => {
  const results = reportNames().flatMap(readReport)
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`${String(results.length - failed)} passed, ${String(failed)} failed`)
  return unproved(catalogue, declared, results)
}

const reads = process.argv.includes('--passed')
const wrong = reads ? wrongInResults() : wrongInSources()
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exitCode = 1
} else {
  const what = reads ? 'has a passed test' : 'is named by a test and by code'
  console.log(`requirements: each of ${String(idsOf(catalogue).length)} ids ${what}`)
}
