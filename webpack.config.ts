import { constants, type BrotliOptions } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import type { JsMinifyOptions } from '@swc/core'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type FileCacheOptions } from 'webpack'
import { settingsFingerprint } from './.ci/build/fingerprint'
import { withInspector } from './.ci/build/inspector'
import { PagesPlugin } from './.ci/build/pages-plugin'
import { minifyStyles } from './.ci/build/minify-styles'
import { prerender, type Prerendered } from './.ci/build/prerender'
import { extensions, rules, type Mode } from './.ci/build/rules'
import { ServiceWorkerPlugin } from './.ci/build/service-worker-plugin'
import { iconsInFirstChunk, inFirstChunk, inPortal, sharedChunk } from './.ci/build/shared-chunk'
import { inRoot, portalDir } from './.ci/paths'

const cache = (name: string, mode: Mode): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: inRoot('.cache', 'webpack'),
  name: `${name}-${mode}`,
  version: settingsFingerprint(),
})

const compressed = /\.(js|css|html|svg|webmanifest)$/

/**
 * Precompressed files, which the server sends to browsers that accept them. Brotli's best quality saves a few per cent
 * but doubles the build time, so only a release uses it.
 */
const compression = (release: boolean) => [
  new CompressionPlugin({ test: compressed, algorithm: 'gzip', compressionOptions: { level: 9 } }),
  new CompressionPlugin<BrotliOptions>({
    test: compressed,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: release ? 11 : 5 } },
  }),
]

const router = inRoot('node_modules', 'react-router', 'dist', 'production')

/** The router's package resolves to its development build in every bundler, so the production build is an alias. */
export const productionBuilds = {
  'react-router$': `${router}/index.mjs`,
  'react-router/dom$': `${router}/dom-export.mjs`,
}

/** No workers: swc has its own threads, and minimizing the style sheets takes little time. */
const minimizer = () => [
  new MinimizerPlugin<JsMinifyOptions>({
    test: /\.js$/,
    parallel: false,
    extractComments: false,
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: {
      // No unsafe options of swc: with `unsafe_arrows` the portal does not start.
      compress: { passes: 4, ecma: 2020 },
      format: { comments: false },
    },
  }),
  new MinimizerPlugin({ test: /\.css$/, parallel: false, minify: minifyStyles }),
]

type PortalOptions = {
  readonly mode: Mode
  readonly release: boolean
  readonly prerendered: () => Promise<Prerendered>
}

export const portal = ({ mode, release, prerendered }: PortalOptions): Configuration => {
  const production = mode === 'production'
  return {
    name: 'portal',
    mode,
    target: ['web', 'browserslist'],
    context: inRoot(),
    // PagesPlugin adds the entry of the landing page.
    entry: { app: inRoot('src', 'start', 'main.tsx') },
    devtool: production ? false : 'cheap-module-source-map',
    cache: cache('portal', mode),
    output: {
      path: portalDir,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // Without names, because the runtime in the first chunk would contain them.
      chunkFilename: production ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
      // The one policy that the content-security policy names: for the addresses of chunks and of the worker.
      // Each file names it; by default it is the package's name.
      chunkLoadingGlobal: 'chunks',
      trustedTypes: { policyName: 'portal#webpack' },
    },
    resolve: { extensions, alias: production ? productionBuilds : {} },
    module: { rules: rules('browser', mode) },
    optimization: {
      moduleIds: false,
      chunkIds: 'deterministic',
      // One per cent less than names by hash.
      ...(production ? { mangleExports: 'size' } : {}),
      minimizer: minimizer(),
      // A package used only by lazy routes gets a chunk that is loaded with the first of them. The packages of `portal`
      // stay in its chunk: they compress better together and are always loaded together.
      splitChunks: {
        chunks: ({ name }) => name !== 'portal',
        minSize: 60_000,
        cacheGroups: production ? { shared: sharedChunk, inFirstChunk, iconsInFirstChunk, inPortal } : {},
      },
    },
    performance: false,
    plugins: [
      // As `deterministic`, which from 500 modules on gives them five digits.
      new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[contenthash:8].css' : 'assets/[name].css',
        // CSS Modules do not depend on the order of the style sheets, since their selectors are local.
        ignoreOrder: true,
      }),
      new PagesPlugin(prerendered),
      ...(production ? [new ServiceWorkerPlugin(), ...compression(release)] : []),
    ],
  }
}

/** The scripts of the service's own pages, which it sends under one name in every release. */
export const serviceScripts = (): Configuration => ({
  name: 'service-scripts',
  mode: 'production',
  target: ['web', 'browserslist'],
  context: inRoot(),
  entry: {
    'widget/widget': inRoot('src', 'service', 'widget', 'script', 'main.ts'),
    'console/console': inRoot('src', 'service', 'sandbox', 'console', 'script', 'main.ts'),
  },
  devtool: false,
  cache: cache('service-scripts', 'production'),
  output: { path: inRoot('dist'), filename: '[name].js' },
  resolve: { extensions },
  module: { rules: rules('browser', 'production') },
  optimization: { minimizer: minimizer() },
  performance: false,
})

// fp-ts and io-ts are bundled, because Node cannot resolve their subpaths without an extension in ES modules.
const bundled = /^(\.|\/|fp-ts\/|io-ts(\/|$))/

export const sandbox = (mode: Mode): Configuration => ({
  name: 'sandbox',
  mode,
  target: 'node20',
  context: inRoot(),
  entry: {
    server: inRoot('src', 'service', 'start', 'server.ts'),
    worker: inRoot('src', 'service', 'start', 'worker.ts'),
    'pglite-thread': inRoot('src', 'service', 'platform', 'database', 'pglite-thread.ts'),
    desk: inRoot('src', 'service', 'start', 'desk.ts'),
  },
  devtool: false,
  cache: cache('sandbox', mode),
  experiments: { outputModule: true },
  output: {
    path: inRoot('dist', 'sandbox'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    clean: { keep: /^prepared\// },
  },
  externalsPresets: { node: true },
  externalsType: 'module',
  externals: [
    ({ request }, callback) => {
      if (bundled.test(request)) callback()
      else callback(undefined, request)
    },
  ],
  resolve: { extensions },
  module: { rules: rules('sandbox', mode), parser: { javascript: { importMeta: false } } },
  optimization: { minimize: false, moduleIds: 'named', nodeEnv: false },
  performance: false,
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
})

/** The portal in development, with its page `/inspector`. */
export const portalInDevelopment = (): Configuration =>
  withInspector(portal({ mode: 'development', release: false, prerendered: () => prerender('development') }))

/** The configuration for webpack's CLI; `.ci/build.ts` builds them in two processes. */
export default [
  portal({ mode: 'production', release: false, prerendered: () => prerender('production') }),
  sandbox('production'),
  serviceScripts(),
]
