import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig } from '@playwright/test'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** CHROMIUM_PATH, else the first Chromium on PATH, else the one that Playwright installed. */
const executablePath =
  process.env['CHROMIUM_PATH'] ||
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(canRun)

/**
 * JOURNEYS names the part that runs: `main` is what proves the portal once, `rest` what repeats it (tagged `@rest`: the
 * walks of the machines, the sweep with axe, the second width or fault of the same journey). A run by hand is `all`.
 */
const parts = {
  all: { report: 'journeys' },
  main: { report: 'journeys', grepInvert: /@rest\b/ },
  rest: { report: 'journeys-rest', grep: /@rest\b/ },
} as const

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)

const named = process.env['JOURNEYS'] || 'all'
if (!isPart(named)) throw new Error(`JOURNEYS=${named}: it is one of ${Object.keys(parts).join(', ')}`)
const { report, ...selection } = parts[named]

const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  ...selection,
  outputDir: `../../.test/${report}`,
  fullyParallel: true,
  forbidOnly: true,
  // Journeys wait a part of their time: four keep two cores busy.
  workers: 4,
  // Enough for a journey of eight forms on two busy cores; a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../../.test/${report}.json` }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    actionTimeout: 15_000,
    // To draw motion takes an eighth of the work: the main part goes without, the rest with it.
    contextOptions: { reducedMotion: named === 'main' ? 'reduce' : 'no-preference' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--disable-background-networking', '--disable-gpu', '--in-process-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
})
