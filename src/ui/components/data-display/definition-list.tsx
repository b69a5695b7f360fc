import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

export type DefinitionRow = { readonly term: string; readonly value: ReactNode }

type Props = { readonly rows: readonly DefinitionRow[]; readonly title?: string | undefined }

/** Read-only rows of a label and a value, with a heading if there are several lists. */
export const DefinitionList = ({ rows, title }: Props) => (
  <div>
    {title && <h3 className={styles.title}>{title}</h3>}
    <dl>
      {rows.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
