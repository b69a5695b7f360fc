import type { MouseEvent, ReactNode } from 'react'
import styles from './menu.module.css'

export type MenuItem = {
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: () => void
  /** Makes it a link that can be opened in another tab; a plain click still calls onSelect. */
  readonly href?: string | undefined
  /** The entry is focusable but has no effect. */
  readonly disabled?: boolean | undefined
}

type Props = {
  readonly item: MenuItem
  readonly entry: (element: HTMLElement | null) => void
  readonly onChosen: () => void
}

export const MenuEntry = ({ item, entry, onChosen }: Props) => {
  const shared = { ref: entry, role: 'menuitem', tabIndex: -1, className: styles.item }
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  )
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChosen()
  }
  return item.href === undefined ? (
    <button
      type="button"
      {...shared}
      aria-disabled={item.disabled || undefined}
      onClick={item.disabled ? undefined : onChosen}
    >
      {content}
    </button>
  ) : (
    <a href={item.href} {...shared} onClick={follow}>
      {content}
    </a>
  )
}
