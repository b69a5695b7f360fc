import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { IconTile } from '../data-display/icon-tile'
import styles from './action-card.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'title' | 'className' | 'children'> & {
  readonly title: string
  readonly text: string
  readonly icon: ReactNode
  readonly tone?: 'brand' | 'warning' | 'danger' | 'info' | 'kind' | undefined
}

/** A card that is one large button: an icon, a title and a sentence. */
export const ActionCard = ({ title, text, icon, tone, ...rest }: Props) => (
  <button type="button" {...rest} className={styles.card}>
    <IconTile icon={icon} tone={tone} />
    <span className={styles.copy}>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </span>
    <ChevronRight className={styles.chevron} size={22} />
  </button>
)
