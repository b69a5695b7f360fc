import type { ReactNode } from 'react'
import type { DefinitionRow } from './definition-list'
import styles from './figure-panel.module.css'

type Props = { readonly figures: readonly DefinitionRow[]; readonly action?: ReactNode }

/** The two or three most important values, and the actions for them. */
export const FigurePanel = ({ figures, action }: Props) => (
  <div className={styles.panel}>
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.label}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
