/**
 * Do the tests notice a fault? `npm run mutants -- transitions` leaves out each transition of a machine in turn; `… login`
 * limits it to that machine. `npm run mutants -- sandbox` and `npm run mutants -- ui` put faults into a copy of the sources,
 * one at a time; `--seed 7` chooses others, `--faults 30` fewer. Each prints what no test noticed.
 */
import { tryFaults } from './mutants/layer'
import { sandbox } from './mutants/sandbox'
import { tryTransitions } from './mutants/transitions'
import { ui } from './mutants/ui'

const [room = '', ...options] = process.argv.slice(2)
const rooms: Readonly<Record<string, () => Promise<void>>> = {
  transitions: () => tryTransitions(options),
  sandbox: () => tryFaults(sandbox, options),
  ui: () => tryFaults(ui, options),
}
const chosen = rooms[room]
if (chosen === undefined) throw new Error(`usage: npm run mutants -- ${Object.keys(rooms).join('|')}`)
await chosen()
