/**
 * `npm run dev`: the portal with hot reload on PORT (8080), the service behind it, restarted when its sources change.
 * The payment widget is on WIDGET_PORT (8081), as with `npm start`. `/inspector` shows the running machines. The
 * addresses are printed when they work.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { accountAddresses, addressPattern, openAddresses, serverFolders } from '../src/ui/routes/addresses'
import { portalInDevelopment, serviceScripts } from '../webpack.config'
import { forgetBuild } from './build/fingerprint'
import { bin, root } from './paths'
import { freePort, whenOrphaned } from './process'

const port = Number(process.env['PORT'] ?? 8080)
const portal = `http://localhost:${String(port)}`
const apiPort = await freePort()

const service = spawn(
  process.execPath,
  [bin('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/service/start/server.ts'],
  {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(apiPort),
      PORTAL_ORIGIN: portal,
      // A change of the sources restarts it at once.
      PORTAL_DRAIN_SECONDS: '0',
    },
    stdio: ['inherit', 'pipe', 'inherit'],
  },
)

// The development server throws where nobody can catch it when its port is taken; the service would outlive this process.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${String(port)} cannot be used (EADDRINUSE). Choose another through PORT.` : error)
  service.kill('SIGTERM')
  process.exit(1)
})

const serviceStarts = new Promise<void>((resolve) => {
  createInterface({ input: service.stdout }).on('line', (line) => {
    if (line === 'Ready.') resolve()
    // Its own addresses have a port that nobody needs to know.
    else if (!/^(Portal and API|Sandbox page) /.test(line)) console.log(line)
  })
})

const compiler = webpack({ ...portalInDevelopment(), infrastructureLogging: { level: 'warn' } })
const portalCompiles = new Promise<void>((resolve) => {
  compiler.hooks.done.tap('dev', (stats) => {
    // After the server has printed its own line.
    if (!stats.hasErrors()) setImmediate(resolve)
  })
})

const server = new WebpackDevServer(
  {
    port,
    hot: true,
    static: false,
    devMiddleware: { stats: 'errors-warnings' },
    client: { overlay: { errors: true, warnings: false } },
    historyApiFallback: {
      index: '/app.html',
      rewrites: [
        { from: /^\/inspector\/?$/, to: '/inspector.html' },
        { from: /^\/login\/?$/, to: '/login.html' },
        { from: /^\/register\/?$/, to: '/register.html' },
        { from: /^\/terms\/?$/, to: '/terms.html' },
        { from: /^\/tips\/\d+\/?$/, to: ({ match }) => `${match[0].replace(/\/$/, '')}.html` },
        // Without these rows an address with a dot counts as a file.
        ...[...openAddresses, ...accountAddresses].map((address) => ({
          from: new RegExp(addressPattern(address), 'i'),
          to: '/app.html',
        })),
      ],
    },
    proxy: [
      {
        context: [
          '/api',
          '/sandbox',
          '/config.json',
          '/catalogue',
          '/files',
          '/openapi',
          ...serverFolders,
          '/healthz',
          '/readyz',
          '/.well-known',
        ],
        target: `http://localhost:${String(apiPort)}`,
      },
    ],
  },
  compiler,
)
await server.start()

// The service reads the scripts of its own pages from dist, as with `npm start`.
webpack(serviceScripts()).watch({}, (error, stats) => {
  if (error !== null || stats?.hasErrors()) console.log(error ?? stats?.toString('errors-only'))
  if (stats !== undefined && stats.compilation.emittedAssets.size > 0) forgetBuild()
})

const stop = () => {
  service.kill('SIGTERM')
  void server.stop().finally(() => process.exit(0))
}
whenOrphaned(stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

await Promise.all([serviceStarts, portalCompiles])
console.log(
  [`Portal           ${portal}`, `Inspector        ${portal}/inspector`, `Sandbox page     ${portal}/sandbox`].join(
    '\n',
  ),
)
