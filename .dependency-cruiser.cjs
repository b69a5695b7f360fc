// The import rules of docs/architecture.md: which layers each layer may import. Type imports count as imports.
const { join } = require('node:path')

const layers = {
  domain: [],
  contract: [],
  ports: ['domain'],
  machines: ['domain', 'ports'],
  adapters: ['ports', 'domain', 'contract'],
  ui: ['machines', 'domain', 'ports'],
  container: ['domain', 'contract', 'ports', 'machines', 'adapters'],
  service: ['contract', 'domain'],
  // A development tool that is not part of any build for customers.
  inspector: [],
}

/** Single files that a layer may import from another one. */
const files = { inspector: ['machines/sample-events'] }

/** The packages that a layer may import; the other layers have their own rules below. */
const packages = {
  domain: ['fp-ts', 'io-ts'],
  contract: ['fp-ts', 'io-ts'],
  ports: ['fp-ts'],
  machines: ['fp-ts', 'xstate'],
}

const inPackages = (names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`

const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const layerRules = Object.entries(layers).map(([layer, allowed]) =>
  error(
    `layer-${layer}`,
    `${layer} imports ${allowed.length === 0 ? 'none of our layers' : allowed.join(', ')} and itself only`,
    { path: `^src/${layer}/` },
    {
      path: '^(src|test|\\.ci)/',
      pathNot: [
        `^src/(${[layer, ...allowed].join('|')})/`,
        '^src/(brand|tips)\\.json$',
        ...(files[layer] ?? []).map((file) => `^src/${file}\\.ts$`),
      ],
    },
  ),
)

const packageRules = Object.entries(packages).map(([layer, allowed]) =>
  error(
    `packages-${layer}`,
    `the only packages that ${layer} imports are ${allowed.join(', ')}`,
    { path: `^src/${layer}/` },
    { dependencyTypesNot: ['local'], pathNot: [inPackages(allowed), '^src/', '^test/'] },
  ),
)

/** The layers inside ui, each with the lower layers that it may import. */
const uiLayers = {
  components: [],
  form: ['components'],
  session: ['components'],
  pages: ['components', 'form', 'session'],
}

/** The brand and the types of imported files, which every layer of ui may import. */
const uiCommon = '^src/ui/(brand\\.ts|[\\w-]+\\.d\\.ts)$'

const uiRules = Object.entries(uiLayers).map(([layer, below]) =>
  error(
    `ui-${layer}`,
    `of ui, ${layer} imports ${below.length === 0 ? 'only itself' : `${below.join(', ')} and itself`}`,
    { path: `^src/ui/${layer}/` },
    { path: '^src/ui/', pathNot: [`^src/ui/(${[layer, ...below].join('|')})/`, uiCommon] },
  ),
)

/** The storeys of the service, each of which may import those before it. */
const storeys = [
  'platform',
  'wire',
  'account',
  'referral',
  'kyc',
  'beneficiary',
  'shop',
  'cover',
  'reminders',
  'verify',
  'abp-start',
  'portal',
  'widget',
  'demo',
  'sandbox',
  'start',
]

const storeyRules = storeys.map((storey, index) =>
  error(
    `storey-${storey}`,
    `in the service, imports go down: ${storey} imports ${index === 0 ? 'no other storey' : storeys.slice(0, index).join(', ')}`,
    { path: `^src/service/${storey}/` },
    { path: '^src/service/', pathNot: `^src/service/(${storeys.slice(0, index + 1).join('|')})/` },
  ),
)

const react = [
  'react',
  'react-dom',
  'downshift',
  '@xstate/react',
  'react-final-form',
  'lucide-react',
  '@tanstack/react-table',
]
const server = [
  'fastify',
  '@fastify',
  'pg',
  '@electric-sql',
  'drizzle-orm',
  '@node-rs',
  'jose',
  'nodemailer',
  'piscina',
  'prom-client',
]

module.exports = {
  forbidden: [
    ...layerRules,
    ...packageRules,
    ...uiRules,
    ...storeyRules,
    error(
      'page-script',
      'the script of a page of the service runs in a browser: of the server it imports types, and nothing that brings much along',
      { path: '^src/service/(widget|sandbox/console)/script/' },
      {
        path: '.',
        pathNot: '^src/(service/(widget|sandbox/console)/script|domain/values|contract/nothing-done)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'page-script-is-a-page',
      'nothing imports the script of a page of the service',
      { path: '^src/', pathNot: '^src/service/(widget|sandbox/console)/script/' },
      { path: '^src/service/(widget|sandbox/console)/script/' },
    ),
    error(
      'start-layer',
      'start joins container and ui',
      { path: '^src/start/' },
      {
        path: '^src/',
        pathNot: ['^src/(start|container|ui)/', '^src/(brand|tips)\\.json$'],
      },
    ),
    error(
      'authenticated-routes-follow-portal',
      'only portal.tsx loads the authenticated routes, lazily',
      {
        pathNot: '^src/start/portal\\.tsx$',
      },
      { path: '^src/start/authenticated-routes\\.ts$' },
    ),
    error(
      'portal-follows-main',
      'only main.tsx loads the portal, lazily',
      { pathNot: '^src/start/main\\.tsx$' },
      {
        path: '^src/start/portal\\.tsx$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'prerender-layer',
      'prerendering imports only ui',
      { path: '^src/start/prerender\\.tsx$' },
      {
        path: '^src/',
        pathNot: ['^src/ui/', '^src/(brand|tips)\\.json$'],
      },
    ),
    error(
      'start-is-the-top',
      'no other layer imports start or test',
      { path: '^src/', pathNot: '^src/start/' },
      {
        path: '^(src/start|test)/',
      },
    ),
    error(
      'ports-as-types',
      'ui imports only the types of ports',
      { path: '^src/ui/' },
      {
        path: '^src/ports/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'table-stays-out-of-the-portal',
      'the table imports every codec: in the portal all of them would be in the first chunk',
      { path: '^src/', pathNot: '^src/(service/|contract/table\\.ts$)' },
      { path: '^src/contract/table\\.ts$' },
    ),
    error(
      'inversify-in-container',
      'only the container imports Inversify',
      {
        path: '^(src|test)/',
        pathNot: ['^src/container/', '^test/(container|tooling)/'],
      },
      { path: inPackages(['inversify', '@inversifyjs', 'reflect-metadata']) },
    ),
    error(
      'xstate-in-machines',
      'workflows are machines, which belong to machines',
      {
        path: '^src/',
        pathNot: '^src/(machines|ui|container|inspector|start)/',
      },
      { path: inPackages(['xstate', '@xstate/react']) },
    ),
    error(
      'react-in-ui',
      'only ui imports React',
      {
        path: '^src/',
        pathNot: '^src/(ui|inspector|start)/',
      },
      { path: inPackages(react) },
    ),
    error(
      'ui-libraries',
      'only ui, the adapters that wrap toasts and the router, and the container import them',
      {
        path: '^src/',
        pathNot: '^src/(ui|adapters/ui-library|container|start)/',
      },
      { path: inPackages(['react-toastify', 'react-router', 'react-router-dom']) },
    ),
    error(
      'phone-numbers',
      'one module of the service and one of the portal know the numbering plans',
      { path: '^src/', pathNot: '^src/(service/platform/phone-number|ui/form/phone-appearance)\\.ts$' },
      { path: inPackages(['libphonenumber-js']) },
    ),
    error(
      'server-packages',
      'server packages are for the service only',
      { path: '^src/', pathNot: '^src/service/' },
      {
        path: inPackages(server),
      },
    ),
    error(
      'node-in-service',
      'the portal runs in a browser, without modules of Node',
      { path: '^src/', pathNot: '^src/service/' },
      {
        dependencyTypes: ['core'],
      },
    ),
    error('no-cycles', 'imports must not form a cycle', {}, { circular: true }),
    error('resolvable', 'every import must resolve', {}, { couldNotResolve: true }),
    error(
      'declared',
      'every package is a dependency in package.json',
      { path: '^src/', pathNot: '^src/inspector/' },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'declared-for-developers',
      'every package of the inspector is in package.json',
      { path: '^src/inspector/' },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/|\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
    cache: false,
  },
}
