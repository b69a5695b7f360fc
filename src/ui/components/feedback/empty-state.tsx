import type { ReactNode, Ref } from 'react'
import { Inbox } from 'lucide-react'
import styles from './message-state.module.css'

type Props = {
  readonly title: string
  /** Where the state is a step of its own: the title is its heading. */
  readonly heading?: Ref<HTMLHeadingElement> | undefined
  readonly text?: string | undefined
  readonly icon?: ReactNode
  /** The next step: a button or a link. */
  readonly action?: ReactNode
}

/** Shown when there is no data yet. */
export const EmptyState = ({ title, heading, text, icon, action }: Props) => (
  <div className={styles.state}>
    <span className={styles.icon} aria-hidden="true">
      {icon ?? <Inbox size={28} />}
    </span>
    {heading ? (
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    ) : (
      <p className={styles.title}>{title}</p>
    )}
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
