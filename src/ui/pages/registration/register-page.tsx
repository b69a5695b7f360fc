import type { SnapshotFrom } from 'xstate'
import { PASSWORD_MINIMUM } from '../../../domain/rules/constants'
import type { SignUpForm } from '../../../domain/session/sign-up'
import type { RegistrationEvent } from '../../../machines/registration/events'
import type { RegistrationMachine } from '../../../machines/registration/machine'
import { isBusy, errors as errorsIn } from '../../../machines/registration/selectors'
import { Link } from '../../session/link'
import { useHydrated } from '../../components/page/use-hydrated'
import { useScreen } from '../../components/page/use-screen'
import { Form } from '../../form/form'
import { BoundPasswordField, BoundTextField } from '../../form/fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { useLazyMachineForm, type LoadedActor } from '../../form/use-lazy-machine-form'
import { usePrehydrationInput } from '../../form/use-prehydration-input'
import { Button } from '../../components/buttons/button'
import { AuthForm } from '../auth/auth-form'
import styles from './register-page.module.css'

export type RegistrationActor = LoadedActor<SnapshotFrom<RegistrationMachine>, RegistrationEvent>

const toEvent = (form: SignUpForm): RegistrationEvent => ({ type: 'submit-sign-up', form })

type Props = {
  readonly loadActor: () => Promise<RegistrationActor>
  /** The empty form, with the referral code of the address. */
  readonly initialValues: SignUpForm
}

/** `/register`. */
export const RegisterPage = ({ loadActor, initialValues }: Props) => {
  const { busy, errors, onSubmit } = useLazyMachineForm({ loadActor, toEvent, isBusy, errors: errorsIn })
  const hydrated = useHydrated()
  const withPrehydrationInput = usePrehydrationInput(initialValues)
  const heading = useScreen('Create an account')
  return (
    <Form<SignUpForm> onSubmit={onSubmit} initialValues={withPrehydrationInput}>
      {({ handleSubmit }) => (
        <AuthForm
          heading={heading}
          title="Create an account"
          subtitle="Register with us"
          onSubmit={handleSubmit}
          footer={<Link to={{ screen: 'login' }}>Already a user?</Link>}
        >
          <div className={styles.names}>
            <BoundTextField<SignUpForm> name="firstName" label="First Name" autoComplete="given-name" />
            <BoundTextField<SignUpForm> name="lastName" label="Last Name" autoComplete="family-name" />
          </div>
          <BoundTextField<SignUpForm> name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
          <BoundPasswordField<SignUpForm>
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={`At least ${String(PASSWORD_MINIMUM)} characters`}
          />
          <BoundTextField<SignUpForm>
            name="referralCode"
            label="Got a referral code?"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="Optional"
          />
          <FormErrorsSummary errors={errors} />
          <Button type="submit" variant="primary" block busy={busy} disabled={!hydrated}>
            Create Account
          </Button>
        </AuthForm>
      )}
    </Form>
  )
}
