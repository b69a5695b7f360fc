/** `npm run check`: format, types, lint, unused code, imports, generated files and the tree, in parallel. Prints details of failures only. */
import { errorsOf } from './generated/generated'
import { generateImports } from './imports/generate'
import { bin } from './paths'
import { runNode, withTsx, type Outcome } from './process'
import { treeErrors } from './tree'

/** Runs a check in this process: it fails if there are errors or it throws. */
const inProcess = async (errorsIn: () => Promise<ReadonlyArray<string>>): Promise<Outcome> => {
  const started = performance.now()
  const found = await errorsIn().catch((error: unknown) => [String(error)])
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n'), seconds: (performance.now() - started) / 1000 }
}

const checks: ReadonlyArray<readonly [string, () => Promise<Outcome>]> = [
  ['format', () => runNode([bin('oxfmt', 'bin/oxfmt'), '--list-different'])],
  // A less frequent garbage collection saves an eighth of the time for a tenth more memory.
  ['types and lint', () => runNode([bin('oxlint', 'bin/oxlint')], { env: { GOGC: '200' } })],
  ['unused files, exports and packages', () => runNode([bin('knip', 'bin/knip.js')])],
  ['imports', () => inProcess(async () => errorsOf(await generateImports()))],
  ['charts, walks, openapi, requirements', () => runNode(withTsx('.ci/generated/check.ts'))],
  ['tree', () => inProcess(() => Promise.resolve(treeErrors()))],
]

/** Runs every check; `true` if all of them pass. */
export const check = async (): Promise<boolean> => {
  const results = await Promise.all(
    checks.map(async ([name, start]) => {
      const outcome = await start()
      console.log(`${outcome.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${outcome.seconds.toFixed(1)} s)`)
      if (outcome.code !== 0) console.log(outcome.output.trimEnd())
      return outcome.code === 0
    }),
  )
  return results.every(Boolean)
}

if (process.argv[1]?.endsWith('check.ts') && !(await check())) process.exitCode = 1
