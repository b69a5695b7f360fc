import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormSpy } from 'react-final-form'
import type { ActorRefFrom } from 'xstate'
import type { NewBeneficiaryForm } from '../../../domain/beneficiary/beneficiary-form'
import { percentText } from '../../../domain/values/percentage'
import type { BeneficiariesMachine } from '../../../machines/beneficiaries/machine'
import { form, isAdding, isBusy, availableShare, errors } from '../../../machines/beneficiaries/selectors'
import { Form } from '../../form/form'
import { BoundTextField } from '../../form/fields'
import { FormErrorsSummary } from '../../form/form-errors'
import { useMachineForm } from '../../form/use-machine-form'
import { Button } from '../../components/buttons/button'
import { DocumentFields } from './document-fields'
import { RelationshipField } from './relationship-field'
import styles from './beneficiaries-page.module.css'

type BeneficiariesActor = ActorRefFrom<BeneficiariesMachine>

const toEvent = (typed: NewBeneficiaryForm) => ({ type: 'submit-beneficiary', form: typed }) as const
const failuresOf = (snapshot: ReturnType<BeneficiariesActor['getSnapshot']>) => errors(snapshot).fields

const ShareField = ({ actor }: { readonly actor: BeneficiariesActor }) => {
  const left = useSelector(actor, availableShare)
  const hint =
    left === 0n
      ? 'Your shares already add up to 100 %. Lower another one first.'
      : left && `You can give up to ${percentText(left)} %.`
  return (
    <BoundTextField<NewBeneficiaryForm>
      name="sharePercentage"
      label="Percentage share"
      inputMode="decimal"
      hint={hint}
    />
  )
}

/**
 * The form: nine fields for a new beneficiary, without the document for an edited one.
 * It starts with the draft or the server's values, and reports every change to the machine.
 */
export const BeneficiaryForm = ({ actor }: { readonly actor: BeneficiariesActor }) => {
  const [begun] = useState(() => form(actor.getSnapshot()))
  const adding = useSelector(actor, isAdding)
  const busy = useSelector(actor, isBusy)
  const formErrors = useSelector(actor, errors)
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  return (
    <Form<NewBeneficiaryForm> onSubmit={onSubmit} initialValues={begun}>
      {({ handleSubmit }) => (
        <form className={styles.form} method="post" noValidate autoComplete="off" onSubmit={handleSubmit}>
          <FormSpy<NewBeneficiaryForm>
            subscription={{ values: true, dirty: true }}
            onChange={({ values, dirty }) => {
              if (dirty) actor.send({ type: 'fill-in', form: values })
            }}
          />
          <div className={styles.pair}>
            <BoundTextField<NewBeneficiaryForm> name="surname" label="Name (surname)" autoCapitalize="words" />
            <BoundTextField<NewBeneficiaryForm> name="otherNames" label="Other names" autoCapitalize="words" />
          </div>
          <div className={styles.pair}>
            <ShareField actor={actor} />
            <RelationshipField actor={actor} />
          </div>
          <BoundTextField<NewBeneficiaryForm> name="mobileNo" label="Mobile number" type="tel" inputMode="tel" />
          {adding && <DocumentFields actor={actor} />}
          <FormErrorsSummary errors={formErrors} />
          <footer className={styles.actions}>
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => {
                actor.send({ type: 'close-form' })
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {adding ? 'Add beneficiary' : 'Save changes'}
            </Button>
          </footer>
        </form>
      )}
    </Form>
  )
}
