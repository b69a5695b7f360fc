import type { ReactNode } from 'react'
import { ContactLine } from '../brand/contact-line'
import { Logo } from '../brand/logo'
import styles from './bare-page.module.css'

/** A page without the portal's frame, for a single message under the broker's name, with the ways to reach it. */
export const BarePage = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.page}>
    <a className={styles.logo} href="/">
      <Logo />
    </a>
    {children}
    <ContactLine />
  </main>
)
