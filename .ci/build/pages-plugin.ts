import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { inRoot } from '../paths'
import { renderPage, type Page, type PageAssets, type PlainFile } from './page'
import { prerender, type Prerendered } from './prerender'
import type { Mode } from './rules'

/** What a page loads: the files of its entry, and those of the lazy chunks that its screen needs at once. */
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
    ...new Set(files.filter((file) => file.endsWith(extension) && !file.includes('.hot-update.')).map((file) => `/${file}`)),
  ]
  const scripts = urls(own, '.js')
  const preloads = urls(needed, '.js').filter((url) => !scripts.includes(url))
  const later = urls(filesOf(page.follows ?? []), '.js').filter((url) => ![...scripts, ...preloads].includes(url))
  return {
    scripts,
    preloads,
    later,
    idle: urls(filesOf(page.ahead ?? []), '.js').filter((url) => ![...scripts, ...preloads, ...later].includes(url)),
    styles: urls([...own, ...needed], '.css'),
  }
}

/** Writes the pages of `src/prerender.tsx`; in development they are rendered again with every change of the ui. */
export class PagesPlugin {
  #pages: ReadonlyArray<Page>
  #files: ReadonlyArray<PlainFile>
  readonly #mode: Mode

  constructor({ pages, files }: Prerendered, mode: Mode) {
    this.#pages = pages
    this.#files = files
    this.#mode = mode
  }

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise('PagesPlugin', async () => {
      const { pages, files } = await prerender(this.#mode)
      this.#pages = pages
      this.#files = files
    })
    compiler.hooks.afterCompile.tap('PagesPlugin', (compilation) => {
      if (compiler.watchMode) compilation.contextDependencies.add(inRoot('src', 'ui'))
    })
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'PagesPlugin', stage }, () => {
        for (const { file, text } of this.#files) compilation.emitAsset(file, new webpack.sources.RawSource(text))
      })
    })
    for (const { file } of this.#pages) this.#write(compiler, file)
  }

  #write(compiler: Compiler, filename: string): void {
    new HtmlWebpackPlugin({
      filename,
      inject: false,
      minify: false,
      cache: false,
      templateContent: (parameters) => {
        const compilation = parameters['compilation'] as Compilation
        const page = this.#pages.find(({ file }) => file === filename)
        if (page === undefined) throw new Error(`src/prerender.tsx no longer exports ${filename}`)
        return renderPage(page, assetsOf(page, compilation))
      },
    }).apply(compiler)
  }
}
