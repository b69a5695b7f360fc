import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './banner.module.css'

export type BannerAppearance = {
  readonly tone?: 'warning' | 'info' | 'danger' | 'success' | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
}

type BannerProps = BannerAppearance & {
  /** A button or a link at its end. */
  readonly action?: ReactNode
}

/** A line across the page with the current state. It is announced when it appears. */
export const Banner = ({ tone = 'info', icon, action, children }: BannerProps) => (
  <div className={classNames(styles.banner, styles.wraps, styles[tone])} role="status">
    {icon}
    <span className={styles.copy}>{children}</span>
    {action}
  </div>
)
