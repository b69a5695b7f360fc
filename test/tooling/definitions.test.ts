import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createMachine, type AnyStateMachine } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'
import { pasteable } from '../../.ci/charts/definition'
import { everyMachine } from '../../.ci/charts/machines'
import { chartOf, everyState } from '../../src/inspector/chart'
import { fixtureTree } from './fixture-tree'

const tree = fixtureTree('definitions')
afterAll(() => {
  tree.remove()
})

type Graph = ReturnType<typeof toDirectedGraph>

/** Every state with its transitions, as XState's own graph has them. */
const graphOf = (node: Graph): readonly unknown[] => [
  [node.id, node.edges.map(({ label, source, target }) => [label.text, source.id, target.id])],
  ...node.children.flatMap(graphOf),
]

/** What a chart shows, without the lengths of delays, which are part of a machine's implementation. */
const shown = (machine: AnyStateMachine) =>
  everyState(chartOf(machine).root).map((state) => ({
    ...state,
    children: state.children.length,
    transitions: state.transitions.map(({ event, ...rest }) => ({
      ...rest,
      event: event.replace(/^(after \S+) \(.*\)$/, '$1'),
    })),
  }))

/** Reads a file as Stately's editor does: one import, and one call with a literal. */
const pasted = (file: string): AnyStateMachine => {
  const code = readFileSync(file, 'utf8')
  const [, text] =
    /^import \{ createMachine \} from 'xstate'\n\nexport const machine = createMachine\(([^]*)\)\n$/.exec(code) ?? []
  return createMachine(JSON.parse(text ?? '') as object)
}

test('the file to paste builds a machine with the same states and transitions, for every machine', async () => {
  const found = await everyMachine()
  expect(found.length).toBeGreaterThan(20)
  for (const { machine } of found) {
    tree.write({ [`${machine.id}.js`]: pasteable(machine) })
    const rebuilt = pasted(resolve(join(tree.path, `${machine.id}.js`)))
    expect(graphOf(toDirectedGraph(rebuilt))).toEqual(graphOf(toDirectedGraph(machine)))
    expect(shown(rebuilt)).toEqual(shown(machine))
  }
})
