import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { PageHeading } from '../../components/page/page-heading'
import styles from './auth-message.module.css'

type Props = {
  readonly heading: Ref<HTMLHeadingElement>
  readonly icon: LucideIcon
  readonly tone?: 'brand' | 'danger'
  readonly title: string
  readonly children: ReactNode
}

/** An account screen with a message instead of a form. */
export const AuthMessage = ({ heading, icon: Icon, tone = 'brand', title, children }: Props) => (
  <div className={styles.message}>
    <span className={tone === 'danger' ? styles.danger : styles.brand}>
      <Icon size={28} />
    </span>
    <PageHeading ref={heading}>{title}</PageHeading>
    {children}
  </div>
)
