import { CircleAlert } from 'lucide-react'
import styles from './form-error-summary.module.css'

type Field = { readonly id: string; readonly label: string; readonly focus: () => void }

type Props = {
  readonly message?: string | undefined
  readonly details?: string | undefined
  readonly list?: readonly string[] | undefined
  /** What is said above the links to the fields that have to be corrected. */
  readonly fieldsMessage?: string | undefined
  readonly fields?: readonly Field[] | undefined
}

/** The errors of a form as a whole. Announced as an alert; never takes the focus. */
export const FormErrorSummary = ({ message, details, list = [], fieldsMessage, fields = [] }: Props) => (
  <div className={styles.summary} role="alert">
    <CircleAlert className={styles.icon} size={20} />
    <div className={styles.copy}>
      {message && <p className={styles.message}>{message}</p>}
      {details && <p>{details}</p>}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {fieldsMessage && <p className={styles.message}>{fieldsMessage}</p>}
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.map(({ id, label, focus }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.field}
                onClick={(event) => {
                  event.preventDefault()
                  focus()
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
)
