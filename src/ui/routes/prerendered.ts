/** The id of the copy that is beside a prerendered screen, in a template, which nothing else looks into or changes. */
export const COPY = 'prerendered'

/** Whether the same elements and texts are in both. Attributes may differ. */
const hasSameContent = (one: Node, other: Node): boolean =>
  one.childNodes.length === other.childNodes.length &&
  Array.from(one.childNodes).every((node, place) => {
    const there = other.childNodes[place]
    return node.nodeName === there?.nodeName && node.nodeValue === there.nodeValue && hasSameContent(node, there)
  })

/**
 * Makes a prerendered screen again what the build wrote, if a password manager, a translator or an extension has put
 * anything into it, since React hydrates nothing else. Its inputs stay, with what is in them.
 */
export const restorePrerendered = (root: Element): void => {
  const copy = document.getElementById(COPY)
  if (!(copy instanceof HTMLTemplateElement) || hasSameContent(root, copy.content)) return
  const screen = document.importNode(copy.content, true)
  const focused = document.activeElement
  for (const input of screen.querySelectorAll('input')) {
    const filled = document.getElementById(input.id)
    if (!filled) continue
    filled.replaceChildren()
    input.replaceWith(filled)
  }
  root.replaceChildren(screen)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
