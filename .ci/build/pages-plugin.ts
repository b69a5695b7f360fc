import webpack, { type Compilation, type Compiler } from 'webpack'
import { inRoot } from '../paths'
import { renderPage, type Page, type PageAssets } from './page'
import type { Prerendered } from './prerender'

/** The assets of a page: the files of its entry and of the lazy chunks that its screen needs. */
const assetsOf = (page: Page, { entrypoints, namedChunkGroups }: Compilation): PageAssets => {
  const own = entrypoints.get(page.chunk)?.getFiles() ?? []
  const filesOf = (names: ReadonlyArray<string>) =>
    names.flatMap((name) => {
      const group = namedChunkGroups.get(name)
      if (group === undefined) throw new Error(`${page.file} needs the chunk ${name}, which does not exist`)
      return group.getFiles()
    })
  const needed = filesOf(page.needs ?? [])
  const urls = (files: ReadonlyArray<string>, extension: string) => [
    ...new Set(
      files.filter((file) => file.endsWith(extension) && !file.includes('.hot-update.')).map((file) => `/${file}`),
    ),
  ]
  const scripts = urls(own, '.js')
  const preloads = urls(needed, '.js').filter((url) => !scripts.includes(url))
  const styles = urls([...own, ...needed], '.css')
  const ahead = filesOf(page.ahead ?? [])
  const later = urls(filesOf(page.follows ?? []), '.js').filter((url) => ![...scripts, ...preloads].includes(url))
  return {
    scripts,
    preloads,
    later,
    idle: [...urls(ahead, '.js'), ...urls(ahead, '.css')].filter(
      (url) => ![...scripts, ...preloads, ...later, ...styles].includes(url),
    ),
    styles,
  }
}

/**
 * Adds the entry of the landing page, whose styles are determined by prerendering, and emits the pages. Prerendering runs
 * in parallel with the compilation; in development it is repeated after every change in the ui.
 */
export class PagesPlugin {
  readonly #prerender: () => Promise<Prerendered>

  constructor(prerender: () => Promise<Prerendered>) {
    this.#prerender = prerender
  }

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('PagesPlugin', async (compilation) => {
      const { pages, files, pictures, landingStyles } = await this.#prerender()
      await this.#addEntry(compilation, 'landing', [
        ...landingStyles,
        inRoot('src', 'ui', 'pages', 'landing', 'landing.ts'),
      ])
      this.#emit(compilation, webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, () => [
        ...files.map(({ file, text }) => [file, text] as const),
        ...pictures.map(({ file, base64 }) => [file, Buffer.from(base64, 'base64')] as const),
      ])
      // After the minimizers, which must not change the pages, and before the final hashes of asset names.
      this.#emit(compilation, webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, () =>
        pages.map((page) => [page.file, renderPage(page, assetsOf(page, compilation))]),
      )
    })
    compiler.hooks.afterCompile.tap('PagesPlugin', (compilation) => {
      if (compiler.watchMode) compilation.contextDependencies.add(inRoot('src', 'ui'))
    })
  }

  async #addEntry(compilation: Compilation, name: string, files: ReadonlyArray<string>): Promise<void> {
    for (const file of files) {
      const dependency = webpack.EntryPlugin.createDependency(file, { name })
      await new Promise<void>((resolve, reject) => {
        compilation.addEntry(inRoot(), dependency, { name }, (error) => {
          if (error) reject(error)
          else resolve()
        })
      })
    }
  }

  #emit(
    compilation: Compilation,
    stage: number,
    contents: () => ReadonlyArray<readonly [file: string, content: string | Buffer]>,
  ): void {
    compilation.hooks.processAssets.tap({ name: 'PagesPlugin', stage }, () => {
      for (const [file, content] of contents()) compilation.emitAsset(file, new webpack.sources.RawSource(content))
    })
  }
}
