import type { ReactNode } from 'react'
import styles from './section.module.css'

type Props = {
  /** The id that in-page links point to. */
  readonly id: string
  readonly title: string
  readonly lead?: string | undefined
  /** A strip in the card colour across the whole width. */
  readonly band?: boolean | undefined
  readonly children: ReactNode
}

/** A part of the landing page with its heading. */
export const Section = ({ id, title, lead, band = false, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className={band ? styles.band : undefined}>
    <div className={styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </div>
  </section>
)
