import { constants, type BrotliOptions } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type FileCacheOptions } from 'webpack'
import { settingsFingerprint } from './.ci/build/fingerprint'
import { withInspector } from './.ci/build/inspector'
import { PagesPlugin } from './.ci/build/pages-plugin'
import { prerender } from './.ci/build/prerender'
import { extensions, rules, type Mode } from './.ci/build/rules'
import { inRoot, portalDir } from './.ci/paths'

const cache = (name: string, mode: Mode): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: inRoot('.cache', 'webpack'),
  name: `${name}-${mode}`,
  version: settingsFingerprint(),
})

const compressed = /\.(js|css|html|svg|webmanifest)$/

/** The server sends these where the browser takes them; nothing is compressed while it serves. */
const compression = () => [
  new CompressionPlugin({ test: compressed, algorithm: 'gzip', compressionOptions: { level: 9 } }),
  new CompressionPlugin<BrotliOptions>({
    test: compressed,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
]

const router = inRoot('node_modules', 'react-router', 'dist', 'production')

/**
 * The router's package gives its development build to every bundler: the one without the warnings is beside it.
 * Of the metadata of decorators the container needs three functions, which `src/container/metadata.ts` has.
 */
const lighter = {
  'react-router$': `${router}/index.mjs`,
  'react-router/dom$': `${router}/dom-export.mjs`,
  'reflect-metadata/lite$': inRoot('src', 'container', 'metadata.ts'),
}

const portal = async (mode: Mode): Promise<Configuration> => {
  const prerendered = await prerender(mode)
  const production = mode === 'production'
  return {
    name: 'portal',
    mode,
    target: ['web', 'browserslist'],
    context: inRoot(),
    entry: {
      app: inRoot('src', 'main.tsx'),
      landing: [...prerendered.landingStyles, inRoot('src', 'ui', 'landing', 'landing.ts')],
    },
    devtool: production ? false : 'cheap-module-source-map',
    cache: cache('portal', mode),
    output: {
      path: portalDir,
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // Their names would travel in the first chunk.
      chunkFilename: production ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions, alias: production ? lighter : {} },
    module: { rules: rules('browser', mode) },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: ['...', new CssMinimizerPlugin()],
      // White space inside a prerendered screen is text that React expects to find again.
      minimizeOptions: {
        html: false,
        javascript: { compress: { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true } },
      },
      // A package that only lazy routes use gets a chunk that comes with the first of them. The portal's own packages
      // stay with it: together they compress better, and nothing loads the one without the other.
      splitChunks: { chunks: ({ name }) => name !== 'portal', minSize: 60_000 },
    },
    performance: false,
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[contenthash:8].css' : 'assets/[name].css',
        // CSS Modules do not depend on the order of the sheets: no selector of one reaches into another.
        ignoreOrder: true,
      }),
      new PagesPlugin(prerendered, mode),
      ...(production ? compression() : []),
    ],
  }
}

// fp-ts and io-ts are imported from plain paths, which Node itself does not resolve in ES modules: they are bundled.
const bundled = /^(\.|\/|fp-ts\/|io-ts(\/|$))/

const sandbox = (mode: Mode): Configuration => ({
  name: 'sandbox',
  mode,
  target: 'node20',
  context: inRoot(),
  entry: { server: inRoot('src', 'sandbox', 'server.ts') },
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
    clean: true,
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
  module: { rules: rules('node', mode), parser: { javascript: { importMeta: false } } },
  optimization: { minimize: false, moduleIds: 'named', nodeEnv: false },
  performance: false,
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
})

export default async (_env: unknown, { mode }: { mode?: string } = {}): Promise<Array<Configuration>> => {
  const chosen: Mode = mode === 'development' ? 'development' : 'production'
  const built = await portal(chosen)
  return [chosen === 'development' ? withInspector(built) : built, sandbox(chosen)]
}
