import { useActorRef, useSelector } from '@xstate/react'
import { MailWarning } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { PASSWORD_MINIMUM } from '../../../domain/rules/constants'
import type { PasswordResetForm } from '../../../domain/session/password-reset'
import type { Feature } from '../../../machines/features'
import type { ResetEvent } from '../../../machines/reset/events'
import type { ResetMachine } from '../../../machines/reset/machine'
import {
  errors as errorsIn,
  isSending,
  isWithoutLink,
  offersNewLink,
  openedLink,
} from '../../../machines/reset/selectors'
import { hasToken } from '../../../machines/session/selectors'
import { Button } from '../../components/buttons/button'
import { ButtonLink } from '../../components/buttons/button-link'
import { useScreen } from '../../components/page/use-screen'
import { BoundPasswordField } from '../../form/fields'
import { Form } from '../../form/form'
import { FormErrorsSummary } from '../../form/form-errors'
import { useMachineForm } from '../../form/use-machine-form'
import { Link } from '../../session/link'
import { useSession } from '../../session/session-context'
import { AuthForm } from '../auth/auth-form'
import { AuthMessage } from '../auth/auth-message'

const TITLE = 'Choose a new password'

const empty: PasswordResetForm = { password: '', confirmpassword: '' }
const toEvent = (form: PasswordResetForm): ResetEvent => ({ type: 'submit-password', form })
const failuresOf = (snapshot: ReturnType<ActorRefFrom<ResetMachine>['getSnapshot']>) => errorsIn(snapshot).fields

const SendNewLink = ({ variant }: { readonly variant: 'primary' | 'secondary' }) => (
  <ButtonLink component={Link} to={{ screen: 'forgot-password' }} variant={variant} block>
    Send a new link
  </ButtonLink>
)

const BackToLogIn = () => <Link to={{ screen: 'login' }}>Back to log-in</Link>

/** `/login#reset`, which the link of a reset mail opens. A session on this device ends first, whosever it is. */
export const ResetPage = ({ feature }: { readonly feature: Feature<ResetMachine> }) => {
  const [input] = useState(feature.input)
  const actor = useActorRef(feature.machine, { input })
  const session = useSession()
  const link = useSelector(actor, openedLink)
  const withoutLink = useSelector(actor, isWithoutLink)
  const errors = useSelector(actor, errorsIn)
  const sending = useSelector(actor, isSending)
  const refused = useSelector(actor, offersNewLink)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  const heading = useScreen(TITLE)
  useEffect(() => {
    if (link && hasToken(session.getSnapshot())) session.send({ type: 'log-out' })
  }, [link, session])
  if (withoutLink)
    return (
      <AuthMessage heading={heading} icon={MailWarning} tone="danger" title={TITLE}>
        <p role="alert">
          Please open the link in our email again. For your safety this page forgets it when it is reloaded. If the link
          is not complete, have a new one sent.
        </p>
        <SendNewLink variant="primary" />
        <p>
          <BackToLogIn />
        </p>
      </AuthMessage>
    )
  return (
    <Form<PasswordResetForm> onSubmit={onSubmit} initialValues={empty}>
      {({ handleSubmit }) => (
        <AuthForm
          heading={heading}
          title={TITLE}
          subtitle="You will be logged out on every device"
          onSubmit={handleSubmit}
          footer={<BackToLogIn />}
        >
          <BoundPasswordField<PasswordResetForm>
            name="password"
            label="New password"
            autoComplete="new-password"
            hint={`At least ${String(PASSWORD_MINIMUM)} characters`}
          />
          <BoundPasswordField<PasswordResetForm>
            name="confirmpassword"
            label="Retype new password"
            autoComplete="new-password"
          />
          <FormErrorsSummary errors={errors} />
          <Button type="submit" variant="primary" block busy={sending}>
            Change password
          </Button>
          {refused && <SendNewLink variant="secondary" />}
        </AuthForm>
      )}
    </Form>
  )
}
