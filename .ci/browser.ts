/** Finds or installs a Chromium for the journeys, the pictures and the benchmarks, in the order of docs/configuration.md. */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inRoot } from './paths'
import { run, runNode } from './process'

/**
 * `shell` is the headless Chromium without browser UI: the same engine, but it starts and renders faster. The journeys
 * use it if available; benchmarks and screenshots use the browser that customers have.
 */
type Kind = 'browser' | 'shell'

const browsers = ['chromium', 'chromium-browser', 'google-chrome']
const names: Readonly<Record<Kind, ReadonlyArray<string>>> = {
  browser: browsers,
  shell: ['chromium-headless-shell', ...browsers],
}
const packages: Readonly<Record<Kind, ReadonlyArray<string>>> = {
  browser: ['chromium'],
  shell: ['chromium-headless-shell', 'chromium'],
}

/** The paths of Playwright's channels chrome and msedge. */
const channels = [
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of that kind's browsers on PATH. */
export const onPath = (kind: Kind): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names[kind].flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun)
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const fromDebian = async (kind: Kind): Promise<string | undefined> => {
  if (!isDebianRoot()) return undefined
  console.log('No Chromium found: installing it with apt-get')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  for (const name of packages[kind]) {
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
    if (code === 0) break
  }
  return onPath(kind)
}

const fromPlaywright = async (): Promise<string | undefined> => {
  console.log('No Chromium found: installing it with Playwright')
  await runNode([inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { output: 'show' })
  const { chromium } = await import('@playwright/test')
  return canRun(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The browser that is here: CHROMIUM_PATH, PATH, Chrome or Edge. */
export const findBrowser = (kind: Kind = 'browser'): string | undefined =>
  process.env['CHROMIUM_PATH'] || (onPath(kind) ?? channels.find(canRun))

/** The browser's path: one that is here, Debian's package, Playwright's own. Rejects with advice. */
export const ensureBrowser = async (kind: Kind = 'browser'): Promise<string> => {
  const here = findBrowser(kind)
  if (here !== undefined && !canRun(here)) throw new Error(`CHROMIUM_PATH is ${here}, which cannot be run.`)
  const found = here ?? (await fromDebian(kind)) ?? (await fromPlaywright())
  if (found !== undefined) return found
  throw new Error(
    [
      'The journeys need a Chromium and none could be installed. One of these helps:',
      '  apt-get install chromium',
      '  npx playwright install chromium',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  )
}
