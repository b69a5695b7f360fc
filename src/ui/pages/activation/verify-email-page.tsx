import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck, MailCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { activationMessages } from '../../../domain/session/messages'
import type { ActivationMachine } from '../../../machines/activation/machine'
import { canTryAgain, failure as failureOf, phase } from '../../../machines/activation/selectors'
import type { Feature } from '../../../machines/features'
import { useScreen } from '../../components/page/use-screen'
import { Button } from '../../components/buttons/button'
import { FormErrorSummary } from '../../components/feedback/form-error-summary'
import { Spinner } from '../../components/feedback/spinner'
import { AuthMessage } from '../auth/auth-message'
import styles from './verify-email-page.module.css'

/**
 * `/register/verifyEmail/{userId}/{confirmationCode}`, the page of the link in the activation mail: the progress, the
 * success, or all details of the failure (requirements AUTH-17, AUTH-18 and AUTH-19).
 */
export const VerifyEmailPage = ({ feature }: { readonly feature: Feature<ActivationMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const view = useSelector(actor, phase)
  const failure = useSelector(actor, failureOf)
  const isRetryable = useSelector(actor, canTryAgain)
  const heading = useScreen('Email activation')
  const goToLogin = () => {
    actor.send({ type: 'go-to-login' })
  }
  if (failure)
    return (
      <AuthMessage heading={heading} icon={MailWarning} tone="danger" title="Email activation">
        <FormErrorSummary message={failure.message} details={failure.details} list={failure.violations} />
        {isRetryable && (
          <Button
            variant="primary"
            block
            onClick={() => {
              actor.send({ type: 'try-again' })
            }}
          >
            Try again
          </Button>
        )}
        <Button variant={isRetryable ? 'secondary' : 'primary'} block onClick={goToLogin}>
          Go to Login
        </Button>
      </AuthMessage>
    )
  return (
    <AuthMessage heading={heading} icon={view === 'done' ? CircleCheck : MailCheck} title="Email activation">
      <p role="status" className={styles.status}>
        {view === 'working' && <Spinner />}
        {view === 'working' ? activationMessages.working : activationMessages.done}
      </p>
      {view === 'done' && (
        <>
          <p>Taking you to the log-in page…</p>
          <Button variant="primary" block onClick={goToLogin}>
            Go to Login
          </Button>
        </>
      )}
    </AuthMessage>
  )
}
