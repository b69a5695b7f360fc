/**
 * `npm run mutants -- transitions`: leaves out one transition of a machine after the other and runs the tests of that
 * machine; prints those whose loss no test notices, and fails where `mutants/explained.ts` does not say why none can.
 * Names of machines choose some: `npm run mutants -- transitions login`.
 */
import { chartOf, everyState } from '../src/inspector/chart'
import { mutantText } from '../test/support/mutant'
import { everyMachine, type FoundMachine } from './charts/machines'
import { label } from './charts/mermaid'
import { explained } from './mutants/explained'
import { bin } from './paths'
import { runNode } from './process'

const [kind, ...names] = process.argv.slice(2)
if (kind !== 'transitions') throw new Error('say what to leave out: npm run mutants -- transitions [machine …]')

/** Several machines share a folder, and so its tests: each is tried with all of them. */
const survives = async (mutant: string, folder: string): Promise<boolean> => {
  const tests = folder.replace('src/', 'test/')
  const args = ['--selectProjects', 'machines', '--testPathPatterns', `${tests}/`, '--bail', '--silent', '--maxWorkers', '2']
  const { code } = await runNode([bin('jest', 'bin/jest.js'), ...args], { env: { MUTANT: mutant } })
  return code === 0
}

type Tried = { readonly machine: string; readonly transitions: number; readonly survivors: ReadonlyArray<string> }

const tryAll = async ({ machine, folder }: FoundMachine): Promise<Tried> => {
  const all = everyState(chartOf(machine).root).flatMap((state) =>
    state.transitions.map((way, index) => ({
      mutant: mutantText({ machine: machine.id, state: state.id, index }),
      words: `${machine.id}, ${state.id || 'every state'}: ${label(way)} → ${way.targets.join(', ') || 'nowhere'}`,
    })),
  )
  const survivors: string[] = []
  for (const { mutant, words } of all)
    if (await survives(mutant, folder)) {
      const why = explained[words]
      console.log(`survived: ${words}${why === undefined ? '' : ` (${why})`}`)
      if (why === undefined) survivors.push(words)
    }
  return { machine: machine.id, transitions: all.length, survivors }
}

const chosen = (await everyMachine()).filter(({ machine }) => names.length === 0 || names.includes(machine.id))
if (chosen.length === 0) throw new Error(`no such machine: ${names.join(', ')}`)
const tried: Tried[] = []
for (const found of chosen) tried.push(await tryAll(found))
console.table(tried.map((one) => ({ ...one, survivors: one.survivors.length })))
if (tried.some(({ survivors }) => survivors.length > 0)) process.exitCode = 1
