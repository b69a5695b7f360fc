/**
 * `npm run dev`: the portal with hot reload on PORT (8080), the sandbox behind it, restarted when its sources change.
 * The payment widget is on WIDGET_PORT (8081), as with `npm start`. `/inspector` shows the running actors.
 */
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { accountAddresses, addressPattern, openAddresses, serverFolders } from '../src/ui/routes/addresses'
import { portalInDevelopment, widget } from '../webpack.config'
import { forgetBuild } from './build/fingerprint'
import { freePort, start, whenOrphaned } from './process'
import { bin } from './paths'

const port = Number(process.env['PORT'] ?? 8080)
const apiPort = await freePort()

const sandbox = start([bin('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/service/start/server.ts'], {
  PORT: String(apiPort),
  PORTAL_ORIGIN: `http://localhost:${String(port)}`,
  // A change of the sources restarts it at once.
  PORTAL_DRAIN_SECONDS: '0',
})

const server = new WebpackDevServer(
  {
    port,
    hot: true,
    static: false,
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
          ...serverFolders,
          '/healthz',
          '/readyz',
          '/.well-known',
        ],
        target: `http://localhost:${String(apiPort)}`,
      },
    ],
  },
  webpack(portalInDevelopment()),
)
await server.start()

// The sandbox reads the widget's script from dist, as with `npm start`.
webpack(widget()).watch({}, (error, stats) => {
  if (error !== null || stats?.hasErrors()) console.log(error ?? stats?.toString('errors-only'))
  if (stats !== undefined && stats.compilation.emittedAssets.size > 0) forgetBuild()
})

const stop = () => {
  sandbox.kill('SIGTERM')
  void server.stop().finally(() => process.exit(0))
}
whenOrphaned(stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
