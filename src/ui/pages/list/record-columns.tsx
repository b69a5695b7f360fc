import type { ReactNode } from 'react'
import { Card } from '../../components/data-display/card'
import { DefinitionList, type DefinitionRow } from '../../components/data-display/definition-list'
import styles from './record-columns.module.css'

type Props = {
  /** What a customer opened the record for. */
  readonly lead: ReactNode
  /** Its rows, in groups. */
  readonly children: ReactNode
}

/** The details of a record in two columns, on a phone one below the other. */
export const RecordColumns = ({ lead, children }: Props) => (
  <div className={styles.columns}>
    <div className={styles.column}>{lead}</div>
    <div className={styles.column}>{children}</div>
  </div>
)

type GroupProps = {
  readonly title: string
  readonly rows: readonly DefinitionRow[]
  /** What can be done with it. */
  readonly action?: ReactNode
}

/** Rows of a record under their heading. */
export const RecordGroup = ({ title, rows, action }: GroupProps) => (
  <Card>
    <DefinitionList title={title} rows={rows} />
    {action && <div className={styles.action}>{action}</div>}
  </Card>
)
