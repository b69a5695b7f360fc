import type { TestResult } from '../requirements/results'

/** More than so many files do not fail by chance. */
const MOST_FILES_AGAIN = 5

export const failuresOf = (tests: ReadonlyArray<TestResult>): ReadonlyArray<TestResult> =>
  tests.filter(({ passed }) => !passed)

/** The files to run once more; none if something else than a few tests failed. */
export const filesToRunAgain = (failures: ReadonlyArray<TestResult>): ReadonlyArray<string> => {
  const files = [...new Set(failures.map(({ file }) => file))]
  const areFiles = files.every((file) => /\.(test|spec)\.tsx?$/.test(file))
  return areFiles && files.length <= MOST_FILES_AGAIN ? files : []
}
