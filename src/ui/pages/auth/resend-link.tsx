import { Button } from '../../components/buttons/button'
import styles from './auth-form.module.css'

type Props = {
  readonly email: string
  readonly sending: boolean
  /** Until the link can be asked for again; 0: now. */
  readonly seconds: number
  readonly onResend: () => void
}

/** Sends the activation link again; the countdown says when it can be asked for once more. */
export const ResendLink = ({ email, sending, seconds, onResend }: Props) => (
  <div className={styles.resend}>
    <Button variant="secondary" block busy={sending} disabled={seconds > 0} onClick={onResend}>
    {seconds > 0 ? `Resend Email in ${String(seconds)} s` : 'Resend Email'}
    </Button>
    <p role="status">{seconds > 0 ? `We have sent a new link to ${email}. Open it, then log in here.` : ''}</p>
  </div>
)
