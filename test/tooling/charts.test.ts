import { and, fromCallback, fromPromise, not, setup, type AnyStateMachine } from 'xstate'
import { contractsIn } from '../../.ci/charts/contracts'
import { everyMachine } from '../../.ci/charts/machines'
import { diagram } from '../../.ci/charts/mermaid'
import { chartPages } from '../../.ci/charts/page'
import { chartOf, everyState } from '../../src/inspector/chart'
import { guardText } from '../../src/inspector/guard-text'

const sample = setup({
  types: { events: {} as { type: 'send' } | { type: 'leave' } | { type: 'ignored' } },
  actors: { save: fromPromise(() => Promise.resolve(1)), watch: fromCallback(() => undefined) },
  guards: { isOpen: () => true, isLate: () => false, hasShare: (_, _params: { share: number }) => true },
  delays: { patience: 2_000 },
  actions: { note: () => undefined },
}).createMachine({
  id: 'sample',
  initial: 'Editing',
  on: { leave: { target: '.Done' }, ignored: undefined },
  states: {
    Editing: {
      description: 'The customer types | and\nwaits.',
      tags: ['settled'],
      invoke: { src: 'watch' },
      initial: 'Empty',
      states: { Empty: { on: { send: 'Filled' } }, Filled: {} },
      on: { send: { guard: and(['isOpen', not('isLate')]), target: 'Saving' }, ignored: {} },
    },
    Saving: {
      invoke: {
        src: 'save',
        onDone: 'Both',
        onError: { target: 'Editing', guard: { type: 'hasShare', params: { share: 3 } } },
      },
      after: { patience: 'Editing', 500: { actions: 'note' } },
    },
    Both: {
      type: 'parallel',
      states: { Left: {}, Right: { always: { guard: 'isLate', target: '#sample.Done' } } },
      onDone: 'Done',
    },
    Done: { type: 'final' },
  },
})

const chart = chartOf(sample)
const linesOf = (id: string): readonly string[] =>
  diagram(chart, id)
    .split('\n')
    .map((line) => line.trim())
const lines = linesOf('')

test('a diagram starts with its type and the initial state, also inside a state', () => {
  expect(lines.slice(0, 2)).toEqual(['stateDiagram-v2', '[*] --> Editing'])
  expect(linesOf('Editing')).toContain('[*] --> Editing_Empty')
})

test('a state with states inside is one box with dots; inside, the states around it are dashed', () => {
  expect(lines).toContain('state "Editing …" as Editing')
  expect(lines.join()).not.toContain('Empty')
  expect(linesOf('Editing')).toEqual([
    'stateDiagram-v2',
    '[*] --> Editing_Empty',
    'state "Empty" as Editing_Empty',
    'state "Filled" as Editing_Filled',
    'Editing_Empty --> Editing_Filled : send',
  ])
  expect(linesOf('Both')).toEqual([
    'stateDiagram-v2',
    'state "Left" as Both_Left',
    'state "Right" as Both_Right',
    'state "Done" as Done',
    'Both_Right --> Done : at once<br>[isLate]',
    'classDef around stroke-dasharray: 4 4',
    'class Done around',
  ])
})

test('what leaves a state from its inside is an arrow without a label, which the inner diagram has', () => {
  expect(lines).toContain('Both --> Done : finished')
  expect(lines.filter((line) => line.startsWith('Both --> Done'))).toHaveLength(1)
})

/** One state that leads to many, the first of which leads to others one after the other. */
const fan = (width: number, length = 0) =>
  chartOf(
    setup({}).createMachine({
      id: 'fan',
      initial: 'From',
      states: {
        From: {
          on: Object.fromEntries(
            Array.from({ length: width }, (_, index) => [`go-${String(index)}`, `To${String(index)}`]),
          ),
        },
        ...Object.fromEntries(
          Array.from({ length: width }, (_, index) => [
            `To${String(index)}`,
            index === 0 && length > 0 ? { on: { next: 'Then1' } } : {},
          ]),
        ),
        ...Object.fromEntries(
          Array.from({ length }, (_, index) => [
            `Then${String(index + 1)}`,
            index + 1 < length ? { on: { next: `Then${String(index + 2)}` } } : {},
          ]),
        ),
      },
    }),
  )

test('many states that one leads to are below each other, and very many arrows have no labels', () => {
  const isTurned = (width: number, length = 0) => diagram(fan(width, length), '').includes('direction LR')
  expect([isTurned(3), isTurned(4), isTurned(3, 1), isTurned(4, 1)]).toEqual([false, true, false, true])
  expect([isTurned(4, 2), isTurned(5, 2)]).toEqual([false, true])
  expect(diagram(fan(28), '')).toContain('From --> To0 : go-0')
  expect(diagram(fan(29), '')).toMatch(/From --> To0$/m)
})

