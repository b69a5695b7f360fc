import { useSelector } from '@xstate/react'
import { gate } from '../../../machines/quote/selectors'
import { FormSection } from './form-section'
import { FullName } from './full-name'
import { HealthGate } from './health-gate'
import { QuoteForm } from './quote-form'
import type { ShopProps } from './shop-props'

/** The health and life form: a full name, and at least one beneficiary. */
export const HealthForm = ({ actor }: ShopProps) => {
  const why = useSelector(actor, gate)
  return (
    <QuoteForm
      actor={actor}
      kind="health"
      blocked={why !== 'open'}
      failureShown={why === 'unknown'}
      linked={why !== 'none'}
    >
      <HealthGate actor={actor} />
      <FormSection title="The insured person">
        <FullName />
      </FormSection>
    </QuoteForm>
  )
}
