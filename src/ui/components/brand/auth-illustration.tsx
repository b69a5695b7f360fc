import { brand } from '../../brand'
import { classNames } from '../styles/class-names'
import styles from './auth-illustration.module.css'

/**
 * The image panel beside a form: the harbour, the tagline, a sentence. The caller decides when there is space for it.
 */
export const AuthIllustration = ({ className }: { readonly className?: string | undefined }) => (
  <aside className={classNames(styles.panel, className)} aria-label={brand.name}>
    <div className={styles.copy}>
      <p className={styles.tagline}>{brand.tagline}</p>
      <p className={styles.promise}>{brand.promise}</p>
    </div>
  </aside>
)
