import type { ReactNode } from 'react'
import { Logo } from '../brand/logo'
import styles from './bare-page.module.css'

/** A page that stands alone and says one thing, under the broker's name. */
export const BarePage = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.page}>
    <a className={styles.logo} href="/">
      <Logo />
    </a>
    {children}
  </main>
)
