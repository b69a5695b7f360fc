import { Suspense, useEffect, type ComponentType } from 'react'
import type { SnapshotFrom } from 'xstate'
import { sessionMessages } from '../../../domain/session/messages'
import type { LogInForm } from '../../../domain/session/log-in'
import type { LoginEvent } from '../../../machines/login/events'
import type { LoginMachine } from '../../../machines/login/machine'
import {
  askedSecondFactor,
  errors as errorsIn,
  isBusy,
  isSendingLink,
  onDevice,
  resendIn,
  typedEmail,
  unconfirmed,
} from '../../../machines/login/selectors'
import { loadLogIn } from '../../session/ended-notice'
import { Link } from '../../session/link'
import { useHydrated } from '../../components/page/use-hydrated'
import { useScreen } from '../../components/page/use-screen'
import { Form } from '../../form/form'
import { BoundPasswordField, BoundTextField } from '../../form/fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { useLazyMachineForm, type LoadedActor } from '../../form/use-lazy-machine-form'
import { usePrehydrationInput } from '../../form/use-prehydration-input'
import { ErrorBoundary } from '../../components/feedback/error-boundary'
import { LoadingScreen } from '../../components/loading/loading-screen'
import { Banner } from '../../components/feedback/banner'
import { Button } from '../../components/buttons/button'
import { thisDevice } from '../../components/state/this-device'
import { AuthForm } from '../auth/auth-form'
import styles from '../auth/auth-form.module.css'
import { ResendLink } from '../auth/resend-link'
import { KnownEmail } from './known-email'
import type { SecondFactorProps } from './second-factor'

type Props = {
  readonly loadActor: () => Promise<LoginActor>
  /** Shown above the form until the first submit. */
  readonly notice: string | undefined
  readonly SecondFactor: ComponentType<SecondFactorProps>
}

export type LoginActor = LoadedActor<SnapshotFrom<LoginMachine>, LoginEvent>

const empty: LogInForm = { email: '', password: '' }
const toEvent = (form: LogInForm): LoginEvent => ({ type: 'submit-log-in', form })

type FormProps = Pick<ReturnType<typeof useLogin>, 'actor' | 'snapshot' | 'busy' | 'errors' | 'onSubmit'> & {
  readonly notice: string | undefined
}

const useLogin = (loadActor: Props['loadActor']) => useLazyMachineForm({ loadActor, toEvent, isBusy, errors: errorsIn })

const LoginForm = ({ actor, snapshot, busy, errors, onSubmit, notice }: FormProps) => {
  const address = snapshot && unconfirmed(snapshot)
  const heading = useScreen('Login')
  const hydrated = useHydrated()
  const typed = usePrehydrationInput(empty)
  const device = snapshot && onDevice(snapshot)
  return (
    <Form<LogInForm> onSubmit={onSubmit} initialValues={typed}>
      {({ handleSubmit }) => (
        <AuthForm
          heading={heading}
          title="Login"
          subtitle="Enter your email and password to login"
          onSubmit={handleSubmit}
          footer={
            <>
              New here? <Link to={{ screen: 'register' }}>Create an account</Link>
              {device?.hasSaved && (
                <>
                  <br />
                  <Link to={{ screen: 'kept' }}>{`Policies kept on this ${thisDevice()}`}</Link>
                </>
              )}
            </>
          }
        >
          {notice !== undefined && !errors.failure && (
            <Banner tone="info">
              {notice}
              {notice === sessionMessages.ended && <span> {sessionMessages.afterEnd}</span>}
            </Banner>
          )}
          <BoundTextField<LogInForm>
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <KnownEmail email={(snapshot && typedEmail(snapshot)) || device?.email} />
          <BoundPasswordField<LogInForm> name="password" label="Password" autoComplete="current-password" />
          <p className={styles.aside}>
            <Link to={{ screen: 'login' }} opens={{ screen: 'forgot-password' }}>
              Forgot password?
            </Link>
          </p>
          {actor && snapshot && address !== undefined && (
            <ResendLink
              email={address}
              sending={isSendingLink(snapshot)}
              seconds={resendIn(snapshot)}
              onResend={() => {
                actor.send({ type: 'resend-activation-link' })
              }}
            />
          )}
          <FormErrorsSummary errors={errors} />
          <Button type="submit" variant="primary" block busy={busy} disabled={!hydrated}>
            Log in
          </Button>
        </AuthForm>
      )}
    </Form>
  )
}

/**
 * `/login`. The question for a second
 * factor is loaded when a server asks it; what was typed outlives a failure to load it.
 */
export const LoginPage = ({ loadActor, notice, SecondFactor }: Props) => {
  const login = useLogin(loadActor)
  const reload = login.snapshot && onDevice(login.snapshot).needsOwnDocument
  useEffect(() => {
    if (reload) loadLogIn(notice)
  }, [reload, notice])
  const asked = login.snapshot && askedSecondFactor(login.snapshot)
  if (!asked) return <LoginForm {...login} notice={notice} />
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <SecondFactor asked={asked} onStartAgain={() => login.actor?.send({ type: 'start-again' })} />
      </Suspense>
    </ErrorBoundary>
  )
}
