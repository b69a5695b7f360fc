import type { Id } from '../../../domain/values/id'
import { useFileLink } from '../../session/file-link'
import styles from './policies-page.module.css'

type Props = {
  readonly policy: Id
  readonly address: string
  /** Its name where others stand beside it. */
  readonly 'aria-label'?: string
}

export const CertificateLink = ({ policy, address, ...name }: Props) => (
  <a {...useFileLink(policy, address).link} {...name} className={styles.link}>
    Open PDF
  </a>
)
