import type { ComponentType, ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './tab-links.module.css'

type TabLink<To> = { readonly label: string; readonly to: To; readonly active: boolean }

type AnchorProps<To> = {
  readonly to: To
  readonly className: string
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

type Props<To> = {
  /** The tabs' accessible name. */
  readonly label: string
  readonly tabs: readonly TabLink<To>[]
  /** The router's link component, which takes `to`. */
  readonly component: ComponentType<AnchorProps<To>>
}

/** Tabs that are links to addresses; the current one is underlined. */
export const TabLinks = <To,>({ label, tabs, component: Anchor }: Props<To>) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map(({ label: text, to, active }) => (
      <Anchor
        key={text}
        to={to}
        className={classNames(styles.tab, active && styles.active)}
        aria-current={active ? 'page' : undefined}
      >
        {text}
      </Anchor>
    ))}
  </nav>
)
