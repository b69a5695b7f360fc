import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { SecondFactorMachine } from '../../../machines/second-factor/machine'
import {
  errors as errorsIn,
  isSending,
  provider as chosenIn,
  providers,
} from '../../../machines/second-factor/selectors'
import { Button } from '../../components/buttons/button'
import { FormErrorSummary } from '../../components/feedback/form-error-summary'
import styles from '../auth/auth-form.module.css'

const labels: Readonly<Record<string, string>> = {
  GoogleAuthenticator: 'Authenticator app',
  Email: 'Email',
  Phone: 'SMS to your phone',
}

/**
 * Asks how the code comes. With one way it is asked only when its code could not be sent. Each way submits, so that a
 * second tap on it presses nothing of the form that follows.
 */
export const ProviderChoice = ({ actor }: { readonly actor: ActorRefFrom<SecondFactorMachine> }) => {
  const offered = useSelector(actor, providers)
  const chosen = useSelector(actor, chosenIn)
  const sending = useSelector(actor, isSending)
  const { failure } = useSelector(actor, errorsIn)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <p>
        {offered.length > 1
          ? 'How would you like to get your code?'
          : 'Your account asks for a code besides the password.'}
      </p>
      {offered.map((provider) => (
        <Button
          key={provider}
          type="submit"
          variant="secondary"
          block
          busy={sending && provider === chosen}
          disabled={sending}
          onClick={() => {
            actor.send({ type: 'choose-provider', provider })
          }}
        >
          {labels[provider] ?? provider}
        </Button>
      ))}
      {failure && <FormErrorSummary message={failure.message} details={failure.details} list={failure.violations} />}
    </form>
  )
}
