import type { ReactNode } from 'react'
import { Card } from '../../components/data-display/card'
import styles from './shop.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** Fields that belong together, below their heading. */
export const FormSection = ({ title, children }: Props) => (
  <Card as="section" className={styles.section}>
    <h3>{title}</h3>
    {children}
  </Card>
)
