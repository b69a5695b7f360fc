import { Spinner } from './spinner'
import styles from './loading-screen.module.css'

/** The loading animation while the session or a screen is being loaded. */
export const LoadingScreen = () => (
  <div className={styles.screen} role="status">
    <Spinner />
    <span>Loading…</span>
  </div>
)
