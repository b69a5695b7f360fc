import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../styles/class-names'
import styles from './card.module.css'

type Props = ComponentPropsWithRef<'div'> & {
  /** `none` for lists and tables that extend to the edge. */
  readonly padding?: 'medium' | 'large' | 'none' | undefined
}

/** A surface above the page. */
export const Card = ({ padding = 'medium', className, ...rest }: Props) => (
  <div {...rest} className={classNames(styles.card, padding !== 'medium' && styles[padding], className)} />
)
