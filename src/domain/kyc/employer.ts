import type { DraftPolicy } from '../rules/draft-policy'
import { LONGEST } from '../rules/constants'
import { phoneNumber } from '../rules/number-fields'
import { atMost, parseFields, required, text } from '../rules/rule'
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

/** The form before anything is typed: most companies are in Nigeria. */
export const initialEmployer: Employer = { ...emptyEmployer, companyCountry: 'Nigeria' }

export const employerDraft: DraftPolicy<Employer> = {
  name: 'store',
  mobileNo: 'store',
  company: 'store',
  taxNumber: 'store',
  companyCountry: 'store',
  companyAddress: 'store',
  description: 'store',
}

/** Parses step 4: every field but the description is required. */
export const parseEmployer = parseFields<Employer>({
  name: text(required(employerMessages.name), atMost(LONGEST.company)),
  mobileNo: phoneNumber(employerMessages.mobileNo),
  company: text(required(employerMessages.company), atMost(LONGEST.company)),
  taxNumber: text(required(employerMessages.taxNumber), atMost(LONGEST.taxNumber)),
  companyCountry: text(required(employerMessages.companyCountry), atMost(LONGEST.country)),
  companyAddress: text(required(employerMessages.companyAddress), atMost(LONGEST.address)),
  description: text(atMost(LONGEST.description)),
})
