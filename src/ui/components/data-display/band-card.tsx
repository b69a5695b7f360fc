import type { ReactNode } from 'react'
import { Drawing } from '../drawings/drawing'
import { breakable } from '../page/breakable'
import { classNames } from '../styles/class-names'
import type { DefinitionRow } from './definition-list'
import styles from './band-card.module.css'

type Props = {
  /** Names the kind whose colours and drawing the band has; the brand's own colours otherwise. */
  readonly kind?: string | undefined
  /** On a tile. */
  readonly icon: ReactNode
  readonly title: string
  readonly heading?: 'h2' | 'h3' | 'p' | undefined
  readonly about?: string | undefined
  readonly badge?: ReactNode
  /** Set large. */
  readonly main?: string | undefined
  readonly facts: readonly DefinitionRow[]
}

/** What one thing is recognised by, on a band of colour: the first card of its details. */
export const BandCard = ({ kind, icon, title, heading: Title = 'p', about, badge, main, facts }: Props) => (
  <div className={classNames(styles.band, kind !== undefined && styles.drawn)} data-kind={kind ?? 'other'}>
    {kind !== undefined && <Drawing className={styles.drawing} />}
    <div className={styles.head}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.names}>
        <Title className={styles.title}>{title}</Title>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
    </div>
    <div className={styles.lead}>
      {main !== undefined && <p className={styles.main}>{breakable(main)}</p>}
      {badge}
    </div>
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{breakable(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
)
