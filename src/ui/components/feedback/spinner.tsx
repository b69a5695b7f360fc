import { classNames } from '../styles/class-names'
import styles from './spinner.module.css'

/** A turning ring inside something that already says what is going on. */
export const Spinner = ({ size = 'medium' }: { readonly size?: 'medium' | 'large' }) => (
  <span className={classNames(styles.spinner, size === 'large' && styles.large)} aria-hidden="true" />
)

/** A waiting area that announces its label. */
export const SpinnerRegion = ({ label }: { readonly label: string }) => (
  <div className={styles.region} role="status">
    <Spinner size="large" />
    <p className={styles.label}>{label}</p>
  </div>
)
