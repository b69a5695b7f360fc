import { chooseFaults, everyFault } from '../../.ci/mutants/choose'
import { edited, keepsSyntax, type Kind } from '../../.ci/mutants/edit'
import { firstFailure } from '../../.ci/mutants/jest'
import { sandboxKinds } from '../../.ci/mutants/sandbox-kinds'
import { uiKinds } from '../../.ci/mutants/ui-kinds'

/** A file that has this text alone, and what a kind makes of it. */
const madeBy = (kinds: readonly Kind[], name: string, text: string): readonly string[] => {
  const file = text.includes('</') || text.includes('/>') ? 'file.tsx' : 'file.ts'
  return everyFault(kinds, [{ file, text }])
    .filter((fault) => fault.kind === name)
    .map((fault) => {
      expect([file, edited(text, fault.edit), keepsSyntax(file, text, fault.edit)]).toEqual([
        file,
        expect.anything(),
        true,
      ])
      return edited(text, fault.edit)
    })
}

const bothConditions = 'db.select().where(and(eq(policy.id, id), eq(policy.customerId, customerId)))'

/** A text, and what becomes of it. */
type Example = readonly [kind: string, text: string, ...faulty: string[]]

const ofSandbox: readonly Example[] = [
  ['missing owner', bothConditions, 'db.select().where(and(eq(policy.id, id)))'],
  ['missing condition', bothConditions, 'db.select().where(and(eq(policy.customerId, customerId)))'],
  ['swapped columns', 'f({ a: row.amount, b: row.fees, c: other.c })', 'f({ a: row.fees, b: row.amount, c: other.c })'],
  ['dropped column', 'db.update(t).set({ a, b: 1 })', 'db.update(t).set({ b: 1 })', 'db.update(t).set({ a })'],
  ['dropped header', `f({ 'x-robots-tag': 'noindex', a })`, 'f({ a })'],
  ['dropped header', `f(reply.header('a', 'b').code(1))`, 'f(reply.code(1))'],
  ['wrong status', 'reply.code(404)', 'reply.code(400)'],
  ['wrong status', 'f({ status: 401 }, 401)', 'f({ status: 403 }, 401)'],
  ['off by one', 'f(a < b)', 'f(a <= b)'],
  ['off by one', 'f(digits.slice(-4))', 'f(digits.slice(-3))'],
  ['off by one', 'const MOST = 3', 'const MOST = 4'],
  ['off by one', 'const TIME_MS = 60_000'],
  ['wrong order', 'f(q.orderBy(desc(t.at), t.id))', 'f(q.orderBy(t.id, desc(t.at)))', 'f(q.orderBy(t.at, t.id))'],
  ['dropped clause', 'f(q.from(t).limit(10).all())', 'f(q.from(t).all())'],
  ['dropped transaction', 'f(db.transaction((t) => g(t)))', 'f(((t) => g(t))(db))'],
  ['lost await', 'await db.delete(t)', 'db.delete(t)'],
  ['lost await', 'await app.register(plugin)'],
  ['forgotten step', 'neverStored(scope)', ''],
  ['dropped guard', 'if (a) throw b', ''],
  ['dropped guard', 'if (a) b()'],
  ['dropped rule', 'f(a && b)', 'f(a)', 'f(b)'],
  ['dropped rule', 'f(a !== undefined && b)', 'f(a !== undefined)'],
  [
    'dropped rule',
    'refuse([oneViolation(a), otherViolation(b)])',
    'refuse([otherViolation(b)])',
    'refuse([oneViolation(a)])',
  ],
  ['raw value', 'f(name.trim())', 'f(name)'],
  ['wrong unit', 'f(seconds * 1_000)', 'f(seconds)'],
]

