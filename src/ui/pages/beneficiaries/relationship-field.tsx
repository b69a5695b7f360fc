import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { BeneficiaryForm } from '../../../domain/beneficiary/beneficiary-form'
import type { BeneficiariesMachine } from '../../../machines/beneficiaries/machine'
import { areTypesLoading, areTypesUnknown, types } from '../../../machines/beneficiaries/selectors'
import { BoundSelectField } from '../../form/more-fields'
import { useFieldText } from '../../form/use-field-text'
import { Button } from '../../components/buttons/button'
import styles from './beneficiaries-page.module.css'

type Props = { readonly actor: ActorRefFrom<BeneficiariesMachine> }

/** The relationship; a code that is not, or no longer, in the list stays selected. */
export const RelationshipField = ({ actor }: Props) => {
  const offered = useSelector(actor, types)
  const loading = useSelector(actor, areTypesLoading)
  const unknown = useSelector(actor, areTypesUnknown)
  const chosen = useFieldText<BeneficiaryForm>('relationshipType')
  const options = offered.map(({ code, name }) => ({ value: code, label: name }))
  const own = chosen !== '' && !offered.some(({ code }) => code === chosen)
  return (
    <div className={styles.relationship}>
      <BoundSelectField<BeneficiaryForm>
        name="relationshipType"
        label="Relationship type"
        placeholder={loading ? 'Loading…' : 'Select a relationship type'}
        options={own ? [...options, { value: chosen, label: chosen }] : options}
        disabled={loading || unknown}
      />
      {unknown && (
        <div className={styles.unknown}>
          <p role="alert">We could not load the relationships.</p>
          <Button
            variant="secondary"
            onClick={() => {
              actor.send({ type: 'try-again' })
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
