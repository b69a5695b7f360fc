/**
 * Do the tests notice a fault? `npm run mutants -- transitions` leaves out each transition of a machine in turn; `… login`
 * limits it to that machine. `npm run mutants -- sandbox` and `npm run mutants -- ui` put faults into a copy of the sources,
 * one at a time; `--seed 7` chooses others, `--faults 30` fewer. Each prints what no test noticed. `npm run mutants -- faults`
 * puts in those of `.ci/mutants/named.ts`, each of which has a test that must notice it; `… faults header lock` limits it to
 * names with one of these words.
 */
import { tryFaults } from './mutants/layer'
import { sandbox } from './mutants/sandbox'
import { tryTransitions } from './mutants/transitions'
import { tryNamed } from './mutants/try-named'
import { ui } from './mutants/ui'

const [layer = '', ...options] = process.argv.slice(2)
const layers: Readonly<Record<string, () => Promise<void>>> = {
  transitions: () => tryTransitions(options),
  sandbox: () => tryFaults(sandbox, options),
  ui: () => tryFaults(ui, options),
  faults: () => tryNamed(options),
}
const chosen = layers[layer]
if (chosen === undefined) throw new Error(`usage: npm run mutants -- ${Object.keys(layers).join('|')}`)
await chosen()
