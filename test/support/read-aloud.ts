import { virtual } from '@guidepup/virtual-screen-reader'
import { act } from '@testing-library/react'
import { outlineOf } from './read-aloud-outline'

/** The dialog on top of the page, or all of it: jsdom does not know that a modal dialog covers the rest. */
const whole = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body

/** jsdom has no styles of pseudo-elements, and complains when they are asked for. */
const withoutPseudoElements = () => {
  const { getComputedStyle } = window
  return jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle(element))
}

/** What is read of a node, where the reader says what no browser would: a value that is not shown, a password's role. */
const inWords = (phrase: string, node: Node | null): readonly string[] => {
  // The options of a list that is closed.
  if (node instanceof HTMLOptionElement) return []
  if (node instanceof HTMLSelectElement) {
    const shown = node.selectedOptions[0]?.text ?? ''
    return phrase.startsWith('end of ')
      ? []
      : [node.value === '' ? phrase : phrase.replace(`, ${node.value},`, `, ${shown},`)]
  }
  return node instanceof HTMLInputElement && node.type === 'password' ? [`password, ${phrase}`] : [phrase]
}

/** What a screen reader says from the top of the page to its end, of the dialog on top of it, or of another part. */
export const readAloud = async (part: HTMLElement = whole()): Promise<string> => {
  const style = withoutPseudoElements()
  const said: string[] = []
  await act(async () => {
    await virtual.start({ container: part })
    do {
      said.push(...inWords(await virtual.lastSpokenPhrase(), virtual.activeNode))
      await virtual.next()
    } while (virtual.activeNode !== part)
    said.push(await virtual.lastSpokenPhrase())
    await virtual.stop()
  })
  style.mockRestore()
  return outlineOf(said)
}

/** The alerts among what was added. The reader leaves them out, since it hears only what changes within an alert. */
const alertsIn = (records: readonly MutationRecord[]): readonly string[] =>
  records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
    .filter((element) => element.getAttribute('role') === 'alert')
    .map(
      (alert) => `assertive: ${[...alert.querySelectorAll('p, li')].map(({ textContent }) => textContent).join(', ')}`,
    )

/** What a screen reader says by itself while something happens: where the focus goes, and what is announced. */
export const saidDuring = async (happens: () => Promise<unknown>): Promise<string> => {
  const style = withoutPseudoElements()
  const alerts: string[] = []
  const observer = new MutationObserver((records) => void alerts.push(...alertsIn(records)))
  observer.observe(document.body, { childList: true, subtree: true })
  await act(() => virtual.start({ container: document.body }))
  await virtual.clearSpokenPhraseLog()
  await happens()
  // The reader says what has changed a turn later.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  const said = [...(await virtual.spokenPhraseLog()), ...alerts]
  await virtual.stop()
  observer.disconnect()
  style.mockRestore()
  return said.map((phrase) => (/^(assertive|polite): /.test(phrase) ? phrase : `focus: ${phrase}`)).join('\n')
}
