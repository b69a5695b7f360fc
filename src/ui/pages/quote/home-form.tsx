import type { HomeForm as Values } from '../../../domain/quote/home'
import { BoundTextField } from '../../form/fields'
import { BoundMoneyField, BoundTextAreaField } from '../../form/more-fields'
import { Appliances } from './appliances'
import { FormSection } from './form-section'
import { FullName } from './full-name'
import { QuoteForm } from './quote-form'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** The home form: the building, and the appliances in it. */
export const HomeForm = ({ actor }: ShopProps) => (
  <QuoteForm actor={actor} kind="home" submit="Generate Quote">
    <FormSection title="Who and where">
      <FullName />
      <div className={styles.pair}>
        <BoundTextField<Values> name="state" label="State" autoComplete="address-level1" />
        <BoundTextField<Values> name="city" label="City" autoComplete="address-level2" />
      </div>
      <BoundTextField<Values> name="location" label="Address" autoComplete="address-line1" />
    </FormSection>
    <FormSection title="The building">
      <BoundMoneyField<Values> name="buildingValue" label="Building value" />
      <BoundTextAreaField<Values> name="description" label="Description" />
    </FormSection>
    <Appliances actor={actor} />
  </QuoteForm>
)
