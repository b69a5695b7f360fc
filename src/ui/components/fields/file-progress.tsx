import { Button } from '../buttons/button'
import styles from './file-field.module.css'

/** The running operation on a file. Without a fraction the progress is unknown. */
export type FileWork = {
  readonly label: string
  /** The completed fraction, from 0 to 1. */
  readonly fraction?: number | undefined
  readonly onCancel?: (() => void) | undefined
}

/** The progress of a file: announced once, shown as a bar, with a button to stop it if possible. */
export const FileProgress = ({ label, fraction, onCancel }: FileWork) => {
  const percent = fraction === undefined ? undefined : Math.floor(fraction * 100)
  return (
    <div className={styles.work}>
      <p className={styles.workLine}>
        <span role="status">{label}</span>
        {percent !== undefined && <span aria-hidden="true">{`${String(percent)} %`}</span>}
      </p>
      <progress className={styles.progress} aria-label={label} max={100} value={percent} />
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}
