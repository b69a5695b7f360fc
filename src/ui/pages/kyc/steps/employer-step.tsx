import type { Employer } from '../../../../domain/kyc/employer'
import { BoundTextField } from '../../../form/fields'
import { BoundTextAreaField } from '../../../form/more-fields'
import { BoundPhoneField } from '../../../form/phone-field'
import { StepForm, type StepProps } from '../step-form'
import styles from '../kyc-page.module.css'

const toEvent = (form: Employer) => ({ type: 'submit-employer', form }) as const

/** Step 4. */
export const EmployerStep = ({ actor }: StepProps) => (
  <StepForm actor={actor} part="employer" title="Employer Details" lead="Where your income comes from." toEvent={toEvent}>
    <div className={styles.advice}>
      <p>
        <strong>Self-employed?</strong> Enter yourself as the employer, with your business and its tax number (or your own).
      </p>
      <p>
        <strong>No job?</strong> Enter “None” as employer, company and tax number, with your own phone number and address.
      </p>
    </div>
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
