import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { TRUSTED_BROWSER_DAYS } from '../../../domain/rules/constants'
import { isAuthenticator, type SecondFactorForm } from '../../../domain/session/second-factor'
import type { SecondFactorMachine } from '../../../machines/second-factor/machine'
import {
  errors as errorsIn,
  isBusy,
  isResending,
  provider as providerIn,
  providers,
  resendIn,
} from '../../../machines/second-factor/selectors'
import { Button } from '../../components/buttons/button'
import { BoundTextField } from '../../form/fields'
import { Form } from '../../form/form'
import { FormErrorsSummary } from '../../form/form-errors'
import { BoundCheckbox } from '../../form/more-fields'
import { useMachineForm } from '../../form/use-machine-form'
import styles from '../auth/auth-form.module.css'

type SecondFactorActor = ActorRefFrom<SecondFactorMachine>

const empty: SecondFactorForm = { code: '', trustsBrowser: false }
const toEvent = (form: SecondFactorForm) => ({ type: 'submit-code', form }) as const
const failuresOf = (snapshot: ReturnType<SecondFactorActor['getSnapshot']>) => errorsIn(snapshot).fields

const sources: Readonly<Record<string, string>> = {
  GoogleAuthenticator: 'Type the six digits that your authenticator app shows now.',
  Email: 'We have sent a six-digit code to your email address.',
  Phone: 'We have sent a six-digit code to your phone by SMS.',
}

/** The code, or a recovery code in place of it. */
export const CodeForm = ({ actor }: { readonly actor: SecondFactorActor }) => {
  const provider = useSelector(actor, providerIn)
  const several = useSelector(actor, providers).length > 1
  const busy = useSelector(actor, isBusy)
  const resending = useSelector(actor, isResending)
  const seconds = useSelector(actor, resendIn)
  const errors = useSelector(actor, errorsIn)
  const [recovers, setRecovers] = useState(false)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  return (
    <Form<SecondFactorForm> onSubmit={onSubmit} initialValues={empty}>
      {({ handleSubmit }) => (
        <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
          <p>
            {recovers
              ? 'Type one of the recovery codes that you saved. Each works once.'
              : (sources[provider] ?? 'Type your code.')}
          </p>
          <BoundTextField<SecondFactorForm>
            name="code"
            label={recovers ? 'Recovery code' : 'Code'}
            autoComplete={recovers ? 'off' : 'one-time-code'}
            inputMode={recovers ? 'text' : 'numeric'}
          />
          <BoundCheckbox<SecondFactorForm>
            name="trustsBrowser"
            label="Trust this browser"
            hint={`We will not ask for a code here for ${String(TRUSTED_BROWSER_DAYS)} days. Leave it off on a shared device.`}
          />
          <FormErrorsSummary errors={errors} />
          <Button type="submit" variant="primary" block busy={busy} disabled={resending}>
            Log in
          </Button>
          {!isAuthenticator(provider) && (
            <Button
              variant="secondary"
              block
              busy={resending}
              disabled={seconds > 0 || busy}
              onClick={() => {
                actor.send({ type: 'resend-code' })
              }}
            >
              {seconds > 0 ? `Send again in ${String(seconds)} s` : 'Send again'}
            </Button>
          )}
          {several && (
            <Button
              variant="quiet"
              block
              disabled={busy}
              onClick={() => {
                actor.send({ type: 'choose-another-way' })
              }}
            >
              Another way
            </Button>
          )}
          <Button
            variant="quiet"
            block
            disabled={busy}
            onClick={() => {
              setRecovers(!recovers)
            }}
          >
            {recovers ? 'Use a code' : 'Use a recovery code'}
          </Button>
        </form>
      )}
    </Form>
  )
}
