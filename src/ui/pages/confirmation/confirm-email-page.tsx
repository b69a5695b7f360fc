import { useActorRef, useSelector } from '@xstate/react'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../session/link'
import type { ConfirmationMachine } from '../../../machines/confirmation/machine'
import { email, isSending, isSent } from '../../../machines/confirmation/selectors'
import type { Feature } from '../../../machines/features'
import { breakable } from '../../components/page/breakable'
import { useScreen } from '../../components/page/use-screen'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { AuthMessage } from '../auth/auth-message'

/** `/register/confirmEmail`. */
export const ConfirmEmailPage = ({ feature }: { readonly feature: Feature<ConfirmationMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const address = useSelector(actor, email)
  const sending = useSelector(actor, isSending)
  const sent = useSelector(actor, isSent)
  const heading = useScreen('Confirm your email')
  if (!address)
    return (
      <AuthMessage heading={heading} icon={MailCheck} title="Confirm your email">
        <p>We do not know which email address to confirm. None is saved on this device.</p>
        <ButtonLink component={Link} to={{ screen: 'register' }} variant="primary" block>
          Create an account
        </ButtonLink>
      </AuthMessage>
    )
  return (
    <AuthMessage heading={heading} icon={MailCheck} title="Confirm your email">
      <p>
        To activate your account, open the link in our email to <strong>{breakable(address)}</strong>. If it does not
        arrive in a few minutes, check your spam folder or have it sent again.
      </p>
      <Button
        variant="secondary"
        block
        busy={sending}
        disabled={sent}
        onClick={() => {
          actor.send({ type: 'resend' })
        }}
      >
        Resend Email
      </Button>
      <p role="status">{sent ? 'We have sent the link again. It can take a minute or two to arrive.' : ''}</p>
      <p>
        Wrong address? <Link to={{ screen: 'register' }}>Register again</Link>. Confirmed already?{' '}
        <Link to={{ screen: 'login' }}>Log in</Link>.
      </p>
    </AuthMessage>
  )
}
