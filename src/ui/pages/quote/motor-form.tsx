import { useSelector } from '@xstate/react'
import { motorMessages } from '../../../domain/quote/messages'
import type { MotorForm as Values } from '../../../domain/quote/motor'
import { isFetchingModels, isWithoutModels, errors } from '../../../machines/quote/selectors'
import { BoundTextField } from '../../form/fields'
import { BoundCheckbox, BoundMoneyField } from '../../form/more-fields'
import { Banner } from '../../components/feedback/banner'
import { SpinnerRegion } from '../../components/loading/spinner'
import { FormSection } from './form-section'
import { QuoteForm } from './quote-form'
import { TryAgain } from './try-again'
import { MakeField, ModelField } from './vehicle-fields'
import type { ShopProps } from './shop-props'
import styles from './shop.module.css'

/** The models failed to load: shown beside the fields, since another make can be chosen as well. */
const WithoutModels = ({ actor }: ShopProps) => (
  <Banner tone="danger" action={<TryAgain actor={actor} />}>
    {useSelector(actor, errors).failure?.message}
  </Banner>
)

/** The motor form, one page with ten fields and the label of a first step. */
export const MotorForm = ({ actor }: ShopProps) => {
  const fetching = useSelector(actor, isFetchingModels)
  const withoutModels = useSelector(actor, isWithoutModels)
  return (
    <QuoteForm actor={actor} kind="motor" fetching={fetching} failureShown={withoutModels} linked={false}>
      <p className={styles.step}>step 1/4</p>
      <FormSection title="Your car">
        <BoundTextField<Values> name="registrationNo" label="Registration number" autoCapitalize="characters" />
        <div className={styles.pair}>
          <MakeField actor={actor} />
          <ModelField actor={actor} />
        </div>
        {withoutModels && <WithoutModels actor={actor} />}
        <div className={styles.short}>
          <BoundTextField<Values> name="colour" label="Colour" />
          <BoundTextField<Values> name="manuYear" label="Year of manufacture" inputMode="numeric" />
        </div>
      </FormSection>
      <FormSection title="Its numbers">
        <div className={styles.pair}>
          <BoundTextField<Values> name="engineNo" label="Engine number" autoCapitalize="characters" />
          <BoundTextField<Values> name="chassisNo" label="Chassis number" autoCapitalize="characters" />
        </div>
      </FormSection>
      <FormSection title="Its value and use">
        <div className={styles.pair}>
          <BoundMoneyField<Values> name="value" label="Price of car" />
          <BoundTextField<Values>
            name="bodyType"
            label="Body type"
            hint={motorMessages.bodyTypeHint}
            hintTone="example"
          />
        </div>
        <BoundCheckbox<Values> name="isCommercial" label="It is commercial" />
      </FormSection>
      {fetching && (
        <div className={styles.overlay}>
          <SpinnerRegion label="Fetching Vehicle Models" />
        </div>
      )}
    </QuoteForm>
  )
}
