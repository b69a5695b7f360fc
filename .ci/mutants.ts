/**
 * Do the tests notice a fault? `npm run mutants -- transitions` leaves out each transition of a machine in turn and prints
 * what no test noticed; `… login` limits it to that machine. `npm run mutants -- faults` puts in those of
 * `.ci/mutants/named.ts`, each of which has a test that must notice it; `… faults header lock` limits it to names with one
 * of these words.
 */
import { tryTransitions } from './mutants/transitions'
import { tryNamed } from './mutants/try-named'

const [layer = '', ...options] = process.argv.slice(2)
const layers: Readonly<Record<string, () => Promise<void>>> = {
  transitions: () => tryTransitions(options),
  faults: () => tryNamed(options),
}
const chosen = layers[layer]
if (chosen === undefined) throw new Error(`usage: npm run mutants -- ${Object.keys(layers).join('|')}`)
await chosen()
