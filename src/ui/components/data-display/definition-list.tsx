import type { ReactNode } from 'react'
import { breakable } from '../page/breakable'
import styles from './definition-list.module.css'

export type DefinitionRow = { readonly term: string; readonly value: ReactNode }

type Props = {
  readonly rows: readonly DefinitionRow[]
  readonly title?: string | undefined
  /** The level of the title; in a dialog, whose own title is the second, it is the third. */
  readonly as?: 'h2' | 'h3'
}

/** Read-only rows of a label and a value, with a heading if there are several lists. */
export const DefinitionList = ({ rows, title, as: Heading = 'h3' }: Props) => (
  <div>
    {title && <Heading className={styles.title}>{title}</Heading>}
    <dl>
      {rows.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{breakable(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
)
