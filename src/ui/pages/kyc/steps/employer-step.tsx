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
      <BoundTextField<Employer> name="name" label="Employer's name" autoComplete="off" maxLength={256} />
      <BoundPhoneField<Employer> name="mobileNo" label="Mobile number" autoComplete="off" maxLength={32} />
    </div>
    <div className={styles.pair}>
      <BoundTextField<Employer> name="company" label="Company name" autoComplete="organization" maxLength={256} />
      <BoundTextField<Employer> name="taxNumber" label="Tax number" autoComplete="off" maxLength={64} />
    </div>
    <BoundTextField<Employer> name="companyCountry" label="Company country" autoComplete="country-name" maxLength={128} />
    <BoundTextField<Employer> name="companyAddress" label="Company address" autoComplete="off" maxLength={512} />
    <BoundTextAreaField<Employer> name="description" label="Description" hint="Optional: what you do there" />
  </StepForm>
)
