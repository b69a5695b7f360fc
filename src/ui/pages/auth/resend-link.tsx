import { Button } from '../../components/buttons/button'
import styles from './auth-form.module.css'

type Props = {
  readonly email: string
  readonly sending: boolean
  /** Seconds until the link can be requested again; 0 means now. */
  readonly seconds: number
  readonly onResend: () => void
}

/** Sends the activation link again; the countdown shows when it can be requested once more. */
export const ResendLink = ({ email, sending, seconds, onResend }: Props) => (
  <div className={styles.resend}>
    <Button variant="secondary" block busy={sending} disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? `Resend Email in ${String(seconds)} s` : 'Resend Email'}
    </Button>
    <p role="status">{seconds > 0 ? `We have sent a new link to ${email}. Open it, then log in here.` : ''}</p>
  </div>
)
