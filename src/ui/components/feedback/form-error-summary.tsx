import { CircleAlert } from 'lucide-react'
import styles from './form-error-summary.module.css'

type Props = {
  readonly message: string
  readonly details?: string | undefined
  readonly list?: readonly string[] | undefined
}

/** The errors of a form as a whole. Announced as an alert; never takes the focus. */
export const FormErrorSummary = ({ message, details, list = [] }: Props) => (
  <div className={styles.summary} role="alert">
    <CircleAlert className={styles.icon} size={20} aria-hidden="true" />
    <div className={styles.words}>
      <p className={styles.message}>{message}</p>
      {details && <p>{details}</p>}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
    </div>
  </div>
)
