import { useActorRef, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { passwordChangeMessages } from '../../../domain/session/account-messages'
import type { PasswordChangeForm } from '../../../domain/session/password'
import type { PasswordMachine } from '../../../machines/password/machine'
import { isUnavailable, errors } from '../../../machines/password/selectors'
import type { Feature } from '../../../machines/features'
import { Form } from '../../form/form'
import { BoundPasswordField } from '../../form/fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { useMachineForm } from '../../form/use-machine-form'
import { Banner } from '../../components/feedback/banner'
import { Button } from '../../components/buttons/button'
import styles from './settings-page.module.css'

const empty: PasswordChangeForm = { password: '', newPassword: '', confirmPassword: '' }
const toEvent = (form: PasswordChangeForm) => ({ type: 'submit-password', form }) as const
const failuresOf = (snapshot: ReturnType<ActorRefFrom<PasswordMachine>['getSnapshot']>) => errors(snapshot).fields

/** The password form. The server cannot change a password yet, and the page says so. */
export const PasswordForm = ({ feature }: { readonly feature: Feature<PasswordMachine> }) => {
  const actor = useActorRef(feature.machine)
  const formErrors = useSelector(actor, errors)
  const unavailable = useSelector(actor, isUnavailable)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  return (
    <Form<PasswordChangeForm> onSubmit={onSubmit} initialValues={empty}>
      {({ handleSubmit }) => (
        <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
          <BoundPasswordField<PasswordChangeForm> name="password" label="Old password" autoComplete="current-password" />
          <BoundPasswordField<PasswordChangeForm> name="newPassword" label="New password" autoComplete="new-password" />
          <BoundPasswordField<PasswordChangeForm> name="confirmPassword" label="Retype new password" autoComplete="new-password" />
          {unavailable && <Banner tone="info">{passwordChangeMessages.notAvailable}</Banner>}
          <FormErrorsSummary errors={formErrors} />
          <Button type="submit" variant="primary" className={styles.submit}>
            Update Password
          </Button>
        </form>
      )}
    </Form>
  )
}
