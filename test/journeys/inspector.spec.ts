import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { freePort, runNode, start, withTsx } from '../../.ci/process'
import { newDataDir, removeData } from '../support/sandbox-process'
import { fillLogIn, logInButton } from './support/account'
import { watchConsole } from './support/console-watch'

test.describe('the inspector beside the portal in development', { tag: '@rest' }, () => {
  let dev: ChildProcess
  let origin: string
  let dataDir: string
  test.beforeAll(async () => {
    // The development build is made while other journeys keep the cores busy.
    test.setTimeout(300_000)
    const port = await freePort()
    origin = `http://localhost:${String(port)}`
    dataDir = await newDataDir()
    const widgetPort = String(await freePort())
    dev = start(['--import', 'tsx', '.ci/dev.ts'], {
      PORT: String(port),
      WIDGET_PORT: widgetPort,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    })
    const isUp = () =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    test.setTimeout(300_000)
    await expect.poll(async () => (await isUp()) || dev.exitCode !== null, { timeout: 0 }).toBe(true)
    expect(dev.exitCode, 'npm run dev has not ended').toBeNull()
  })
  test.afterAll(async () => {
    if (dev.exitCode === null && dev.kill('SIGTERM')) await once(dev, 'exit')
    await removeData(dataDir)
  })

  test('shows what an event did, steps back, goes on from there, and its trace is replayed', async ({
    context,
  }, info) => {
    test.slow()
    const quietConsole = watchConsole()
    quietConsole.follow(context)
    quietConsole.expects(/status of 500 .*Authenticate/)
    const inspector = await context.newPage()
    await inspector.goto(`${origin}/inspector`)
    const portal = await context.newPage()
    await portal.goto(`${origin}/login`)
    await fillLogIn(portal, { email: 'nobody@portal.test', password: 'Wrong-pass-1' })
    await logInButton(portal).click()
    await expect(portal.getByRole('alert').first()).toContainText('Login failed!')

    await inspector.getByRole('button', { name: 'login Editing › LinkReady' }).click()
    const log = inspector.getByRole('region', { name: 'Events' })
    await log.getByRole('button', { name: 'submit-log-in' }).click()
    await expect(inspector.getByRole('region', { name: 'What the event did' })).toContainText(
      'Left Editing, Editing › LinkReadyEntered LoggingInform.email "" "•••"',
    )
    await expect(portal.getByRole('status').filter({ hasText: 'Inspector' })).toHaveText(
      'Inspector: login is shown as it was after event 2. Your input is ignored until you go back to now.',
    )
    await expect(logInButton(portal)).toBeDisabled()

    await inspector.getByRole('button', { name: 'Earlier' }).click()
    await expect(logInButton(portal)).toBeEnabled()
    // The portal shows the moment first, and then says so to the inspector.
    await expect(inspector.getByRole('heading', { name: 'After event 1 of 3' })).toBeVisible()
    await inspector.getByRole('button', { name: 'Go on from here' }).click()
    await expect(portal.getByRole('status').filter({ hasText: 'Inspector' })).toHaveCount(0)
    await fillLogIn(portal, { email: 'demo@portal.test', password: 'Demo-pass-2025' })
    await logInButton(portal).click()
    await portal.waitForURL('**/dashboard')
    await expect(log.getByRole('button', { name: 'after redirect (2 s)' })).toBeVisible()
    await expect(inspector.locator('.paper [data-state="Left"]')).toBeInViewport({ ratio: 1 })

    const download = inspector.waitForEvent('download')
    await inspector.getByRole('button', { name: 'Export trace' }).click()
    const trace = info.outputPath('trace.json')
    await (await download).saveAs(trace)
    const replayed = await runNode(withTsx('.ci/replay.ts', trace))
    expect(replayed).toMatchObject({ code: 0, output: '7 events: login is in the same states after each of them.\n' })

    await portal.close()
    await inspector.getByLabel('Load trace').setInputFiles(trace)
    await expect(inspector.getByRole('heading', { name: 'After event 7 of 7' })).toBeVisible()
    await inspector.getByRole('button', { name: 'Earlier' }).click()
    await expect(inspector.getByRole('button', { name: 'login LoggedIn' })).toBeVisible()
    quietConsole.check()
  })
})
