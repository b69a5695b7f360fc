import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import { VisuallyHidden } from '../page/visually-hidden'
import styles from './step-progress.module.css'

type Props = {
  /** Short names of all steps, in order. */
  readonly steps: readonly string[]
  /** One-based. */
  readonly current: number
  /** Shown next to the counter. */
  readonly heading?: ReactNode
}

/**
 * The current step of several: `n/8`, and a bar with the names (on a phone the bar alone). At the last step the bar is
 * full.
 */
export const StepProgress = ({ steps, current, heading }: Props) => (
  <div>
    <div className={styles.head}>
      {heading}
      <p className={styles.count}>{`${current}/${steps.length}`}</p>
    </div>
    <ol className={styles.steps} aria-label="Progress">
      {steps.map((name, index) => {
        const done = index + 1 < current
        const now = index + 1 === current
        const last = now && current === steps.length
        return (
          <li
            key={name}
            className={classNames(styles.step, done && styles.done, now && styles.current, last && styles.last)}
            aria-current={now ? 'step' : undefined}
          >
            <span className={styles.name}>
              {name}
              {done && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  </div>
)
