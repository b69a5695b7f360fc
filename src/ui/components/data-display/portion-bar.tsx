import styles from './portion-bar.module.css'

type Props = {
  /** From 0 to 100; more counts as 100. */
  readonly percent: number
  readonly label: string
  /** What is said of the rest. */
  readonly rest: string
}

/** How much of a whole is taken: words, and a bar that says the same. */
export const PortionBar = ({ percent, label, rest }: Props) => (
  <div className={styles.portion}>
    <p className={styles.words}>
      <strong>{label}</strong>
      <span className={styles.rest}>{rest}</span>
    </p>
    <div className={styles.track} aria-hidden="true">
      <div className={styles.taken} style={{ width: `${String(Math.min(100, percent))}%` }} />
    </div>
  </div>
)
