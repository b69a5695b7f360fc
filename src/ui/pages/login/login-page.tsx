import type { SnapshotFrom } from 'xstate'
import type { LogInForm } from '../../../domain/session/log-in'
import type { LoginEvent } from '../../../machines/login/events'
import type { LoginMachine } from '../../../machines/login/machine'
import { isBusy, isSendingLink, resendIn, errors as errorsIn, unconfirmed } from '../../../machines/login/selectors'
import { Link } from '../../session/link'
import { useHydrated } from '../../components/page/use-hydrated'
import { useScreen } from '../../components/page/use-screen'
import { Form } from '../../form/form'
import { BoundPasswordField, BoundTextField } from '../../form/fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { useLazyMachineForm, type LoadedActor } from '../../form/use-lazy-machine-form'
import { usePrehydrationInput } from '../../form/use-prehydration-input'
import { Banner } from '../../components/feedback/banner'
import { Button } from '../../components/buttons/button'
import { AuthForm } from '../auth/auth-form'
import styles from '../auth/auth-form.module.css'
import { ResendLink } from '../auth/resend-link'

export type LoginActor = LoadedActor<SnapshotFrom<LoginMachine>, LoginEvent>

const empty: LogInForm = { email: '', password: '' }
const toEvent = (form: LogInForm): LoginEvent => ({ type: 'submit-log-in', form })

type Props = {
  readonly loadActor: () => Promise<LoginActor>
  /** Shown above the form until the first submit. */
  readonly notice: string | undefined
}

/** `/login` (requirements AUTH-02, AUTH-03, AUTH-04, AUTH-05 and ACC-01). */
export const LoginPage = ({ loadActor, notice }: Props) => {
  const { actor, snapshot, busy, errors, onSubmit } = useLazyMachineForm({
    loadActor,
    toEvent,
    isBusy,
    errors: errorsIn,
  })
  const address = snapshot && unconfirmed(snapshot)
  const heading = useScreen('Login')
  const hydrated = useHydrated()
  const initialValues = usePrehydrationInput(empty)
  return (
    <Form<LogInForm> onSubmit={onSubmit} initialValues={initialValues}>
      {({ handleSubmit }) => (
        <AuthForm
          heading={heading}
          title="Login"
          subtitle="Enter your email and password to login"
          onSubmit={handleSubmit}
          footer={
            <>
              New here? <Link to={{ screen: 'register' }}>Create an account</Link>
            </>
          }
        >
          {notice !== undefined && !errors.failure && <Banner tone="info">{notice}</Banner>}
          <BoundTextField<LogInForm>
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
          />
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
