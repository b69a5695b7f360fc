import styles from './days-ring.module.css'

type Props = {
  /** The days that are left, today's included or not as the caller's rule says. */
  readonly days: number
  /** The days that fill the ring. */
  readonly of: number
  /** Whether the end is near. */
  readonly isSoon: boolean
}

/** The days that are left of something, as a part of a ring and in words. */
export const DaysRing = ({ days, of, isSoon }: Props) => (
  <span className={styles.ring}>
    <svg className={styles.circle} viewBox="0 0 52 52" aria-hidden="true">
      <circle className={styles.whole} cx="26" cy="26" r="23" />
      <circle
        className={isSoon ? styles.soon : styles.left}
        cx="26"
        cy="26"
        r="23"
        pathLength="100"
        strokeDasharray={`${String(Math.min(100, (100 * days) / of))} 100`}
      />
    </svg>
    <span>
      <span className={styles.days}>{days}</span> <span className={styles.unit}>{days === 1 ? 'day' : 'days'}</span>
    </span>
  </span>
)
