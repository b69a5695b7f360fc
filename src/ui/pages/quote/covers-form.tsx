import { durations, type SavingsForm as Values } from '../../../domain/quote/savings'
import { BoundMoneyField, BoundSelectField } from '../../form/more-fields'
import { FormSection } from './form-section'
import { FullName } from './full-name'
import { QuoteForm } from './quote-form'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

const options = durations.map((months) => ({ value: String(months), label: `${String(months)} months` }))

/** The fields that savings and education share. */
const CoversForm = ({ actor, kind }: ShopProps & { readonly kind: 'savings' | 'education' }) => (
  <QuoteForm actor={actor} kind={kind}>
    <FormSection title="Your plan">
      <FullName />
      <div className={styles.pair}>
        <BoundSelectField<Values> name="duration" label="Duration" placeholder="Select a duration" options={options} />
        <BoundMoneyField<Values> name="sumAssured" label="Sum assured" />
      </div>
    </FormSection>
    <FormSection title="Covered while you save">
      <div className={styles.pair}>
        <BoundMoneyField<Values> name="criticalIllnessCover" label="Critical illness cover" />
        <BoundMoneyField<Values> name="lifeCover" label="Life cover" />
      </div>
      <div className={styles.pair}>
        <BoundMoneyField<Values> name="permanentDisability" label="Permanent disability" />
      </div>
    </FormSection>
  </QuoteForm>
)

export const SavingsForm = ({ actor }: ShopProps) => <CoversForm actor={actor} kind="savings" />

/** The education form: the fields of savings with separate values. */
export const EducationForm = ({ actor }: ShopProps) => <CoversForm actor={actor} kind="education" />
