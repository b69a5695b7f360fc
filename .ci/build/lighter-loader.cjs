/**
 * Takes out of three packages what the portal never runs and a bundler cannot see to be unused.
 * Inversify compiles resolvers with `new Function` unless it is `jitless`, its default and all that the policy allows;
 * and it builds classes, of which the container binds none: its bindings are values and functions (test/tooling).
 * The router's components are made by calls that a minifier must keep: they are marked as pure, their names for
 * React's developer tools go, and so does every component that is not imported. The same holds for io-ts's codecs. A
 * hook that the router looks up by a variable name would bring the whole of React's namespace as an object.
 */
const { basename } = require('node:path')

module.exports = function lighter(source) {
  const name = basename(this.resourcePath, '.js')
  if (/[\\/]@inversifyjs[\\/]/.test(this.resourcePath))
    return `export const ${name} = () => { throw new Error('${name} is left out of the portal') }\n`
  return source
    .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic')
    .replace(/\b(React\d*)\[REACT_USE\]/g, '$1.use')
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/= \/\*\* @class \*\/ \(function/g, '= /* @__PURE__ */ (function')
    .replace(/^((?:export )?var \w+ =) (?=new )/gm, '$1 /* @__PURE__ */ ')
}
