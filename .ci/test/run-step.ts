import { rmSync } from 'node:fs'
import { AGAIN, readFirstReport, readReport, type TestResult } from '../requirements/results'
import { failuresOf, filesToRunAgain } from './again'
import { reportFile, type Step } from './steps'

export type Outcome = {
  readonly name: string
  readonly passed: boolean
  readonly seconds: number
  readonly tests: ReadonlyArray<TestResult>
  /** What failed at first and passed when it ran once more, alone. */
  readonly flaky: ReadonlyArray<TestResult>
}

const attempt = (step: Step, again?: ReadonlyArray<string>): Promise<boolean> =>
  step.run(again).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return false
  })

/** Runs a step, and what failed in a few files once more. */
export const runStep = async (step: Step): Promise<Outcome> => {
  const { name, report } = step
  console.log(`\n── ${name}`)
  const started = performance.now()
  const outcome = (passed: boolean, tests: Outcome['tests'], flaky: Outcome['flaky'] = []): Outcome => ({
    name,
    passed,
    seconds: (performance.now() - started) / 1000,
    tests,
    flaky,
  })
  if (report === undefined) return outcome(await attempt(step), [])
  for (const file of [reportFile(report), reportFile(report + AGAIN)]) rmSync(file, { force: true })
  const passed = await attempt(step)
  const first = failuresOf(readFirstReport(report))
  const again = passed ? [] : filesToRunAgain(first)
  if (again.length === 0) return outcome(passed, readReport(report))
  console.log(`\n── ${name}: once more, alone: ${again.join(' ')}`)
  const passedAgain = await attempt(step, again)
  const tests = readReport(report)
  const stillFails = new Set(failuresOf(tests).map(({ file, title }) => `${file} ${title}`))
  return outcome(
    passedAgain,
    tests,
    first.filter(({ file, title }) => !stillFails.has(`${file} ${title}`)),
  )
}
