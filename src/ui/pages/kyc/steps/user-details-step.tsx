import { useSelector } from '@xstate/react'
import { genders } from '../../../../domain/customer/genders'
import type { UserDetailsForm } from '../../../../domain/kyc/parts/user-details'
import { today } from '../../../../machines/kyc/selectors'
import { BoundTextField } from '../../../form/fields'
import { BoundDateField, BoundRadioGroup } from '../../../form/more-fields'
import { BoundPhoneField } from '../../../form/phone-field'
import { StepForm, type StepProps } from './step-form'
import { PhoneVerification } from './phone-verification'
import styles from './step.module.css'

const genderOptions = genders.map((gender) => ({ value: gender, label: gender }))

export const UserDetailsStep = ({ actor }: StepProps) => (
  <StepForm actor={actor} part="user-details" lead="Exactly as on your identity document.">
    <div className={styles.pair}>
      <BoundTextField<UserDetailsForm> name="name" label="First name" autoComplete="given-name" />
      <BoundTextField<UserDetailsForm> name="surname" label="Surname" autoComplete="family-name" />
    </div>
    <div className={styles.pair}>
      <div className={styles.field}>
        <BoundPhoneField<UserDetailsForm> name="phoneNo" label="Phone number" autoComplete="tel" />
        <PhoneVerification />
      </div>
      <BoundTextField<UserDetailsForm>
        name="userName"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
    <div className={styles.pair}>
      <BoundDateField<UserDetailsForm>
        name="dateOfBirth"
        label="Date of birth"
        autoComplete="bday"
        max={useSelector(actor, today)}
        opensWith="year"
      />
      <BoundRadioGroup<UserDetailsForm> name="gender" label="Gender" options={genderOptions} />
    </div>
  </StepForm>
)
