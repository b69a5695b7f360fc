import { useSelector } from '@xstate/react'
import { digitFields, emptyCode, type CodeForm as Code } from '../../../domain/session/phone'
import { isBusy, isResending, phoneNumber, resendIn, errors } from '../../../machines/phone/selectors'
import { Form } from '../../form/form'
import { BoundCodeInput } from '../../form/bound-code-input'
import { FormErrorsSummary } from '../../form/form-errors'
import { useMachineForm } from '../../form/use-machine-form'
import { Button } from '../../components/buttons/button'
import { failuresOf, type FormProps } from './phone-actor'
import styles from '../auth/auth-form.module.css'

const toEvent = (form: Code) => ({ type: 'submit-code', form }) as const

/** The form for the code that was sent. */
export const CodeForm = ({ actor }: FormProps) => {
  const busy = useSelector(actor, isBusy)
  const resending = useSelector(actor, isResending)
  const seconds = useSelector(actor, resendIn)
  const number = useSelector(actor, phoneNumber)
  const formErrors = useSelector(actor, errors)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  return (
    <Form<Code> onSubmit={onSubmit} initialValues={emptyCode}>
      {({ handleSubmit }) => (
        <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
          <p>
            We have sent a six-digit code to <strong>{number}</strong>.
          </p>
          <BoundCodeInput<Code> label="Code" names={digitFields} hint="You can paste the whole code." />
          <FormErrorsSummary errors={formErrors} />
          <Button type="submit" variant="primary" block busy={busy} disabled={resending}>
            Verify
          </Button>
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
          <Button
            variant="quiet"
            block
            disabled={busy}
            onClick={() => {
              actor.send({ type: 'change-number' })
            }}
          >
            Use another number
          </Button>
        </form>
      )}
    </Form>
  )
}
