import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { inRoot } from '../paths'
import { compile } from './compile'
import type { Page, Picture, PlainFile } from './page'
import { extensions, rules, type Mode } from './rules'
import { stylesOf } from './styles-of'

export type Prerendered = {
  readonly pages: ReadonlyArray<Page>
  readonly files: ReadonlyArray<PlainFile>
  readonly pictures: ReadonlyArray<Picture>
  /** The style sheets of the landing page in the order of their imports: its script imports none of them. */
  readonly landingStyles: ReadonlyArray<string>
}

const outputDir = inRoot('.cache', 'prerender')

const configuration = (mode: Mode): Configuration => ({
  name: 'prerender',
  mode,
  target: 'node20',
  context: inRoot(),
  entry: { prerender: inRoot('src', 'start', 'prerender.tsx') },
  devtool: false,
  output: { path: outputDir, filename: '[name].cjs', library: { type: 'commonjs2' }, publicPath: '/', clean: true },
  resolve: { extensions },
  module: { rules: rules('prerender', mode) },
  optimization: { minimize: false, concatenateModules: false },
  performance: false,
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
  ],
})

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' &&
  value !== null &&
  ['file', 'html', 'title', 'description', 'chunk', 'themeColour'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  )

const isFile = (value: unknown): value is PlainFile =>
  typeof value === 'object' &&
  value !== null &&
  ['file', 'text'].every((key) => typeof Reflect.get(value, key) === 'string')

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' &&
  value !== null &&
  ['file', 'base64'].every((key) => typeof Reflect.get(value, key) === 'string')

const isName = (value: unknown): value is string => typeof value === 'string'

const listIn = <A>(loaded: unknown, name: string, is: (value: unknown) => value is A): ReadonlyArray<A> => {
  const list: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined
  if (!Array.isArray(list) || !list.every(is)) throw new Error(`prerendering returned no list of ${name}`)
  return list
}

/** Validates the message of the process that prerenders. @throws Error if it has another shape */
export const readPrerendered = (value: unknown): Prerendered => ({
  pages: listIn(value, 'pages', isPage),
  files: listIn(value, 'files', isFile),
  pictures: listIn(value, 'pictures', isPicture),
  landingStyles: listIn(value, 'landingStyles', isName),
})

/** Compiles `src/start/prerender.tsx` for Node, runs it and returns its pages. Rejects with the compiler's errors. */
export const prerender = async (mode: Mode): Promise<Prerendered> => {
  const stats = await compile(configuration(mode))
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  const require = createRequire(import.meta.url)
  const file = join(outputDir, 'prerender.cjs')
  Reflect.deleteProperty(require.cache, require.resolve(file))
  const loaded: unknown = require(file)
  const { filesAt } = loaded as { readonly filesAt: (built: Date) => unknown }
  // Loaded here, since every process that reads webpack.config.ts imports this module and only one of them draws.
  const { drawPictures } = await import('./pictures')
  return {
    pages: listIn(loaded, 'pages', isPage),
    files: listIn({ files: filesAt(new Date()) }, 'files', isFile),
    pictures: drawPictures(),
    landingStyles: stylesOf(stats, inRoot('src', 'ui', 'pages', 'landing')),
  }
}
