import { Spinner } from './spinner'
import styles from './loading-screen.module.css'

/** The loading animation, while it is not known yet who is here or a screen is on its way. */
export const LoadingScreen = () => (
  <div className={styles.screen} role="status">
    <Spinner />
    <span>Loading…</span>
  </div>
)
