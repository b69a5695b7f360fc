/**
 * A Babel plugin that removes the descriptions of machines and calls from the portal: only the charts, the inspector and
 * the OpenAPI document read them. A description is a sentence; any other text is data.
 */
const { sep } = require('node:path')

const documentation = [
  { folder: `${sep}src${sep}machines${sep}`, name: 'description' },
  { folder: `${sep}src${sep}contract${sep}`, name: 'doc' },
]

/** Whether a property is a sentence of documentation, by its name and value. */
const isDocumentation = ({ key, value }) =>
  documentation.some(({ name }) => key.name === name) &&
  value.type === 'StringLiteral' &&
  /^[A-Z].*\.$/s.test(value.value)

module.exports = () => ({
  visitor: {
    ObjectProperty(path, { filename = '' }) {
      const isOfFolder = ({ folder, name }) => filename.includes(folder) && path.node.key.name === name
      if (isDocumentation(path.node) && documentation.some(isOfFolder)) path.remove()
    },
  },
})

module.exports.isDocumentation = isDocumentation
