/**
 * A plugin of Stryker that leaves out the descriptions of states and calls: they are documentation, which the build
 * removes from the portal, too.
 */
const { isDocumentation } = require('../build/strip-documentation.cjs')

module.exports.strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'documentation',
    value: {
      shouldIgnore: (path) => (path.isObjectProperty() && isDocumentation(path.node) ? 'documentation' : undefined),
    },
  },
]
