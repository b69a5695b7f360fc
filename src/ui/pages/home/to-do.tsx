import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Destination } from '../../../ports/navigation'
import { Link } from '../../session/link'
import styles from './home-page.module.css'

type ToDoProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: ReactNode
  readonly action: string
  readonly to: Destination
}

/** One thing that waits for the customer, which leads to where it is done. */
export const ToDo = ({ icon, title, text, action, to }: ToDoProps) => (
  <li>
    <Link to={to} className={styles.row}>
      {icon}
      <span className={styles.copy}>
        <span className={styles.name}>{title}</span>
        <span className={styles.summary}>{text}</span>
        <span className={styles.action}>{action}</span>
      </span>
      <ChevronRight className={styles.chevron} size={22} />
    </Link>
  </li>
)
