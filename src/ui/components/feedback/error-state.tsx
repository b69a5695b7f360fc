import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import { Drawing } from '../drawings/drawing'
import { MessageTitle, type TitleHeading } from './message-title'
import styles from './message-state.module.css'

type Props = TitleHeading & {
  readonly title?: string | undefined
  readonly message: string
  readonly onTryAgain?: (() => void) | undefined
  /** The text of that button, `Try again` by default. */
  readonly tryAgainLabel?: string
  /** Another button, before that one. */
  readonly action?: ReactNode
  readonly busy?: boolean | undefined
}

/** The text of a table that failed to load, if its screen has none of its own. */
export const NOT_LOADED = 'Error loading data'

/** Something failed to load: the message, and a button to try again. */
export const ErrorState = ({
  title,
  heading,
  level,
  message,
  onTryAgain,
  tryAgainLabel = 'Try again',
  action,
  busy,
}: Props) => (
  <div className={styles.state}>
    <Drawing className={styles.failed} />
    <div role="alert">
      {title && <MessageTitle title={title} heading={heading} level={level} />}
      {message !== '' && <p className={styles.text}>{message}</p>}
    </div>
    {onTryAgain && (
      <div className={styles.action}>
        {action}
        <Button variant="secondary" onClick={onTryAgain} busy={busy}>
          {tryAgainLabel}
        </Button>
      </div>
    )}
  </div>
)
