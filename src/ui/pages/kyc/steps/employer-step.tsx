import type { Employer } from '../../../../domain/kyc/employer'
import { BoundTextField } from '../../../form/fields'
import { BoundTextAreaField } from '../../../form/more-fields'
import { BoundPhoneField } from '../../../form/phone-field'
import { StepForm, type StepProps } from '../step-form'
import styles from '../kyc-page.module.css'

const toEvent = (form: Employer) => ({ type: 'submit-employer', form }) as const

/** Step 4. */
export const EmployerStep = ({ actor }: StepProps) => (
  <StepForm actor={actor} part="employer" title="Employer Details" toEvent={toEvent}>
    <div className={styles.pair}>
      <BoundTextField<Employer> name="name" label="Employer's name" autoComplete="off" />
      <BoundPhoneField<Employer> name="mobileNo" label="Mobile number" autoComplete="off" />
    </div>
    <div className={styles.pair}>
      <BoundTextField<Employer> name="company" label="Company name" autoComplete="organization" />
      <BoundTextField<Employer> name="taxNumber" label="Tax number" autoComplete="off" />
    </div>
    <BoundTextField<Employer> name="companyCountry" label="Company country" autoComplete="country-name" />
    <BoundTextField<Employer> name="companyAddress" label="Company address" autoComplete="off" />
    <BoundTextAreaField<Employer> name="description" label="Description" hint="Optional: what you do there" />
  </StepForm>
)
