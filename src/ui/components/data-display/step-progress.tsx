import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import { VisuallyHidden } from '../page/visually-hidden'
import styles from './step-progress.module.css'

type Props = {
  /** Short names of all steps, in order. */
  readonly steps: readonly string[]
  /** One-based. */
  readonly current: number
  /** The steps that are done, one-based; without it those before the current one. */
  readonly isDone?: (step: number) => boolean
  /** Shown next to the counter. */
  readonly heading?: ReactNode
}

/**
 * The current step of several: `n/8`, and a bar with the names (on a phone the bar alone). At the last step the bar is
 * full. A screen reader would say the counter as a fraction, so it has words of its own.
 */
export const StepProgress = ({ steps, current, isDone = (step) => step < current, heading }: Props) => (
  <div>
    <div className={styles.head}>
      {heading}
      <p className={styles.count}>
        <span aria-hidden="true">{`${current}/${steps.length}`}</span>
        <VisuallyHidden>{`Step ${current} of ${steps.length}`}</VisuallyHidden>
      </p>
    </div>
    <ol className={styles.steps} aria-label="Progress">
      {steps.map((name, index) => {
        const now = index + 1 === current
        const done = !now && isDone(index + 1)
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
