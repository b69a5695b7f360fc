/**
 * `npm run requirements`: writes docs/requirements.md from the titles that the tests declare. `--check` writes nothing
 * and fails if the page is outdated, for an unknown id or part, and for one that no test names.
 * `--passed` reads the test reports in .test/ instead, and fails for an id or a part without a passed test.
 */
import { writeOrCheck } from './generated/generated'
import { namesOf, readCatalogue, requirementsOf } from './requirements/catalogue'
import { declaredInTests } from './requirements/declared'
import { generateRequirements } from './requirements/generate'
import { unproved } from './requirements/report'
import { readReport, reportNames } from './requirements/results'

const checkResults = (): void => {
  const catalogue = readCatalogue()
  const results = reportNames().flatMap(readReport)
  const failed = results.filter(({ passed }) => !passed).length
  const found = `${String(requirementsOf(catalogue).flatMap(namesOf).length)} requirements and parts have a test that passed`
  const wrong = unproved(catalogue, declaredInTests(), results)
  console.log(wrong.length === 0 ? found : wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
  console.log(`${String(results.length - failed)} passed, ${String(Math.max(failed, wrong.length))} failed`)
}

if (process.argv.includes('--passed')) checkResults()
else writeOrCheck(generateRequirements())
