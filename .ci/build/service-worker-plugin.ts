import { createHash } from 'node:crypto'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { inRoot } from '../paths'

/** The entry, and the file that it is served as: its address may not change from build to build. */
const ENTRY = 'service-worker'
const FILE = `${ENTRY}.js`

/** Enough to tell the builds apart that one device has met. */
const ID_LENGTH = 12

/** The page of every address that needs a log-in. */
const PAGE = 'app.html'

/** The chunks that show the offline policies, by their webpackChunkName; other screens need the server anyway. */
export const offlineChunks: ReadonlyArray<string> = [
  'portal',
  'authenticated-routes',
  'feature-kept',
  'route-kept',
  'kept',
]

export type OfflineFile = { readonly url: string; readonly revision: string | null; readonly integrity: string }

const contentOf = ({ assets }: Compilation, file: string): Buffer => {
  const source = assets[file]
  if (source === undefined) throw new Error(`the service worker needs ${file}, which does not exist`)
  const content = source.source()
  return Buffer.isBuffer(content) ? content : Buffer.from(content)
}

const digest = (algorithm: string, content: string | Buffer) => createHash(algorithm).update(content).digest('base64')

/** The files of a build for use without a network. The page comes last: where it is stored, the others are. */
const offlineFiles = (compilation: Compilation): ReadonlyArray<OfflineFile> => {
  const { entrypoints, namedChunkGroups } = compilation
  const groups = [entrypoints.get('app'), ...offlineChunks.map((name) => namedChunkGroups.get(name))]
  const missing = ['app', ...offlineChunks].filter((_, index) => groups[index] === undefined)
  if (missing.length > 0)
    throw new Error(`the service worker needs the chunks ${missing.join(', ')}, which do not exist`)
  const assets = new Set(groups.flatMap((group) => group?.getFiles() ?? []).filter((file) => /\.(js|css)$/.test(file)))
  const row = (file: string, hashed: boolean): OfflineFile => {
    const content = contentOf(compilation, file)
    return {
      url: `/${file}`,
      revision: hashed ? null : digest('sha256', content),
      integrity: `sha384-${digest('sha384', content)}`,
    }
  }
  return [...[...assets].sort().map((file) => row(file, true)), row(PAGE, false)]
}

/** Compiles the worker apart: as an entry beside the others it would keep webpack from leaving out their unused modules. */
const compileWorker = (compilation: Compilation): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = compilation.createChildCompiler('service worker', { filename: FILE, publicPath: '/' })
    new webpack.EntryPlugin(inRoot(), inRoot('src', 'start', 'service-worker.ts'), ENTRY).apply(child)
    child.runAsChild((error) => {
      if (error) reject(error)
      else resolve()
    })
  })

/**
 * Adds the service worker, and writes the list of the files into it that the portal needs to open without a network, each
 * with its digest: what a network changed on the way is not stored.
 */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('ServiceWorkerPlugin', compileWorker)
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      // After the final names of all assets, and before they are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1
      compilation.hooks.processAssets.tap({ name: 'ServiceWorkerPlugin', stage }, () => {
        const files = offlineFiles(compilation)
        const id = digest('sha256', JSON.stringify(files)).replace(/\W/g, '').slice(0, ID_LENGTH)
        const code = contentOf(compilation, FILE).toString()
        const [place, ...more] = code.match(/\bself\.portalBuild\b/g) ?? []
        if (place === undefined || more.length > 0)
          throw new Error(`${FILE} has not exactly one place for its list of files`)
        const filled = code.replace(place, () => `(${JSON.stringify({ id, files })})`)
        compilation.updateAsset(FILE, new webpack.sources.RawSource(filled))
      })
    })
  }
}
