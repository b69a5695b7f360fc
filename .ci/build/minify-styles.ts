import litePreset from 'cssnano-preset-lite'
import postcss from 'postcss'

/** Takes comments, white space and empty rules out of a style sheet, given by its name: cssnano's lite preset alone. */
export const minifyStyles = async (input: Readonly<Record<string, string | Uint8Array>>) => {
  const [[from, css] = ['', '']] = Object.entries(input)
  const plugins = litePreset().plugins.map(([plugin, options]) => plugin(options))
  const { css: code } = await postcss(plugins).process(String(css), { from, map: false })
  return { code }
}
