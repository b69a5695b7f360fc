/**
 * A Babel plugin that leaves out of the portal what machines and the table of calls say of themselves: only the charts,
 * the inspector and the API's document read it. Such a note is a sentence; any other text is data.
 */
const { sep } = require('node:path')

const notes = [
  { room: `${sep}src${sep}machines${sep}`, name: 'description' },
  { room: `${sep}src${sep}contract${sep}`, name: 'doc' },
]

module.exports = () => ({
  visitor: {
    ObjectProperty(path, { filename = '' }) {
      const { key, value } = path.node
      const isNote = value.type === 'StringLiteral' && /^[A-Z].*\.$/s.test(value.value)
      if (isNote && notes.some(({ room, name }) => filename.includes(room) && key.name === name)) path.remove()
    },
  },
})
