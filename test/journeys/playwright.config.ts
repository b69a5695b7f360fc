import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { launchOptions } from './support/launch-options'

/** Journeys of what unit tests prove too, by other ways to use the portal, left to the rest to keep `main` short. */
const otherWays =
  /\b(announced|back-forward|choosing|history|kept|kept-address|keyboard|offline|offline-writes|shell|tables-by-touch|toasts)\.spec\.ts\b(?!.*@main\b)/

/** The same, but they depend on what the server answers. */
const longer = /\b(kyc-documents|kyc-corrections|second-factor|tables|widget)\.spec\.ts\b(?!.*@main\b)/

/**
 * JOURNEYS selects the part to run: `main` has the way of each statement, `rest` the repetitions (tagged `@rest`: the walks
 * of the machines, the axe checks, the second width or fault of a journey), the `longer` ones and the `otherWays`, but for
 * those tagged `@main`, which alone prove a part of a statement. `abp` is
 * `main` and the `longer` ones, behind the stand-in of a stock ABP server. A manual run is `all`.
 */
type Part = Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'> & { readonly report: string }
const parts: Readonly<Record<'all' | 'main' | 'rest' | 'abp', Part>> = {
  all: { report: 'journeys' },
  main: { report: 'journeys', grepInvert: [/@rest\b/, longer, otherWays] },
  rest: { report: 'journeys-rest', grep: [/@rest\b/, longer, otherWays] },
  abp: { report: 'journeys-abp', grepInvert: [/@rest\b/, otherWays] },
}

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name)

const named = process.env['JOURNEYS'] || 'all'
if (!isPart(named)) throw new Error(`JOURNEYS=${named}: it is one of ${Object.keys(parts).join(', ')}`)
const { report: name, ...selection } = parts[named]

/** `-again` while what failed runs once more, with nothing beside it. */
const again = process.env['AGAIN'] ?? ''
const report = name + again

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  ...selection,
  outputDir: `../../.test/${report}`,
  fullyParallel: true,
  forbidOnly: true,
  // Journeys partly wait: four of them use two cores, and take 166 s where two take 244.
  workers: again === '' ? 4 : 1,
  // Enough for a journey with eight forms on two busy cores, but a hanging test still ends.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../../.test/${report}.json` }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    actionTimeout: 15_000,
    // Animations take an eighth of the time: the main part runs without, the rest with them.
    contextOptions: { reducedMotion: named === 'main' ? 'reduce' : 'no-preference' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
