import { classNames } from '../styles/class-names'
import styles from './spinner.module.css'

/** A spinner inside something that already has a label. */
export const Spinner = ({ size = 'medium' }: { readonly size?: 'medium' | 'large' }) => (
  <span className={classNames(styles.spinner, size === 'large' && styles.large)} />
)

/** A loading area that announces its label. */
export const SpinnerRegion = ({ label }: { readonly label: string }) => (
  <div className={styles.region} role="status">
    <Spinner size="large" />
    <p className={styles.label}>{label}</p>
  </div>
)
