import { ContactLinks } from './contact-links'
import styles from './contact-line.module.css'

/** How to reach the brokerage, at the foot of a screen without the dashboard's menu. */
export const ContactLine = () => (
  <p className={styles.line}>
    <span>Need help?</span>
    <ContactLinks className={styles.link} />
  </p>
)
