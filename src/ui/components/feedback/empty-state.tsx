import type { ReactNode } from 'react'
import { Inbox } from 'lucide-react'
import { MessageTitle, type TitleHeading } from './message-title'
import styles from './message-state.module.css'

type Props = TitleHeading & {
  readonly title: string
  readonly text?: string | undefined
  readonly icon?: ReactNode
  /** The next step: a button or a link. */
  readonly action?: ReactNode
}

/** Shown when there is no data yet. */
export const EmptyState = ({ title, heading, level, text, icon, action }: Props) => (
  <div className={styles.state}>
    <span className={styles.icon} aria-hidden="true">
      {icon ?? <Inbox size={28} />}
    </span>
    <MessageTitle title={title} heading={heading} level={level} />
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
