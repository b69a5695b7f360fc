import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { MenuEntry, type MenuItem } from './menu-entry'
import { useAddressChange } from '../page/use-address-change'
import { classNames } from '../styles/class-names'
import { useFloatingList } from './use-floating-list'
import styles from './menu.module.css'

type Props = {
  /** The accessible name of the button. */
  readonly label: string
  readonly trigger: ReactNode
  readonly items: readonly MenuItem[]
  readonly className?: string | undefined
  /** The list floats above the page, for a button in a region that would clip it. */
  readonly floating?: boolean
}

const stepTo = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** A button that opens a short list of actions: arrows, Home, End, Escape; the focus returns to the button. */
export const Menu = ({ label, trigger, items, className, floating = false }: Props) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const entries = useRef<(HTMLElement | null)[]>([])
  const [active, setActive] = useState<number>()
  const open = active !== undefined
  const [host, setHost] = useState<Element>()
  const list = useFloatingList(button, open && floating, () => setActive(undefined))

  useLayoutEffect(() => {
    if (active !== undefined) entries.current[active]?.focus()
  }, [active])

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (!(event.target instanceof Node)) return
      if (!root.current?.contains(event.target) && !list.current?.contains(event.target)) setActive(undefined)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [open, list])

  const goTo = (index: number) => {
    if (floating) setHost(button.current?.closest('main') ?? document.body)
    setActive(index)
  }
  const close = () => {
    setActive(undefined)
    button.current?.focus()
  }

  useAddressChange(() => {
    if (!open) return
    // The heading of another screen has the focus by now.
    if (list.current?.contains(document.activeElement)) close()
    else setActive(undefined)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (open && event.key === 'Tab') setActive(undefined)
    const target = open
      ? stepTo(event.key, active, items.length)
      : { ArrowDown: 0, ArrowUp: items.length - 1 }[event.key]
    if (target === undefined && !(open && event.key === 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (target === undefined) close()
    else goTo(target)
  }

  const entryList = (
    <div ref={list} id={id} role="menu" aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        <MenuEntry
          key={item.label}
          item={item}
          entry={(element) => {
            entries.current[index] = element
          }}
          onChosen={() => {
            close()
            item.onSelect()
          }}
        />
      ))}
    </div>
  )

  return (
    <div ref={root} className={styles.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.trigger, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setActive(undefined) : goTo(0))}
      >
        {trigger}
      </button>
      {open && (host && floating ? createPortal(entryList, host) : entryList)}
    </div>
  )
}
