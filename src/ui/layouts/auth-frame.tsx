import type { ReactNode } from 'react'
import { brand } from '../brand'
import { AuthIllustration } from '../components/brand/auth-illustration'
import { ContactLine } from '../components/brand/contact-line'
import { Logo } from '../components/brand/logo'
import styles from './auth-layout.module.css'

/** The frame of the account screens: an image panel on large screens, and the form beside it. */
export const AuthFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.layout}>
    <AuthIllustration className={styles.panel} />
    <main className={styles.main}>
      <div className={styles.form}>
        <a className={styles.logo} href="/">
          <Logo />
        </a>
        <p className={styles.smallTagline}>{brand.tagline}</p>
        {children}
        <ContactLine />
      </div>
    </main>
  </div>
)
