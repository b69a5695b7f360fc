/** Does docs/quick-start.md on a copy of the project. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../.ci/process'
import { copyProject, expectToPass, type Copy } from './copy'
import { apply, changesOf, commandsOf, textOf } from './page'

jest.setTimeout(900_000)

const page = 'quick-start.md'
let copy: Copy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => {
  copy.remove()
})

test('the rule is changed: its test fails before and passes after it, and the checks are green', async () => {
  const change = changesOf(page, '3. Change a rule')
  const [test, ...rule] = change.hunks
  const [command = ''] = commandsOf(page, '3. Change a rule')
  apply(copy.path, { files: [], hunks: test === undefined ? [] : [test] })
  const { passed, text } = await copy.run(command)
  expect([passed, text]).toEqual([false, expect.stringContaining('1 failed')])
  apply(copy.path, { files: [], hunks: rule })
  await expectToPass(copy, command)
  for (const line of commandsOf(page, '4. Run the checks')) await expectToPass(copy, line)
})

test('npm run dev prints addresses that work, those of the page among them', async () => {
  const [port, widgetPort] = [await freePort(), await freePort()]
  const dev = spawn(process.execPath, ['--import', 'tsx', '.ci/dev.ts'], {
    cwd: copy.path,
    env: { ...process.env, PORT: String(port), WIDGET_PORT: String(widgetPort), DATABASE_URL: '', NODE_ENV: '' },
  })
  let printed = ''
  const isPrinted = new Promise<void>((resolve, reject) => {
    for (const output of [dev.stdout, dev.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (/^Sandbox page .*\n/m.test(printed)) resolve()
        if (/^A fault of this program/m.test(printed)) reject(new Error(printed))
      })
    dev.once('exit', () => {
      reject(new Error(printed))
    })
  })
  try {
    await isPrinted
    const origin = `http://localhost:${String(port)}`
    const named = [...textOf(page).matchAll(/<http:\/\/localhost:8080(\S*)>/g)].map(([, path = '']) => origin + path)
    expect(named).toContain(`${origin}/inspector`)
    for (const address of named) expect(printed).toContain(`  ${address}\n`)
    const answers = await Promise.all(named.map(async (address) => [address, (await fetch(address)).status]))
    expect(answers).toEqual(named.map((address) => [address, 200]))
  } finally {
    if (dev.exitCode === null && dev.kill()) await once(dev, 'exit')
  }
})
