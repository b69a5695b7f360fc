import { and, fromCallback, fromPromise, not, setup } from 'xstate'
import { contractsIn } from '../../.ci/charts/contracts'
import { diagram } from '../../.ci/charts/mermaid'
import { chartPage } from '../../.ci/charts/page'
import { provenBy } from '../../.ci/charts/proven'
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
      invoke: { src: 'save', onDone: 'Both', onError: { target: 'Editing', guard: { type: 'hasShare', params: { share: 3 } } } },
      after: { patience: 'Editing', 500: { actions: 'note' } },
    },
    Both: { type: 'parallel', states: { Left: {}, Right: { always: { guard: 'isLate', target: '#sample.Done' } } }, onDone: 'Done' },
    Done: { type: 'final' },
  },
})

const lines = diagram(sample)
  .split('\n')
  .map((line) => line.trim())

test('a diagram starts with its type and the initial state, also inside a state', () => {
  expect(lines[0]).toBe('stateDiagram-v2')
  expect(lines).toContain('[*] --> Editing')
  expect(lines).toContain('[*] --> Editing_Empty')
})

test('a child state is drawn inside its parent, with the path of its keys as id', () => {
  const from = lines.indexOf('state Editing {')
  expect(lines.slice(from, lines.indexOf('}', from))).toContain('state "Filled" as Editing_Filled')
  expect(lines).toContain('Editing_Empty --> Editing_Filled : send')
})

test('parallel states are drawn side by side', () => {
  const inside = lines.slice(lines.indexOf('state Both {') + 1)
  expect(inside.slice(0, 3)).toEqual(['state "Left" as Both_Left', '--', 'state "Right" as Both_Right'])
})

test('guards are named, including composed ones and those with literal parameters', () => {
  expect(lines).toContain('Editing --> Saving : send [and(isOpen, not(isLate))]')
  expect(lines).toContain('Saving --> Editing : save failed [hasShare share 3]')
  expect(guardText('isOpen')).toBe('isOpen')
  expect(guardText(() => true)).toBe('a condition')
})

test('internal events of XState are translated', () => {
  expect(lines).toContain('Saving --> Both : save done')
  expect(lines).toContain('Saving --> Editing : after patience (2 s)')
  expect(lines).toContain('Saving --> Saving : after 500 ms')
  expect(lines).toContain('Both_Right --> Done : at once [isLate]')
  expect(lines).toContain('Both --> Done : finished')
})

test('a final state ends the diagram, and an ignored event is not drawn', () => {
  expect(lines).toContain('Done --> [*]')
  expect(diagram(sample)).not.toContain('ignored')
})

test('the actors of a state are in its box, or in a note if it has child states', () => {
  expect(lines).toContain('Saving : runs save')
  expect(lines).toContain('note right of Editing : runs watch')
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
    takes: 'string', answers: 'Outcome<void>', sends: false, does: 'Keeps the text.',
  })
  expect(contracts.get('read')).toEqual({ takes: '', answers: 'Outcome<{ a: 1 }>', sends: false, does: 'Reads one.' })
  expect(contracts.get('plain')).toMatchObject({ takes: 'B | C', answers: 'Outcome<A>' })
  expect(contracts.get('watch')).toMatchObject({ answers: 'SampleEvent', sends: true })
})

test('requirements are read only from titles and from the rows of tables that provide titles', () => {
  expect(provenBy(["test('[KYC-07] [AUTH-02] is so'", "{ id: 'KYC-03' }", '// KYC-09 and [Note-1]', '[KYC-07]'])).toEqual([
    'AUTH-02',
    'KYC-03',
    'KYC-07',
  ])
})

const context = { source: 'src/machines/sample/machine.ts', contracts, proves: ['KYC-03', 'KYC-07'] }

test('the page has the source, the transitions of every state, and each state with its actors and tags', () => {
  const page = chartPage(sample, context)
  expect(page).toContain('# sample\n')
  expect(page).toContain('`src/machines/sample/machine.ts`')
  expect(page).toContain('- leave → Done')
  expect(page).toContain('| Editing | The customer types \\| and waits. | `watch` | `settled` |')
  expect(page).toContain('| Saving |  | `save` |  |')
  expect(page).toContain('| Editing › Filled |')
})

test('the page lists events with the states that handle or ignore them, contracts, and requirements', () => {
  const page = chartPage(sample, context)
  expect(page).toContain('| `send` | Editing, Editing › Empty |  |')
  expect(page).toContain('| `ignored` |  | every state, Editing |')
  expect(page).toContain('| `save` | `string` | `Outcome<void>` | Keeps the text. |')
  expect(page).toContain('| `watch` |  | sends `SampleEvent` |  |')
  expect(page).toContain('KYC-03, KYC-07; see')
})

test('the page of a machine is deterministic', () => {
  expect(chartPage(sample, context)).toBe(chartPage(sample, context))
})
