import type { ElementType } from 'react'
import { classNames } from '../styles/class-names'
import styles from './tab-links.module.css'

export type TabLink = { readonly label: string; readonly to: string; readonly active: boolean }

type Props = {
  /** Names the tabs to assistive technology. */
  readonly label: string
  readonly tabs: readonly TabLink[]
  /** The link of the router in use; it takes `to`. */
  readonly component: ElementType
}

/** Tabs that are addresses: links side by side, the one of this page underlined. */
export const TabLinks = ({ label, tabs, component: Anchor }: Props) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map(({ label: text, to, active }) => (
      <Anchor
        key={to}
        to={to}
        className={classNames(styles.tab, active && styles.active)}
        aria-current={active ? 'page' : undefined}
      >
        {text}
      </Anchor>
    ))}
  </nav>
)
