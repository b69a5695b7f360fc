import { Card } from './card'
import styles from './portion-bar.module.css'

type Props = {
  /** From 0 to 100; more counts as 100. */
  readonly percent: number
  readonly label: string
  readonly rest: string
}

/** The used part of a whole: a text, and a bar that shows the same. */
export const PortionBar = ({ percent, label, rest }: Props) => (
  <Card className={styles.portion}>
    <p className={styles.copy}>
      <strong>{label}</strong>
      <span className={styles.rest}>{rest}</span>
    </p>
    <div className={styles.track}>
      <div className={styles.taken} style={{ width: `${String(Math.min(100, percent))}%` }} />
    </div>
  </Card>
)
