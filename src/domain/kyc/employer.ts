import { required, validate } from '../rules/rule'
import { employerMessages } from './messages'

export type Employer = {
  readonly name: string
  readonly mobileNo: string
  readonly company: string
  readonly taxNumber: string
  readonly companyCountry: string
  readonly companyAddress: string
  readonly description: string
}

export const emptyEmployer: Employer = {
  name: '',
  mobileNo: '',
  company: '',
  taxNumber: '',
  companyCountry: '',
  companyAddress: '',
  description: '',
}

/** The rules of step 4: every field but the description is required (requirement KYC-09). */
export const checkEmployer = validate<keyof typeof employerMessages>({
  name: [required(employerMessages.name)],
  mobileNo: [required(employerMessages.mobileNo)],
  company: [required(employerMessages.company)],
  taxNumber: [required(employerMessages.taxNumber)],
  companyCountry: [required(employerMessages.companyCountry)],
  companyAddress: [required(employerMessages.companyAddress)],
})
