import type { ReactNode } from 'react'
import { Inbox } from 'lucide-react'
import { Drawing } from '../drawings/drawing'
import { MessageTitle, type TitleHeading } from './message-title'
import drawings from './empty-state.module.css'
import styles from './message-state.module.css'

type Props = TitleHeading & {
  readonly title: string
  readonly text?: string | undefined
  /** Instead of an icon, where a screen or a list has nothing to show. */
  readonly drawing?: 'policies' | 'mandates' | 'people' | 'gift' | 'umbrella' | undefined
  readonly icon?: ReactNode
  /** The next step: a button or a link. */
  readonly action?: ReactNode
}

/** Shown when there is no data yet. */
export const EmptyState = ({ title, heading, level, text, drawing, icon, action }: Props) => (
  <div className={styles.state}>
    {drawing ? (
      <Drawing className={drawings[drawing]} />
    ) : (
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Inbox size={28} />}
      </span>
    )}
    <MessageTitle title={title} heading={heading} level={level} />
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
