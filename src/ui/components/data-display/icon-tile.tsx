import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import styles from './icon-tile.module.css'

type Props = {
  readonly icon: ReactNode
  readonly tone?: 'brand' | 'warning' | 'danger' | 'info' | undefined
  readonly size?: 'small' | 'medium' | undefined
}

/** An icon on a soft square: decoration next to a text. */
export const IconTile = ({ icon, tone = 'brand', size = 'medium' }: Props) => (
  <span className={classNames(styles.tile, styles[tone], size === 'small' && styles.small)} aria-hidden="true">
    {icon}
  </span>
)