test('guards are named, including composed ones and those with literal parameters', () => {
  expect(lines).toContain('Editing --> Saving : send<br>[and(isOpen, not(isLate))]')
  expect(lines).toContain('Saving --> Editing : save failed<br>[hasShare share 3]<br>after patience (2 s)')
  expect(guardText('isOpen')).toBe('isOpen')
  expect(guardText(() => true)).toBe('a condition')
})

test('internal events of XState are translated', () => {
  expect(lines).toContain('Saving --> Both : save done')
  expect(lines).toContain('Saving : ↺ after 500 ms')
})

test('a final state ends the diagram, and an ignored event is not drawn', () => {
  expect(lines).toContain('Done --> [*]')
  expect(lines.join()).not.toContain('ignored')
})

test('the actors of a state are in its box', () => {
  expect(lines).toContain('Saving : runs save')
  expect(lines).toContain('Editing : runs watch')
})

test('every state of every machine has a box in the chart of the state around it', async () => {
  for (const { machine } of await everyMachine()) {
    const chart = chartOf(machine)
    const boxes = everyState(chart.root)
      .filter(({ children }) => children.length > 0)
      .flatMap((level) =>
        level.children.map(
          ({ id, name }) => [diagram(chart, level.id), `"${name}`, ` as ${id.replaceAll('.', '_')}\n`] as const,
        ),
      )
    expect(boxes).toHaveLength(everyState(chart.root).length - 1)
    for (const [text, name, id] of boxes)
      expect(text.split('state ').some((line) => line.startsWith(name) && line.includes(id.trim()))).toBe(true)
  }
})

const contracts = contractsIn([
  '/** Keeps the text. */ export type Save = { input: string; output: Outcome<void> }',
  'export type Many = {\n/** Reads one. */ read: { input: void; output: Outcome<{ a: 1 }> } }',
  `setup({ actors: {
    save: unimplemented<Save['output'], Save['input']>(),
    read: unimplemented<Many['read']['output'], Many['read']['input']>(),
    plain: unimplemented<Outcome<A>, B | C>(),
    watch: fromCallback<SampleEvent>(() => 1),
  } })`,
])

test('the input, output and purpose of an actor are read from the types of its machine', () => {
  expect(contracts.get('save')).toEqual({
    takes: 'string',
    answers: 'Outcome<void>',
    sends: false,
    does: 'Keeps the text.',
  })
  expect(contracts.get('read')).toEqual({ takes: '', answers: 'Outcome<{ a: 1 }>', sends: false, does: 'Reads one.' })
  expect(contracts.get('plain')).toMatchObject({ takes: 'B | C', answers: 'Outcome<A>' })
  expect(contracts.get('watch')).toMatchObject({ answers: 'SampleEvent', sends: true })
})

const context = { source: 'src/machines/sample/machine.ts', contracts }
const pages = () => chartPages([[sample, context]])
const page = pages().get('sample') ?? ''

test('the page has the source, the transitions of every state, and each state with its actors and tags', () => {
  expect(page).toContain('# sample\n')
  expect(page).toContain('`src/machines/sample/machine.ts`')
  expect(page).toContain('| every state | leave |  | Done |')
  expect(page).toContain('| Editing | The customer types \\| and waits. | `watch` | `settled` |')
  expect(page).toContain('| Saving |  | `save` |  |')
  expect(page).toContain('| Editing › Filled |')
  expect(page).toContain('| Saving | save failed | hasShare share 3 | Editing |')
  expect(page).toContain('| Saving | after 500 ms |  | stays |')
  expect(page).toContain('## Editing\n\nInside [the overview](#overview). The customer types')
  expect(page).toContain('Charts of its states: [Editing](#editing), [Both](#both).')
})

test('the page lists events with the states that handle or ignore them, and contracts', () => {
  expect(page).toContain('| `send` | Editing, Editing › Empty |  |')
  expect(page).toContain('| `ignored` |  | every state, Editing |')
  expect(page).toContain('| `save` | `string` | `Outcome<void>` | Keeps the text. |')
  expect(page).toContain('| `watch` |  | sends `SampleEvent` |  |')
})

test('the page of a machine is deterministic', () => {
  expect(pages()).toEqual(pages())
})

test('a machine with the chart of an earlier one has a link to it', () => {
  const small = (id: string) =>
    [setup({}).createMachine({ id, initial: 'Idle', states: { Idle: {} } }) as AnyStateMachine, context] as const
  const both = chartPages([small('one'), small('other')])
  expect(both.get('one')).toContain('## States')
  expect(both.get('other')).toBe(
    '# other\n\nGenerated from `src/machines/sample/machine.ts` by `npm run charts`; do not edit.\n\nThe same chart as that of [one](one.md).\n',
  )
})
