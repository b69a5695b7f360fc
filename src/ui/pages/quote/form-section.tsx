import type { ReactNode } from 'react'
import styles from './shop.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** Fields that belong together, below their heading. */
export const FormSection = ({ title, children }: Props) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {children}
  </section>
)
