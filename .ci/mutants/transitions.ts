import { chartOf, everyState, transitionText } from '../../src/inspector/chart'
import { mutantText } from '../../test/support/mutant'
import { everyMachine, type FoundMachine } from '../charts/machines'
import { bin } from '../paths'
import { runNode } from '../process'
import { explained } from './explained'

/** Runs all tests of the machine's folder, which several machines may share. */
const survives = async (mutant: string, folder: string): Promise<boolean> => {
  const tests = folder.replace('src/', 'test/')
  const args = [
    '--selectProjects',
    'machines',
    '--testPathPatterns',
    `${tests}/`,
    '--bail',
    '--silent',
    '--maxWorkers',
    '2',
  ]
  const { code } = await runNode([bin('jest', 'bin/jest.js'), ...args], { env: { MUTANT: mutant } })
  return code === 0
}

type Tried = { readonly machine: string; readonly transitions: number; readonly survivors: ReadonlyArray<string> }

const tryAll = async ({ machine, folder }: FoundMachine): Promise<Tried> => {
  const all = everyState(chartOf(machine).root).flatMap((state) =>
    state.transitions.map((transition, index) => ({
      mutant: mutantText({ machine: machine.id, state: state.id, index }),
      description: `${machine.id}, ${state.id || 'every state'}: ${transitionText(transition)} → ${transition.targets.join(', ') || 'nowhere'}`,
    })),
  )
  const survivors: string[] = []
  for (const { mutant, description } of all)
    if (await survives(mutant, folder)) {
      const reason = explained[description]
      console.log(`survived: ${description}${reason === undefined ? '' : ` (${reason})`}`)
      if (reason === undefined) survivors.push(description)
    }
  return { machine: machine.id, transitions: all.length, survivors }
}

/** Leaves out each transition of these machines, or of all: one whose absence no test detects needs a reason. */
export const tryTransitions = async (names: readonly string[]): Promise<void> => {
  const chosen = (await everyMachine()).filter(({ machine }) => names.length === 0 || names.includes(machine.id))
  if (chosen.length === 0) throw new Error(`no such machine: ${names.join(', ')}`)
  const tried: Tried[] = []
  for (const found of chosen) tried.push(await tryAll(found))
  console.table(tried.map((one) => ({ ...one, survivors: one.survivors.length })))
  if (tried.some(({ survivors }) => survivors.length > 0)) process.exitCode = 1
}
