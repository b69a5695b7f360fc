import type { ComponentPropsWithRef, ElementType } from 'react'
import { classNames } from '../styles/class-names'
import styles from './card.module.css'

type Props = ComponentPropsWithRef<'div'> & {
  readonly as?: ElementType | undefined
  /** `none` for lists and tables that extend to the edge. */
  readonly padding?: 'medium' | 'large' | 'none' | undefined
}

/** A surface above the page. */
export const Card = ({ as: Surface = 'div', padding = 'medium', className, ...rest }: Props) => (
  <Surface {...rest} className={classNames(styles.card, padding !== 'medium' && styles[padding], className)} />
)
