import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PhoneForm } from '../../../domain/session/phone'
import { callingCodes } from '../../../domain/values/calling-codes'
import { isBusy, phone, errors } from '../../../machines/phone/selectors'
import { Form } from '../../form/form'
import { BoundTextField } from '../../form/fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { BoundSelectField } from '../../form/more-fields'
import { useMachineForm } from '../../form/use-machine-form'
import { Button } from '../../components/buttons/button'
import { failuresOf, type FormProps } from './phone-actor'
import styles from '../auth/auth-form.module.css'

const toEvent = (form: PhoneForm) => ({ type: 'submit-number', form }) as const
const options = callingCodes.map(({ code, country }) => ({ value: code, label: `${country} (${code})` }))

/** The form for the number. It starts with what was typed before. */
export const NumberForm = ({ actor }: FormProps) => {
  const [initial] = useState(() => phone(actor.getSnapshot()))
  const busy = useSelector(actor, isBusy)
  const formErrors = useSelector(actor, errors)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  return (
    <Form<PhoneForm> onSubmit={onSubmit} initialValues={initial}>
      {({ handleSubmit }) => (
        <form className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
          <BoundSelectField<PhoneForm>
            name="countryCode"
            label="Country code"
            options={options}
            placeholder="Select a country code"
            autoComplete="tel-country-code"
          />
          <BoundTextField<PhoneForm>
            name="number"
            label="Phone number"
            inputMode="tel"
            autoComplete="tel-national"
            hint="We send a code by SMS, free of charge."
          />
          <FormErrorsSummary errors={formErrors} />
          <Button type="submit" variant="primary" block busy={busy}>
            Send code
          </Button>
        </form>
      )}
    </Form>
  )
}
