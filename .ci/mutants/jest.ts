import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { bin } from '../paths'
import { inCopy, runInCopy, type Ended } from './copy'

/** Longer than any run takes: a test that does not end has noticed the fault, too. */
const LIMIT_SECONDS = 900

/** What noticed a fault: the first failed test of jest or Playwright, or what went wrong before. */
export const firstFailure = ({ code, output }: Ended): string | undefined => {
  if (code === 0) return undefined
  if (code === 'late') return 'no end'
  const failed = /^\s*(?:●|\d+\)) (.+?)[\s─]*$/m.exec(output)?.[1]
  return failed ?? /^.*\b(?:Error|error)\b.*$/m.exec(output)?.[0]?.trim() ?? 'no failed test'
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  runInCopy(
    [bin('jest', 'bin/jest.js'), '--bail', '--silent', '--runInBand', '--passWithNoTests', ...args],
    LIMIT_SECONDS,
    env,
  )

/** A failure that a busy machine alone can cause. */
const isLate = (output: string): boolean =>
  /Exceeded timeout|timed out|ECONNRE|Unable to find|The service is not available/.test(output)

/** How often a file of tests may be late and pass when it runs alone, before the tests count as passed. */
const MOST_CHANCES = 3

/**
 * Runs jest in the copy until a file of tests fails: what failed. One that was late has to be so again. One process, since
 * the first failure is all that is wanted.
 */
export const jestInCopy = async (
  projects: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string | undefined> => {
  for (let chance = 1; chance <= MOST_CHANCES; chance += 1) {
    const ended = await run(['--selectProjects', ...projects, ...args], env)
    const file = /^FAIL \S+ (\S+)/m.exec(ended.output)?.[1]
    if (ended.code === 0 || file === undefined || !isLate(ended.output)) return firstFailure(ended)
    const again = await run(['--selectProjects', ...projects, '--testPathPatterns', file], env)
    if (again.code !== 0) return firstFailure(again)
  }
  return undefined
}

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** A test that has run, with the path of its file and the titles around it. */
export type Ran = { readonly file: string; readonly title: string; readonly passed: boolean }

/** Runs jest in the copy: every test that was not left out. */
export const ranInCopy = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<readonly Ran[]> => {
  const report = inCopy('.test', 'ran.json')
  mkdirSync(inCopy('.test'), { recursive: true })
  rmSync(report, { force: true })
  const command = [bin('jest', 'bin/jest.js'), '--silent', '--runInBand', '--json', `--outputFile=${report}`, ...args]
  const ended = await runInCopy(command, LIMIT_SECONDS, env)
  if (ended.code === 'late') throw new Error('jest did not end')
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ file: name, title: fullName, passed: status === 'passed' })),
  )
}
