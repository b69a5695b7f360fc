import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './icon-button.module.css'

type Icon = {
  /** The accessible name. */
  readonly label: string
  readonly icon: ReactNode
}

/** A square button with only an icon. */
export const IconButton = ({ label, icon, className, ...rest }: Icon & ComponentPropsWithRef<'button'>) => (
  <button type="button" {...rest} aria-label={label} className={classNames(styles.button, className)}>
    {icon}
  </button>
)
