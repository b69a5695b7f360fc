import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { inRoot } from '../paths'

const folder = inRoot('src', 'inspector')

const page = (files: ReadonlyArray<string>): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Inspector</title>',
    '<link rel="icon" href="/icon.svg">',
    ...files.filter((file) => file.endsWith('.css')).map((href) => `<link rel="stylesheet" href="/${href}">`),
    ...files.filter((file) => file.endsWith('.js')).map((src) => `<script defer src="/${src}"></script>`),
    '</head><body><div id="root"></div></body></html>',
  ].join('\n')

/**
 * The development build of the portal: with the page `/inspector` and inspected actors. For that, every import of
 * `xstate`, also in libraries, resolves to the module in `src/inspector`, which alone imports the real one.
 */
export const withInspector = (portal: Configuration): Configuration => ({
  ...portal,
  entry: { ...(portal.entry as Record<string, string>), inspector: `${folder}/page/inspector.tsx` },
  module: {
    ...portal.module,
    rules: [
      ...(portal.module?.rules ?? []),
      { exclude: folder, resolve: { alias: { xstate$: `${folder}/xstate.ts` } } },
    ],
  },
  plugins: [
    ...(portal.plugins ?? []),
    new HtmlWebpackPlugin({
      filename: 'inspector.html',
      inject: false,
      minify: false,
      chunks: ['inspector'],
      templateContent: ({ compilation }: Record<string, unknown>) => {
        const { entrypoints } = compilation as { entrypoints: ReadonlyMap<string, { getFiles: () => string[] }> }
        const files = entrypoints.get('inspector')?.getFiles() ?? []
        return page(files.filter((file) => !file.includes('.hot-update.')))
      },
    }),
  ],
})
