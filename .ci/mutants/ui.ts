import { posix } from 'node:path'
import { ensureBrowser } from '../browser'
import { bin } from '../paths'
import { withTsx } from '../process'
import { runInCopy } from './copy'
import { firstFailure, jestInCopy } from './jest'
import type { Room } from './room'
import { filesBelow } from './sources'
import { uiKinds } from './ui-kinds'

/** The journeys that open the screens of a folder: names in test/journeys. */
const screens: Readonly<Record<string, readonly string[]>> = {
  'pages/activation': ['activation'],
  'pages/auth': ['log-in', 'forgotten-password', 'registration'],
  'pages/beneficiaries': ['beneficiaries'],
  'pages/checkout': ['shop', 'reload-payment'],
  'pages/confirmation': ['registration'],
  'pages/forgot': ['forgotten-password'],
  'pages/home': ['shop', 'kyc-mended', 'mandate-activation', 'main-job'],
  'pages/kept': ['kept'],
  'pages/kyc': ['kyc-steps', 'kyc-mended', 'kyc-documents', 'bad-days-kyc'],
  'pages/landing': ['landing', 'public-pages'],
  'pages/list': ['tables', 'tables-by-touch', 'policies'],
  'pages/login': ['log-in', 'before-the-script', 'keyboard'],
  'pages/mandates': ['mandate', 'mandate-activation', 'tables'],
  'pages/not-found': ['public-pages'],
  'pages/payment': ['payment-outcomes', 'widget'],
  'pages/phone': ['phone', 'announced'],
  'pages/policies': ['policies', 'tables'],
  'pages/quote': ['shop', 'products', 'cover'],
  'pages/record': ['settings', 'policies'],
  'pages/registration': ['registration', 'before-the-script'],
  'pages/reset': ['forgotten-password'],
  'pages/rewards': ['rewards'],
  'pages/settings': ['settings'],
  'components/calendar': ['kyc-documents', 'dates'],
  'components/dialogs': ['keyboard', 'tables', 'shell', 'history'],
  'components/fields': ['kyc-steps', 'choosing', 'keyboard', 'registration'],
  'components/feedback': ['offline', 'toasts', 'bad-days-account'],
  'components/menu': ['keyboard', 'tables'],
  'components/table': ['tables', 'tables-by-touch'],
  form: ['registration', 'kyc-steps', 'refused-submits', 'before-the-script'],
  guards: ['session', 'log-in'],
  layouts: ['shell', 'toasts', 'log-in'],
  routes: ['session', 'history', 'public-pages'],
  session: ['session', 'shell'],
}

/** The part of a screen that all screens use. */
const anyScreen = ['keyboard', 'shell', 'policies']

const journeysOf = (file: string): readonly string[] => {
  const [layer = '', folder = ''] = file.split('/').slice(2)
  return [...(screens[`${layer}/${folder}`] ?? screens[layer] ?? anyScreen), 'accessibility']
}

const specs = (names: readonly string[]): readonly string[] => names.map((name) => `test/journeys/${name}.spec.ts`)

const BUILD_SECONDS = 240
const JOURNEYS_SECONDS = 600

/** Builds the portal of the copy and runs these journeys until one has failed twice. */
const journeys = async (names: readonly string[]): Promise<string | undefined> => {
  const built = await runInCopy(withTsx('.ci/build.ts'), BUILD_SECONDS)
  if (built.code !== 0) return firstFailure(built)
  const browser = await ensureBrowser('shell')
  const command = [bin('@playwright/test', 'cli.js'), 'test', '-c', 'test/journeys/playwright.config.ts', '-x', '--retries', '1']
  return firstFailure(
    await runInCopy([...command, '--workers', '2', ...specs(names)], JOURNEYS_SECONDS, { CHROMIUM_PATH: browser, JOURNEYS: 'all' }),
  )
}

const isUnitTest = (file: string): boolean => /^test\/(ui|container|adapters|support)\//.test(file)

export const ui: Room = {
  name: 'ui',
  kinds: uiKinds,
  count: 60,
  share: 0.8,
  sources: () => filesBelow('src/ui').filter(({ file }) => /\.tsx?$/.test(file)),
  tests: (file) =>
    filesBelow('test')
      .filter((test) => isUnitTest(test.file) || specs(journeysOf(file)).includes(test.file))
      .map(({ text }) => text)
      .join('\n'),
  // The journeys take a quarter of an hour: they are those that `npm test` has run.
  begin: () => jestInCopy(['ui'], []),
  // Most faults are noticed by the tests of their own folder; nearly all tests open what all screens share.
  noticedBy: async (file) => {
    const own = `${posix.dirname(file).replace('src/', 'test/')}/`
    return (
      (await jestInCopy(['ui'], ['--testPathPatterns', own])) ??
      (await jestInCopy(['ui'], ['--testPathIgnorePatterns', own, '--findRelatedTests', file])) ??
      journeys(journeysOf(file))
    )
  },
}
