import type { DraftPolicy } from '../drafts/draft-policy'
import { phoneNumber } from '../rules/number-fields'
import { parseFields, required, text } from '../rules/rule'
import { employerMessages } from './messages'

/** The employer, both as typed and as saved. */
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

export const employerDraft: DraftPolicy<Employer> = {
  name: 'store',
  mobileNo: 'store',
  company: 'store',
  taxNumber: 'store',
  companyCountry: 'store',
  companyAddress: 'store',
  description: 'store',
}

/** Parses step 4: every field but the description is required (requirement KYC-09). */
export const parseEmployer = parseFields<Employer>({
  name: text(required(employerMessages.name)),
  mobileNo: phoneNumber(employerMessages.mobileNo),
  company: text(required(employerMessages.company)),
  taxNumber: text(required(employerMessages.taxNumber)),
  companyCountry: text(required(employerMessages.companyCountry)),
  companyAddress: text(required(employerMessages.companyAddress)),
  description: text(),
})
