import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import { inRoot } from '../paths'

type Place = 'browser' | 'prerender' | 'sandbox'
export type Mode = 'production' | 'development'

/**
 * Transforms our TypeScript with Babel: for the browsers of .browserslistrc, or for Node 20. Prerendering uses the
 * browser's options, so that a file is transformed once for both: Babel's cache key includes the options and the target
 * of the caller.
 */
const scripts = (place: Place, mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  include: [inRoot('src'), inRoot('test', 'bench')],
  loader: 'babel-loader',
  options: {
    cacheDirectory: inRoot('.cache', 'babel'),
    cacheCompression: false,
    ...(place === 'sandbox' ? { targets: { node: '20.19' } } : { caller: { target: 'web' } }),
    ...(place !== 'sandbox' && mode === 'production'
      ? { plugins: [inRoot('.ci', 'build', 'strip-documentation.cjs')] }
      : {}),
  },
})

/** The one package whose scripts have forms of the language that the browsers of .browserslistrc do not know. */
const newerPackage: RuleSetRule = {
  test: /\.mjs$/,
  // Not a folder of this one, which may have its packages by a link.
  include: /[\\/]node_modules[\\/]pdfjs-dist[\\/]legacy[\\/]/,
  loader: 'babel-loader',
  options: {
    cacheDirectory: inRoot('.cache', 'babel'),
    cacheCompression: false,
    compact: false,
    presets: [['@babel/preset-env', { bugfixes: true, modules: false }]],
  },
}

/**
 * `*.module.css` are CSS Modules, other files are global. Prerendering needs only the class names, which are equal in
 * both compilations, since they are derived from the file's path and the class.
 */
const styles = (place: Place, mode: Mode): RuleSetRule => {
  const css = {
    loader: 'css-loader',
    options: {
      // The files that the build writes beside the pages have addresses from the root.
      url: { filter: (url: string) => !url.startsWith('/') },
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: mode === 'production' ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:4]',
        exportOnlyLocals: place !== 'browser',
      },
    },
  }
  const brand = { loader: inRoot('.ci', 'build', 'brand-tokens-loader.cjs') }
  const use = place === 'browser' ? [MiniCssExtractPlugin.loader, css] : [css]
  return {
    test: /\.css$/,
    sideEffects: true,
    oneOf: [{ test: /[\\/]tokens\.css$/, use: [...use, brand] }, { use }],
  }
}

/** The markup of a drawing as an address, with as few escapes as style sheets need: those compress badly. */
const toDataUrl = (content: string | Buffer): string =>
  `data:image/svg+xml,${String(content)
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`

const files = (place: Place): RuleSetRule => ({
  test: /\.(svg|png|jpe?g|webp|avif|woff2)$/,
  oneOf: [
    // A drawing that has to be there without a network is part of the style sheet.
    { resourceQuery: /^\?inline$/, type: 'asset/inline', generator: { dataUrl: toDataUrl } },
    {
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: place === 'browser' },
    },
  ],
})

export const rules = (place: Place, mode: Mode): Array<RuleSetRule> => [
  scripts(place, mode),
  ...(place === 'browser' ? [newerPackage] : []),
  styles(place, mode),
  files(place),
]

export const extensions = ['.ts', '.tsx', '.js']
