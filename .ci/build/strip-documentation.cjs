/**
 * A Babel plugin that removes the descriptions of machines and calls from the portal: only the charts, the inspector and
 * the OpenAPI document read them. A description is a sentence; any other text is data.
 */
const { sep } = require('node:path')

const documentation = [
  { folder: `${sep}src${sep}machines${sep}`, name: 'description' },
  { folder: `${sep}src${sep}contract${sep}`, name: 'doc' },
]

module.exports = () => ({
  visitor: {
    ObjectProperty(path, { filename = '' }) {
      const { key, value } = path.node
      const isSentence = value.type === 'StringLiteral' && /^[A-Z].*\.$/s.test(value.value)
      if (isSentence && documentation.some(({ folder, name }) => filename.includes(folder) && key.name === name)) path.remove()
    },
  },
})
