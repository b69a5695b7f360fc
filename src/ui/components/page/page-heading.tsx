import type { ReactNode, Ref } from 'react'
import styles from './page-heading.module.css'

type Props = {
  readonly children: ReactNode
  /** A sentence beneath. */
  readonly lead?: ReactNode
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The one heading of a screen. It can take focus, so that a navigation can move there. */
export const PageHeading = ({ children, lead, ref }: Props) => (
  <div>
    <h1 ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
)
