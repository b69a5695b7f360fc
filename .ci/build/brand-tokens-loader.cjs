/** Puts the broker's own colours into tokens.css, so that src/brand.json alone makes the portal another broker's. */
const { readFileSync } = require('node:fs')
const { resolve } = require('node:path')

const file = resolve(process.cwd(), 'src', 'brand.json')

const declarations = (colours) =>
  Object.entries(colours)
    .map(([token, value]) => `--${token}: ${value};`)
    .join('\n  ')

/** The sheet with these colours in the places that are marked for them. */
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
