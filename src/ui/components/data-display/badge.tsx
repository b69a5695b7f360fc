import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './badge.module.css'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

/** A short status with a colour; the text alone is sufficient. */
export const Badge = ({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
