import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './action-bar.module.css'

type Props = {
  /** On a screen, instead of a dialog, it is a bar on phones and tablets alone, and the last item of its container. */
  readonly page?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The actions of a dialog or of a screen, at the lower edge, where the thumb is; they stay in view. */
export const ActionBar = ({ page = false, className, children }: Props) => (
  <div className={classNames(styles.bar, page && styles.page, className)}>{children}</div>
)
