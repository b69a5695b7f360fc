import { byId } from './page'

/** Lets the customer choose a way to pay, by press or arrow key; calls `changed` after each choice. */
export const followTabs = (changed: () => void): void => {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
  const choose = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      byId(tab.getAttribute('aria-controls') ?? '').hidden = tab !== chosen
    }
    changed()
  }
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      const other = tabs[(index + 1) % tabs.length] ?? tab
      choose(other)
      other.focus()
    })
  })
}
