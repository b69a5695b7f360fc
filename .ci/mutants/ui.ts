import { jestInCopy } from './jest'
import { buildCopy, journeysInCopy } from './journeys'
import type { Layer } from './layer'
import { filesBelow } from './sources'
import { uiKinds } from './ui-kinds'

/** The journeys that open the screens of a folder (names in test/journeys), and the screens that axe looks at. */
const screens: Readonly<Record<string, readonly [journeys: readonly string[], axe: string]>> = {
  'pages/activation': [['activation'], 'activation'],
  'pages/auth': [['log-in', 'forgotten-password', 'registration'], 'log-in|registration'],
  'pages/beneficiaries': [['beneficiaries'], 'beneficiar'],
  'pages/checkout': [['shop', 'reload-payment'], 'checkout'],
  'pages/confirmation': [['registration'], 'confirmation'],
  'pages/forgot': [['forgotten-password'], 'log-in'],
  'pages/home': [['shop', 'kyc-corrections', 'mandate-activation', 'main-job'], 'home'],
  'pages/kept': [['kept'], 'policies'],
  'pages/kyc': [['kyc-steps', 'kyc-corrections', 'kyc-documents', 'bad-days-kyc'], 'KYC|medical'],
  'pages/landing': [['landing', 'public-pages'], 'landing|terms|tips'],
  'pages/list': [['tables', 'tables-by-touch', 'policies'], 'policies|mandates|list'],
  'pages/login': [['log-in', 'before-the-script', 'keyboard'], 'log-in'],
  'pages/mandates': [['mandate', 'mandate-activation', 'tables'], 'mandate'],
  'pages/not-found': [['public-pages'], 'unknown address'],
  'pages/payment': [['payment-outcomes', 'widget'], 'payment'],
  'pages/phone': [['phone', 'announced'], 'phone number'],
  'pages/policies': [['policies', 'tables'], 'polic'],
  'pages/quote': [['shop', 'products', 'cover'], 'form|shop|category'],
  'pages/record': [['settings', 'policies'], 'policy|mandate'],
  'pages/registration': [['registration', 'before-the-script'], 'registration'],
  'pages/reset': [['forgotten-password'], 'log-in'],
  'pages/rewards': [['rewards'], 'rewards'],
  'pages/settings': [['settings'], 'settings|verifications'],
  'components/calendar': [['kyc-documents', 'dates'], 'step 6|travel'],
  'components/dialogs': [['keyboard', 'tables', 'shell', 'history'], 'shop|details'],
  'components/fields': [['kyc-steps', 'choosing', 'keyboard', 'registration'], 'registration|step|motor'],
  'components/feedback': [
    ['offline', 'offline-writes', 'toasts', 'bad-days-account'],
    'log-in|not exist|configuration',
  ],
  'components/menu': [['keyboard', 'tables'], 'menu|actions'],
  'components/table': [['tables', 'tables-by-touch'], 'policies|mandates'],
  form: [['registration', 'kyc-steps', 'refused-submits', 'before-the-script'], 'registration|step'],
  guards: [['session', 'log-in'], 'log-in'],
  layouts: [['shell', 'toasts', 'log-in'], 'home|menu|log-in'],
  routes: [['session', 'history', 'public-pages'], 'unknown address'],
  session: [['session', 'shell'], 'home'],
}

/** The part of a screen that all screens use. */
const anyScreen = [['keyboard', 'shell', 'policies'], 'landing|log-in|home|policies'] as const

const screensOf = (file: string) => {
  const [layer = '', folder = ''] = file.split('/').slice(2)
  return screens[`${layer}/${folder}`] ?? screens[layer] ?? anyScreen
}

const specs = (names: readonly string[]): readonly string[] => names.map((name) => `test/journeys/${name}.spec.ts`)

/** Builds the portal of the copy and opens the screens that have the file. */
const journeys = async (file: string): Promise<string | undefined> => {
  const notBuilt = await buildCopy()
  if (notBuilt !== undefined) return notBuilt
  const [names, axe] = screensOf(file)
  return (await journeysInCopy(specs(names))) ?? journeysInCopy([...specs(['accessibility']), '-g', axe])
}

/** Pages whose unit tests have another name, and parts that several pages share. */
const pagesWith: Readonly<Record<string, string>> = {
  activation: 'verify-email',
  auth: '(login|forgot|reset|account-forms)',
  confirmation: 'confirm-email',
  list: '(policies|mandates)',
  policies: '(policies|kept)',
  record: '(policies|mandates|settings)',
  registration: '(register|account-forms)',
}

/** The unit tests of a page's folder; for what pages share those of its layer, and of the layouts, which show whole screens. */
const ownTests = (file: string): string => {
  const [layer = '', folder = ''] = file.split('/').slice(2)
  return `test/ui/${layer === 'pages' ? `pages/${pagesWith[folder] ?? folder}` : `(${layer}|layouts)/`}`
}

export const ui: Layer = {
  name: 'ui',
  kinds: uiKinds,
  count: 60,
  share: 0.8,
  sources: () => filesBelow('src/ui').filter(({ file }) => /\.tsx?$/.test(file)),
  tests: (file) =>
    filesBelow('test')
      .filter(
        (test) =>
          new RegExp(`^${ownTests(file)}`).test(test.file) ||
          specs([...screensOf(file)[0], 'accessibility']).includes(test.file),
      )
      .map(({ text }) => text)
      .join('\n'),
  // The journeys take a quarter of an hour: they are those that `npm test` has run.
  begin: () => jestInCopy(['ui'], []),
  // Nearly all unit tests open what all screens share: whether one of another folder would notice is not tried.
  noticedBy: async (file) => (await jestInCopy(['ui'], ['--testPathPatterns', ownTests(file)])) ?? journeys(file),
}
