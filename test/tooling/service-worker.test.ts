import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { compile } from '../../.ci/build/compile'
import { extensions, rules } from '../../.ci/build/rules'
import { offlineChunks, ServiceWorkerPlugin, type OfflineFile } from '../../.ci/build/service-worker-plugin'

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const page = {
  apply: (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap('page', (compilation) => {
      compilation.hooks.processAssets.tap('page', () => {
        compilation.emitAsset('app.html', new webpack.sources.RawSource('<!doctype html>'))
      })
    })
  },
}

/** Builds a portal of these chunks, and returns what its service worker stores. */
const build = async (chunks: readonly string[]) => {
  const lines = chunks.map((name, index) => {
    writeFileSync(join(folder, `part-${index}.js`), `export const name = ${JSON.stringify(name)}`)
    return `import(/* webpackChunkName: "${name}" */ './part-${index}.js')`
  })
  writeFileSync(join(folder, 'main.js'), lines.join('\n'))
  const stats = await compile({
    mode: 'production',
    devtool: false,
    entry: { app: join(folder, 'main.js') },
    output: {
      path: join(folder, 'out'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[contenthash:8].js',
      clean: true,
    },
    resolve: { extensions },
    module: { rules: rules('browser', 'production') },
    optimization: { minimize: false },
    plugins: [page, new ServiceWorkerPlugin()],
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  const worker = readFileSync(join(folder, 'out', 'service-worker.js'), 'utf8')
  const [, id, files = '[]'] = /\{"id":"(\w+)","files":(\[.*?\])\}/.exec(worker) ?? []
  return { id, files: JSON.parse(files) as readonly OfflineFile[] }
}

const sha384 = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder, 'out', file)))
    .digest('base64')}`

describe('the list of files in the service worker', () => {
  test('[KEEP-02] has the entry and the chunks that show the offline policies, each with its digest, and the page last', async () => {
    const { id, files } = await build([...offlineChunks, 'route-home'])
    expect(id).toMatch(/^\w{8,12}$/)
    expect(files).toHaveLength(offlineChunks.length + 2)
    expect(files.at(-1)?.url).toBe('/app.html')
    for (const { url, integrity } of files) expect(integrity).toBe(sha384(url))
    expect(files.map(({ revision }) => revision === null)).toEqual(files.map(({ url }) => url !== '/app.html'))
  })

  test('[KEEP-02] is another one for another build, and fails without a chunk that it needs', async () => {
    const [one, other] = [await build(offlineChunks), await build([...offlineChunks].reverse())]
    expect(one.id).not.toBe(other.id)
    await expect(build(offlineChunks.slice(1))).rejects.toThrow('the service worker needs the chunks portal')
  })
})
