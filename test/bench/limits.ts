import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { extensions, rules } from '../../.ci/build/rules'
import { productionBuilds } from '../../webpack.config'
import { inRoot, portalDir } from '../../.ci/paths'

const entry = 'routed-form.tsx'

const configuration = (into: string): Configuration => ({
  mode: 'production',
  target: ['web', 'browserslist'],
  context: inRoot(),
  entry: { limit: inRoot('test', 'bench', entry) },
  output: { path: join(into, 'assets'), publicPath: '/assets/', filename: 'limit.[contenthash:8].js' },
  resolve: { extensions, alias: productionBuilds },
  module: { rules: rules('browser', 'production') },
  performance: false,
  // It uses the classes of the portal, whose style sheets the page already has.
  plugins: [new MiniCssExtractPlugin({ filename: 'limit-unused.css' })],
})

const compile = (into: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration(into))
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error)
        else if (stats === undefined || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no result'))
        else resolve()
      })
    })
  })

/** Writes a file with its compressed versions, like the build. */
const write = (file: string, text: string): void => {
  writeFileSync(file, text)
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}

const scripts = /\s*(<script [^>]*><\/script>|<link rel="preload"[^>]*>)/g

const publicPages = ['index', 'login', 'register'] as const

/** A copy of the built portal whose public pages have no script. */
export const staticPortal = (into: string): string => {
  cpSync(portalDir, into, { recursive: true })
  for (const name of publicPages) {
    const page = readFileSync(join(portalDir, `${name}.html`), 'utf8')
    write(join(into, `${name}.html`), page.replace(scripts, ''))
  }
  return into
}

/** A copy of the built portal whose log-in page is the same form with React and the router alone, built in the same way. */
export const referencePortal = async (into: string): Promise<string> => {
  staticPortal(into)
  await compile(into)
  rmSync(join(into, 'assets', 'limit-unused.css'), { force: true })
  const script = readdirSync(join(into, 'assets')).find((file) => /^limit\..*\.js$/.test(file))
  if (script === undefined) throw new Error(`${entry} was not built`)
  const file = join(into, 'assets', script)
  write(file, readFileSync(file, 'utf8'))
  const page = readFileSync(join(into, 'login.html'), 'utf8')
  write(
    join(into, 'login.html'),
    page.replace('</head>', `<script defer fetchpriority="high" src="/assets/${script}"></script>\n</head>`),
  )
  return into
}
