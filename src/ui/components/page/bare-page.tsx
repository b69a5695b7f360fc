import type { ReactNode } from 'react'
import { Logo } from '../brand/logo'
import styles from './bare-page.module.css'

/** A page without the portal's frame, for a single message under the broker's name. */
export const BarePage = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.page}>
    <a className={styles.logo} href="/">
      <Logo />
    </a>
    {children}
  </main>
)
