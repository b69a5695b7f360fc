import { useSelector } from '@xstate/react'
import { useField } from 'react-final-form'
import type { ActorRefFrom } from 'xstate'
import type { BeneficiariesMachine } from '../../../machines/beneficiaries/machine'
import { areTypesLoading, areTypesUnknown, types } from '../../../machines/beneficiaries/selectors'
import { BoundSelectField } from '../../form/more-fields'
import { Button } from '../../components/buttons/button'
import styles from './beneficiaries-page.module.css'

type Props = { readonly actor: ActorRefFrom<BeneficiariesMachine> }

/** How the beneficiary is related; a code that the list does not have (any more) stays what it is. */
export const RelationshipField = ({ actor }: Props) => {
  const offered = useSelector(actor, types)
  const loading = useSelector(actor, areTypesLoading)
  const unknown = useSelector(actor, areTypesUnknown)
  const { input } = useField<string>('relationshipType', { subscription: { value: true } })
  const options = offered.map(({ code, name }) => ({ value: code, label: name }))
  const own = input.value !== '' && !offered.some(({ code }) => code === input.value)
  return (
    <div className={styles.relationship}>
      <BoundSelectField
        name="relationshipType"
        label="Relationship type"
        placeholder={loading ? 'Loading…' : 'Select a relationship type'}
        options={own ? [...options, { value: input.value, label: input.value }] : options}
        disabled={loading || unknown}
      />
      {unknown && (
        <div className={styles.unknown}>
          <p role="alert">The relationships did not load.</p>
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
