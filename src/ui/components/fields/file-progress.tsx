import { Button } from '../buttons/button'
import styles from './file-field.module.css'

/** What is being done with a file. Without a fraction nobody knows how much of it is left. */
export type FileWork = {
  readonly label: string
  /** The part that is done, from 0 to 1. */
  readonly fraction?: number | undefined
  readonly onCancel?: (() => void) | undefined
}

/** How far a file is: said once in words, shown as a bar, and to be stopped where it can be. */
export const FileProgress = ({ label, fraction, onCancel }: FileWork) => {
  const percent = fraction === undefined ? undefined : Math.floor(fraction * 100)
  return (
    <div className={styles.work}>
      <p className={styles.workLine}>
        <span role="status">{label}</span>
        {percent !== undefined && <span aria-hidden="true">{percent} %</span>}
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
