import styles from './scroll-lock.module.css'

/** Prevents the page behind a dialog from scrolling, and from shifting when its scroll bar disappears. */
export const lockScroll = (): void => {
  const page = document.documentElement
  if (window.innerWidth > page.clientWidth) page.classList.add(styles.gutter ?? '')
  page.classList.add(styles.locked ?? '')
}

/** Lets the page scroll again once the last dialog is closed. */
export const unlockScroll = (): void => {
  if (document.querySelector('dialog[open]') !== null) return
  document.documentElement.classList.remove(styles.locked ?? '', styles.gutter ?? '')
}
