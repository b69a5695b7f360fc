import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './badge.module.css'

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

/** A short state in a colour; the word says it too. */
export const Badge = ({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
