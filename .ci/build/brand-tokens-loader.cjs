/** Inserts the broker's colours into tokens.css, so that rebranding the portal only requires another src/brand.json. */
const { readFileSync } = require('node:fs')
const { resolve } = require('node:path')

const file = resolve(process.cwd(), 'src', 'brand.json')

const declarations = (colours) =>
  Object.entries(colours)
    .map(([token, value]) => `--${token}: ${value};`)
    .join('\n  ')

/** The style sheet with the colours in place of their markers. */
const withBrand = (css, { light, dark, scene }) => {
  const marks = { '/* src/brand.json: light, scene */': { ...light, ...scene }, '/* src/brand.json: dark */': dark }
  return Object.entries(marks).reduce((sheet, [mark, colours]) => {
    if (!sheet.includes(mark)) throw new Error(`tokens.css has no place for the brand's colours: ${mark}`)
    return sheet.replace(mark, declarations(colours))
  }, css)
}

module.exports = function brandTokens(css) {
  this.addDependency(file)
  return withBrand(css, JSON.parse(readFileSync(file, 'utf8')).colours)
}
module.exports.withBrand = withBrand
