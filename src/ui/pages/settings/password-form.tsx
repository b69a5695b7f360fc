import { useActorRef, useSelector } from '@xstate/react'
import type { FormApi } from 'final-form'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import { PASSWORD_MINIMUM } from '../../../domain/rules/constants'
import { passwordChangeMessages } from '../../../domain/session/account-messages'
import type { PasswordChangeForm } from '../../../domain/session/password'
import type { PasswordMachine } from '../../../machines/password/machine'
import { errors, isChanged, isSending, isUnavailable } from '../../../machines/password/selectors'
import { loggedInCustomer } from '../../../machines/session/selectors'
import type { Feature } from '../../../machines/features'
import { Form } from '../../form/form'
import { BoundPasswordField } from '../../form/fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { useMachineForm } from '../../form/use-machine-form'
import { useSession } from '../../session/session-context'
import { Banner } from '../../components/feedback/banner'
import { Button } from '../../components/buttons/button'
import { HiddenUserName } from './hidden-user-name'
import styles from './settings-page.module.css'

const empty: PasswordChangeForm = { password: '', newPassword: '', confirmPassword: '' }
const toEvent = (form: PasswordChangeForm) => ({ type: 'submit-password', form }) as const
const failuresOf = (snapshot: ReturnType<ActorRefFrom<PasswordMachine>['getSnapshot']>) => errors(snapshot).fields

/** The password form, which is empty again after a success. */
export const PasswordForm = ({ feature }: { readonly feature: Feature<PasswordMachine> }) => {
  const actor = useActorRef(feature.machine)
  const customer = useSelector(useSession(), loggedInCustomer)
  const formErrors = useSelector(actor, errors)
  const sending = useSelector(actor, isSending)
  const changed = useSelector(actor, isChanged)
  const unavailable = useSelector(actor, isUnavailable)
  const submit = useMachineForm(actor, toEvent, failuresOf)
  const onSubmit = useCallback(
    async (typed: PasswordChangeForm, form: FormApi<PasswordChangeForm>) => {
      const failures = await submit(typed)
      if (isChanged(actor.getSnapshot())) form.reset()
      return failures
    },
    [actor, submit],
  )
  return (
    <Form<PasswordChangeForm> onSubmit={onSubmit} initialValues={empty}>
      {({ handleSubmit }) => (
        <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
          <HiddenUserName userName={customer?.email ?? ''} />
          <BoundPasswordField<PasswordChangeForm>
            name="password"
            label="Old password"
            autoComplete="current-password"
          />
          <BoundPasswordField<PasswordChangeForm>
            name="newPassword"
            label="New password"
            autoComplete="new-password"
            hint={`At least ${String(PASSWORD_MINIMUM)} characters`}
          />
          <BoundPasswordField<PasswordChangeForm>
            name="confirmPassword"
            label="Retype new password"
            autoComplete="new-password"
          />
          {changed && <Banner tone="success">{passwordChangeMessages.done}</Banner>}
          {unavailable && <Banner tone="info">{passwordChangeMessages.notAvailable}</Banner>}
          <FormErrorsSummary errors={formErrors} />
          <Button type="submit" variant="primary" className={styles.submit} busy={sending}>
            Update Password
          </Button>
        </form>
      )}
    </Form>
  )
}
