/** React notes itself at a text, unless it is its element's only child and set through that. Blank ones are not translated. */
const isTextOfReact = (node: Node | null): node is Text =>
  node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

const isStillThere = ({ target }: MutationRecord): boolean => target.isConnected

const wordsOf = (record: MutationRecord): readonly string[] => {
  if (record.type === 'characterData')
    return isTextOfReact(record.target) ? [`changed: ${record.oldValue ?? ''} → ${record.target.data}`] : []
  const gone = [...record.removedNodes].filter(isTextOfReact).map(({ data }) => `removed: ${data}`)
  const { nextSibling } = record
  const before =
    record.addedNodes.length > 0 && isTextOfReact(nextSibling) ? [`something was put before: ${nextSibling.data}`] : []
  return [...gone, ...before]
}

/**
 * Watches the document for what a translator breaks, since it replaces each text node (requirement TAP-12): texts beside
 * others that React changes, removes or puts something before. `found` returns what was found since its last call.
 */
export const watchTexts = () => {
  const found: string[] = []
  const note = (records: readonly MutationRecord[]) => {
    found.push(...records.filter(isStillThere).flatMap(wordsOf))
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true })
  return {
    found: (): readonly string[] => {
      note(observer.takeRecords())
      return found.splice(0)
    },
    stop: () => {
      observer.disconnect()
    },
  }
}
