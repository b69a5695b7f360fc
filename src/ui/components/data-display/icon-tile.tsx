import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './icon-tile.module.css'

type Props = {
  readonly icon: ReactNode
  /** `kind`: the colours of the kind of cover that an element around it names by `data-kind`. */
  readonly tone?: 'brand' | 'warning' | 'danger' | 'info' | 'kind' | undefined
  readonly size?: 'small' | 'medium' | undefined
}

/** An icon on a soft square: decoration next to a text. */
export const IconTile = ({ icon, tone = 'brand', size = 'medium' }: Props) => (
  <span className={classNames(styles.tile, styles[tone], size === 'small' && styles.small)} aria-hidden="true">
    {icon}
  </span>
)
