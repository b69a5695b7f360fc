import { useSelector } from '@xstate/react'
import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { LinkRequestForm } from '../../../domain/session/link-request'
import type { LinkRequestEvent } from '../../../machines/link-request/events'
import type { LinkRequestMachine } from '../../../machines/link-request/machine'
import { errors as errorsIn, form as formIn, isSending, isSent } from '../../../machines/link-request/selectors'
import { Button } from '../../components/buttons/button'
import { breakable } from '../../components/page/breakable'
import { useScreen } from '../../components/page/use-screen'
import { BoundTextField } from '../../form/fields'
import { Form } from '../../form/form'
import { FormErrorsSummary } from '../../form/form-errors'
import { useMachineForm } from '../../form/use-machine-form'
import { AuthForm } from './auth-form'
import { AuthMessage } from './auth-message'

type LinkRequestActor = ActorRefFrom<LinkRequestMachine>

const CHECK = 'Check your email'

const toEvent = (form: LinkRequestForm): LinkRequestEvent => ({ type: 'submit-address', form })
const failuresOf = (snapshot: ReturnType<LinkRequestActor['getSnapshot']>) => errorsIn(snapshot).fields

type Props = {
  readonly actor: LinkRequestActor
  readonly title: string
  readonly subtitle: string
  /** The label of the button. */
  readonly submit: string
  /** How long the link works, and how often. */
  readonly lifetime: string
  readonly footer: ReactNode
}

/**
 * Asks for a link by email, and then says that it was sent if the address has an account: the same words for every
 * address.
 */
export const LinkRequest = ({ actor, title, subtitle, submit, lifetime, footer }: Props) => {
  const values = useSelector(actor, formIn)
  const errors = useSelector(actor, errorsIn)
  const sending = useSelector(actor, isSending)
  const sent = useSelector(actor, isSent)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  const heading = useScreen(sent ? CHECK : title)
  if (sent)
    return (
      <AuthMessage heading={heading} icon={MailCheck} title={CHECK}>
        <p>
          If there is an account for <strong>{breakable(values.email)}</strong>, we have sent a link to it.{' '}
          <span>{lifetime}</span>
        </p>
        <p>If it does not arrive in a few minutes, check your spam folder and the address.</p>
        <Button
          variant="secondary"
          block
          onClick={() => {
            actor.send({ type: 'change-address' })
          }}
        >
          Try again
        </Button>
        <p>{footer}</p>
      </AuthMessage>
    )
  return (
    <Form<LinkRequestForm> onSubmit={onSubmit} initialValues={values}>
      {({ handleSubmit }) => (
        <AuthForm heading={heading} title={title} subtitle={subtitle} onSubmit={handleSubmit} footer={footer}>
          <BoundTextField<LinkRequestForm>
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <FormErrorsSummary errors={errors} />
          <Button type="submit" variant="primary" block busy={sending}>
            {submit}
          </Button>
        </AuthForm>
      )}
    </Form>
  )
}