const ofUi: readonly Example[] = [
  ['dropped aria attribute', '<p aria-hidden="true" />', '<p  />'],
  ['dropped role', '<p role="status" />', '<p  />'],
  ['dropped link of a label', '<label htmlFor={a}>b</label>', '<label >b</label>'],
  ['dropped autoComplete', '<Field autoComplete="name" />', '<Field  />'],
  ['dropped disabled state', '<Button disabled={busy} />', '<Button  />'],
  ['dropped key', '<Row key={id} />', '<Row  />'],
  ['dropped handler', '<input onBlur={f} />', '<input  />'],
  ['dropped handler', '<Field onChange={f} />'],
  ['dropped ref', '<div ref={f} />', '<div  />'],
  ['dropped tab stop', '<h1 tabIndex={-1} />', '<h1  />'],
  [
    'dropped cleanup',
    'useEffect(() => {\n  start()\n  return stop\n}, [])',
    'useEffect(() => {\n  start()\n  \n}, [])',
  ],
  ['dropped cleanup', 'useEffect(() => listen(f), [])', 'useEffect(() => void listen(f), [])'],
  ['stale effect', 'useEffect(f, [a])', 'useEffect(f, [])'],
  ['stale effect', 'useEffect(f, [])'],
  ['dropped focus or default', 'event.preventDefault()', ''],
  ['wrong label', '<Field label="Surname" />', '<Field label="Sruname" />'],
  ['wrong text', '<p>Back</p>', '<p>Bcak</p>'],
  [
    'wrong selector',
    'const f = () => { const a = useSelector(x, one); const b = useSelector(x, two) }',
    'const f = () => { const a = useSelector(x, two); const b = useSelector(x, one) }',
  ],
  ['wrong condition', 'f(a && <p />)', 'f(false && <p />)', 'f(true && <p />)'],
  ['wrong condition', 'f(a !== undefined && <p />)', 'f(false && <p />)'],
  ['other branch', 'f(a ? b : <p />)', 'f(a ? <p /> : b)'],
]

describe.each([
  { layer: 'sandbox', kinds: sandboxKinds, examples: ofSandbox },
  { layer: 'ui', kinds: uiKinds, examples: ofUi },
])('the faults of $layer', ({ kinds, examples }) => {
  test.each(examples)('%s: each place in %j is found', (kind, text, ...faulty) => {
    expect(madeBy(kinds, kind, text)).toEqual(faulty)
  })

  test('every kind has an example', () => {
    expect(kinds.map(({ name }) => name).filter((name) => !examples.some(([kind]) => kind === name))).toEqual([])
  })
})

describe('the choice of faults', () => {
  const sources = ['a.ts', 'b.ts', 'c.ts'].map((file) => ({
    file,
    text: Array.from({ length: 9 }, (_, line) => `if (a${String(line)}) throw b\nawait work${String(line)}()\n`).join(
      '',
    ),
  }))
  const chosen = (seed: number, count = 12) => chooseFaults(sandboxKinds, sources, { seed, count })

  test('a seed chooses the same each time, and another seed another', () => {
    expect(chosen(1)).toEqual(chosen(1))
    expect(chosen(1)).not.toEqual(chosen(2))
  })

  test('the kinds have equal parts, and so have the files', () => {
    const parts = (of: (fault: ReturnType<typeof chosen>[number]) => string) => {
      const names = chosen(1).map(of)
      return [...new Set(names)].map((name) => names.filter((other) => other === name).length)
    }
    expect(parts(({ kind }) => kind)).toEqual([4, 4, 4])
    expect(parts(({ file }) => file)).toEqual([4, 4, 4])
  })

  test('a line has one fault at most, so there can be fewer than were asked for', () => {
    const all = chosen(1, 1_000)
    expect(new Set(all.map(({ file, line }) => `${file}:${String(line)}`)).size).toBe(all.length)
    expect(all).toHaveLength(54)
  })

  test('a place whose fault the compiler could not read is passed over', () => {
    const text = 'const f = async (x?: { at: number }) => { if (x) return 1; else return 2 }\n'
    const broken: Kind = { name: 'broken', find: () => [{ start: 0, end: 5, text: '(', what: '' }] }
    expect(chooseFaults([broken], [{ file: 'a.ts', text }], { seed: 1, count: 1 })).toEqual([])
  })
})

describe('what noticed a fault', () => {
  test.each([
    ['a failed test of jest', { code: 1, output: 'FAIL a\n  ● accounts › opens one\n\n' }, 'accounts › opens one'],
    [
      'a failed journey',
      { code: 1, output: '  1) test/journeys/a.spec.ts:3:1 › logs in ─────\n' },
      'test/journeys/a.spec.ts:3:1 › logs in',
    ],
    ['a server that does not start', { code: 1, output: 'a\nSandboxFailed: Error: no\n' }, 'SandboxFailed: Error: no'],
    ['a test without an end', { code: 'late', output: '' }, 'no end'],
    ['nothing', { code: 0, output: '' }, undefined],
  ] as const)('%s', (_, ended, noticed) => {
    expect(firstFailure(ended)).toBe(noticed)
  })
})
