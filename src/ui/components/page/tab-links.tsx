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
  /** Names the tabs to assistive technology. */
  readonly label: string
  readonly tabs: readonly TabLink<To>[]
  /** The link of the router in use; it takes `to`. */
  readonly component: ComponentType<AnchorProps<To>>
}

/** Tabs that are addresses: links side by side, the one of this page underlined. */
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
