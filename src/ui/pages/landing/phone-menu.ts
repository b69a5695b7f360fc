/** Closes the phone's menu when a section is chosen in it, by Escape, or when Back leads elsewhere; without this it stays open. */
export const closeMenuOnChoice = (page: Document): void => {
  const menu = page.querySelector<HTMLDetailsElement>('details[data-menu]')
  page.defaultView?.addEventListener('popstate', () => {
    if (menu) menu.open = false
  })
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) menu.open = false
  })
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
