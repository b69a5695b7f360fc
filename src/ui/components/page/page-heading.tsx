import type { ReactNode, Ref } from 'react'
import styles from './page-heading.module.css'

type Props = {
  readonly children: ReactNode
  /** A sentence below the heading. */
  readonly lead?: ReactNode
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The only heading of a screen. It is focusable, so that a navigation can move the focus to it. */
export const PageHeading = ({ children, lead, ref }: Props) => (
  <div>
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
)
