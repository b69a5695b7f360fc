// The import direction of docs/architecture.md: which room may know which. Type imports count as imports.
const { join } = require('node:path')

const rooms = {
  domain: [],
  contract: [],
  ports: ['domain'],
  machines: ['domain', 'ports'],
  adapters: ['ports', 'domain', 'contract'],
  ui: ['machines', 'domain', 'ports'],
  container: ['domain', 'contract', 'ports', 'machines', 'adapters'],
  sandbox: ['contract', 'domain'],
  // What developers look through; no build for customers has it.
  inspector: [],
}

/** The packages of a room; a room that is not named here has its own rules below. */
const packages = {
  domain: ['fp-ts', 'io-ts'],
  contract: ['fp-ts', 'io-ts'],
  ports: ['fp-ts'],
  machines: ['fp-ts', 'xstate'],
}

const inPackages = (names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`

const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const roomRules = Object.entries(rooms).map(([room, allowed]) =>
  error(
    `room-${room}`,
    `${room} imports ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')} and itself, nothing else of ours`,
    { path: `^src/${room}/` },
    { path: '^(src|test|\\.ci)/', pathNot: [`^src/(${[room, ...allowed].join('|')})/`, '^src/brand\\.json$'] },
  ),
)

const packageRules = Object.entries(packages).map(([room, allowed]) =>
  error(
    `packages-${room}`,
    `of all packages ${room} imports only ${allowed.join(', ')}`,
    { path: `^src/${room}/` },
    { dependencyTypesNot: ['local'], pathNot: [inPackages(allowed), '^src/', '^test/'] },
  ),
)

/** The layers inside ui, each with those below it that it may import. */
const uiLayers = {
  components: [],
  form: ['components'],
  session: ['components'],
  pages: ['components', 'form', 'session'],
}

/** Who the portal belongs to, and the types of imported files: every layer of ui may know them. */
const uiCommon = '^src/ui/(brand\\.ts|[\\w-]+\\.d\\.ts)$'

const uiRules = Object.entries(uiLayers).map(([layer, below]) =>
  error(
    `ui-${layer}`,
    `of ui, ${layer} imports ${below.length === 0 ? 'itself alone' : `${below.join(', ')} and itself`}`,
    { path: `^src/ui/${layer}/` },
    { path: '^src/ui/', pathNot: [`^src/ui/(${[layer, ...below].join('|')})/`, uiCommon] },
  ),
)

const react = ['react', 'react-dom', '@xstate/react', 'react-final-form', 'lucide-react', '@tanstack/react-table']
const server = ['fastify', '@fastify', 'pg', '@electric-sql', 'drizzle-orm', '@node-rs', 'jose', 'nodemailer']

module.exports = {
  forbidden: [
    ...roomRules,
    ...packageRules,
    ...uiRules,
    error('start-room', 'start joins container and ui', { path: '^src/start/' }, {
      path: '^src/',
      pathNot: ['^src/(start|container|ui)/', '^src/brand\\.json$'],
    }),
    error('authenticated-routes-follow-portal', 'portal.tsx alone loads the authenticated routes, later', {
      pathNot: '^src/start/portal\\.tsx$',
    }, { path: '^src/start/authenticated-routes\\.ts$' }),
    error('portal-follows-main', 'main.tsx alone loads the portal, later', { pathNot: '^src/start/main\\.tsx$' }, {
      path: '^src/start/portal\\.tsx$',
      dependencyTypesNot: ['type-only'],
    }),
    error('prerender-room', 'the prerendered pages are ui', { path: '^src/start/prerender\\.tsx$' }, {
      path: '^src/',
      pathNot: ['^src/ui/', '^src/brand\\.json$'],
    }),
    error('start-is-the-top', 'nothing imports start or test', { path: '^src/', pathNot: '^src/start/' }, {
      path: '^(src/start|test)/',
    }),
    error('ports-as-types', 'ui knows a port by its type only', { path: '^src/ui/' }, {
      path: '^src/ports/',
      dependencyTypesNot: ['type-only'],
    }),
    error(
      'table-stays-out-of-the-portal',
      'the table joins every codec: in the portal all of them would land in the first chunk',
      { path: '^src/', pathNot: '^src/(sandbox/|contract/table\\.ts$)' },
      { path: '^src/contract/table\\.ts$' },
    ),
    error('inversify-in-container', 'the container alone knows Inversify', {
      path: '^(src|test)/',
      pathNot: ['^src/container/', '^test/(container|tooling)/'],
    }, { path: inPackages(['inversify', '@inversifyjs', 'reflect-metadata']) }),
    error('xstate-in-machines', 'workflows are machines, and machines live in machines', {
      path: '^src/',
      pathNot: '^src/(machines|ui|container|inspector|start)/',
    }, { path: inPackages(['xstate', '@xstate/react']) }),
    error('react-in-ui', 'only what a customer sees is React', {
      path: '^src/',
      pathNot: '^src/(ui|inspector|start)/',
    }, { path: inPackages(react) }),
    error('ui-libraries', 'toasts and the router: ui, the adapters that wrap them, and the container that loads them', {
      path: '^src/',
      pathNot: '^src/(ui|adapters/ui-library|container|start)/',
    }, { path: inPackages(['react-toastify', 'react-router', 'react-router-dom']) }),
    error('server-packages', 'what serves stays on the server', { path: '^src/', pathNot: '^src/sandbox/' }, {
      path: inPackages(server),
    }),
    error('node-in-sandbox', 'the portal runs in a browser', { path: '^src/', pathNot: '^src/sandbox/' }, {
      dependencyTypes: ['core'],
    }),
    error('no-cycles', 'a cycle has no order', {}, { circular: true }),
    error('resolvable', 'an import leads somewhere', {}, { couldNotResolve: true }),
    error('declared', 'a package stands in package.json', { path: '^src/', pathNot: '^src/inspector/' }, {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    }),
    error('declared-for-developers', 'a package of the inspector stands in package.json', { path: '^src/inspector/' }, {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    }),
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
