import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck, MailCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { activationMessages } from '../../../domain/session/activation-messages'
import type { ActivationMachine } from '../../../machines/activation/machine'
import { canTryAgain, failure as failureOf, isActive, phase } from '../../../machines/activation/selectors'
import type { Features } from '../../../machines/features'
import { screenChanged, useScreen } from '../../components/page/use-screen'
import { Button } from '../../components/buttons/button'
import { FormErrorSummary } from '../../components/feedback/form-error-summary'
import { Spinner } from '../../components/loading/spinner'
import { AuthMessage } from '../auth/auth-message'
import { Link } from '../../session/link'
import { LinkRequest } from '../auth/link-request'
import styles from './verify-email-page.module.css'

type ActivationActor = ActorRefFrom<ActivationMachine>

const TITLE = 'Email activation'

const GoToLogin = ({
  actor,
  variant,
}: {
  readonly actor: ActivationActor
  readonly variant: 'primary' | 'secondary'
}) => (
  <Button
    variant={variant}
    block
    onClick={() => {
      actor.send({ type: 'go-to-login' })
    }}
  >
    Go to Login
  </Button>
)

/** Asks for a new link in place of one that does not work. */
const NewLink = ({ feature }: { readonly feature: Features['activation']['newLink'] }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  return (
    <LinkRequest
      actor={actor}
      title="Send a new link"
      subtitle="Enter your email, and we will send you a link that activates it"
      submit="Send a new link"
      lifetime="The link works once, within the next day. If your email is already activated, we do not send one: just log in."
      footer={<Link to={{ screen: 'login' }}>Go to Login</Link>}
    />
  )
}

const Failed = ({ actor }: { readonly actor: ActivationActor }) => {
  const failure = useSelector(actor, failureOf)
  const isRetryable = useSelector(actor, canTryAgain)
  const active = useSelector(actor, isActive)
  const heading = useScreen(TITLE)
  return (
    <AuthMessage heading={heading} icon={MailWarning} tone="danger" title={TITLE}>
      {failure && <FormErrorSummary message={failure.message} details={failure.details} list={failure.violations} />}
      {!active && (
        <Button
          variant="primary"
          block
          onClick={() => {
            if (!isRetryable) screenChanged()
            actor.send({ type: isRetryable ? 'try-again' : 'request-link' })
          }}
        >
          {isRetryable ? 'Try again' : 'Send a new link'}
        </Button>
      )}
      <GoToLogin actor={actor} variant={active ? 'primary' : 'secondary'} />
    </AuthMessage>
  )
}

const Succeeding = ({ actor, done }: { readonly actor: ActivationActor; readonly done: boolean }) => {
  const heading = useScreen(TITLE)
  return (
    <AuthMessage heading={heading} icon={done ? CircleCheck : MailCheck} title={TITLE}>
      <p role="status" className={styles.status}>
        {!done && <Spinner />}
        <span>{done ? activationMessages.done : activationMessages.working}</span>
      </p>
      {done && (
        <>
          <p>Taking you to the log-in page…</p>
          <GoToLogin actor={actor} variant="primary" />
        </>
      )}
    </AuthMessage>
  )
}

/**
 * `/register/verifyEmail/{userId}/{confirmationCode}`, the page of the link in the activation mail: the progress, the
 * success, or all details of the failure, and the form for a new link.
 */
export const VerifyEmailPage = ({ feature }: { readonly feature: Features['activation'] }) => {
  const [input] = useState(feature.activation.input)
  const actor = useActorRef(feature.activation.machine, { input })
  const view = useSelector(actor, phase)
  switch (view) {
    case 'new link':
      return <NewLink feature={feature.newLink} />
    case 'failed':
      return <Failed actor={actor} />
    default:
      return <Succeeding actor={actor} done={view === 'done'} />
  }
}
