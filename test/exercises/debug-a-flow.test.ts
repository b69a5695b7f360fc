/** Does docs/debug-a-flow.md on a copy of the project, with a trace that the inspector exported. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject, expectToPass, type Copy } from './copy'
import { apply, changesOf, commandsOf, revert, textOf } from './page'

jest.setTimeout(900_000)

const page = 'debug-a-flow.md'
let copy: Copy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => {
  copy.remove()
})

/** The results that the page quotes, which are whole lines of output. */
const quoted = (heading: string): string => {
  const [, line = ''] =
    /`((?:\d+ events|Event \d+).*?)`|^(Event \d+.*)$/m.exec(textOf(page, heading))?.filter(Boolean) ?? []
  expect(line).not.toBe('')
  return line
}

test('the fault is replayed, becomes a test that fails, and is fixed', async () => {
  const fault = changesOf(page, '1. Break a rule')
  apply(copy.path, fault)
  cpSync('test/exercises/trace-login.json', join(copy.path, 'trace-login.json'))
  const [replay = ''] = commandsOf(page, '3. Save the case')
  const replayed = await copy.run(replay)
  expect([replayed.passed, replayed.text]).toEqual([true, expect.stringContaining(quoted('3. Save the case'))])

  const [makeTest = '', runTest = ''] = commandsOf(page, '4. Make it a test')
  await expectToPass(copy, makeTest)
  const file = join(copy.path, 'test', 'machines', 'traces', 'log-in-needs-an-email.json')
  const [, expected = ''] = /becomes `(\[.*?\])`/.exec(textOf(page, '4. Make it a test')) ?? []
  const [head, first, second = ''] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(
    file,
    [head, first, second.replace(/"active":\[.*?\]\},$/, `"active":${expected}}`), '] }', ''].join('\n'),
  )
  const failing = await copy.run(runTest)
  expect([failing.passed, failing.text]).toEqual([false, expect.stringContaining(quoted('4. Make it a test'))])

  revert(copy.path, fault)
  await expectToPass(copy, runTest)
  const old = await copy.run(replay)
  expect([old.passed, old.text]).toEqual([false, expect.stringContaining(quoted('5. Fix it'))])
})
