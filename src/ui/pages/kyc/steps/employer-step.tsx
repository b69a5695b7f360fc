import { useState } from 'react'
import { countries } from '../../../../domain/catalogue/countries'
import { familiarCountries } from '../../../../domain/catalogue/familiar-names'
import type { Employer } from '../../../../domain/kyc/parts/employer'
import { forms } from '../../../../machines/kyc/selectors'
import { BoundComboboxField } from '../../../form/combobox'
import { BoundTextField } from '../../../form/fields'
import { BoundTextAreaField } from '../../../form/more-fields'
import { BoundPhoneField } from '../../../form/phone-field'
import { StepForm, type StepProps } from './step-form'
import { EmploymentChoice } from './employment-choice'
import styles from './step.module.css'

const countryOptions = countries.map(({ countryCode, countryName }) => ({
  value: countryName,
  label: countryName,
  familiar: familiarCountries[countryCode],
}))

/** The country is saved as text: one that was saved under another name than the list's stays, and can be chosen. */
const CompanyCountry = ({ actor }: StepProps) => {
  const [begun] = useState(() => forms(actor.getSnapshot()).employer.companyCountry)
  const isListed = begun === '' || countryOptions.some(({ value }) => value === begun)
  return (
    <BoundComboboxField<Employer>
      name="companyCountry"
      label="Company country"
      placeholder="Type a part of its name"
      options={isListed ? countryOptions : [{ value: begun, label: begun }, ...countryOptions]}
    />
  )
}

export const EmployerStep = ({ actor }: StepProps) => (
  <StepForm actor={actor} part="employer" lead="Where your income comes from.">
    <EmploymentChoice />
    <div className={styles.pair}>
      <BoundTextField<Employer> name="name" label="Employer's name" autoComplete="off" />
      <BoundPhoneField<Employer> name="mobileNo" label="Mobile number" autoComplete="off" />
    </div>
    <div className={styles.pair}>
      <BoundTextField<Employer> name="company" label="Company name" autoComplete="organization" />
      <BoundTextField<Employer> name="taxNumber" label="Tax number" autoComplete="off" />
    </div>
    <CompanyCountry actor={actor} />
    <BoundTextField<Employer> name="companyAddress" label="Company address" autoComplete="off" />
    <BoundTextAreaField<Employer> name="description" label="Description" hint="Optional: what you do there" />
  </StepForm>
)
