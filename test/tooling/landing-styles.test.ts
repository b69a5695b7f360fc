import { join, resolve } from 'node:path'
import webpack from 'webpack'
import { compile } from '../../.ci/build/compile'
import { stylesOf } from '../../.ci/build/styles-of'
import { fixtureTree } from './fixture-tree'

const tree = fixtureTree('landing-styles')
afterAll(() => {
  tree.remove()
})

test('the styles of the landing page are in the order of their imports, whichever file is read first', async () => {
  tree.write({
    'entry.js': `import './landing/page.js'; import './other.css'`,
    'landing/page.js': `import './header.js'; import '../shared.css'; import './page.css'`,
    'landing/header.js': `import './header.css'`,
    'landing/header.css': '',
    'landing/page.css': '',
    'shared.css': '',
    'other.css': '',
    // The header's sheet arrives once that of the page has.
    'late.cjs': `
      const arrived = new Promise((resolve) => { globalThis.pageArrived = resolve })
      module.exports = function (source) {
        const done = this.async()
        if (this.resourcePath.endsWith('page.css')) globalThis.pageArrived()
        if (!this.resourcePath.endsWith('header.css')) return done(null, source)
        arrived.then(() => done(null, source))
      }`,
  })
  const at = (path: string) => resolve(join(tree.path, path))
  const stats = await compile({
    mode: 'development',
    context: resolve(tree.path),
    entry: at('entry.js'),
    output: { path: at('out') },
    devtool: false,
    module: { rules: [{ test: /\.css$/, type: 'asset/source', use: at('late.cjs') }] },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  })
  expect(stats.hasErrors()).toBe(false)
  const read = [...stats.compilation.modules].map((module) => ('resource' in module ? module.resource : undefined))
  expect(read.indexOf(at('landing/page.css'))).toBeGreaterThan(-1)
  expect(stylesOf(stats, at('landing'))).toEqual(['landing/header.css', 'shared.css', 'landing/page.css'].map(at))
})
