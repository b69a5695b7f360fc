import type { DraftPolicy } from '../../rules/draft-policy'
import { LONGEST } from '../../rules/constants'
import { phoneNumber } from '../../rules/number-fields'
import { atMost, parseFields, required, text } from '../../rules/rule'
import { employerMessages } from '../messages'
import type { SavedEmployer } from '../records/employer'
import { isUntouched, type Part } from './part'

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

const draft: DraftPolicy<Employer> = {
  name: 'store',
  mobileNo: 'store',
  company: 'store',
  taxNumber: 'store',
  companyCountry: 'store',
  companyAddress: 'store',
  description: 'store',
}

/** Parses the form: every field but the description is required. */
export const parseEmployer = parseFields<Employer>({
  name: text(required(employerMessages.name), atMost(LONGEST.company)),
  mobileNo: phoneNumber(employerMessages.mobileNo),
  company: text(required(employerMessages.company), atMost(LONGEST.company)),
  taxNumber: text(required(employerMessages.taxNumber), atMost(LONGEST.taxNumber)),
  companyCountry: text(required(employerMessages.companyCountry), atMost(LONGEST.country)),
  companyAddress: text(required(employerMessages.companyAddress), atMost(LONGEST.address)),
  description: text(atMost(LONGEST.description)),
})

const fromSaved = (saved: SavedEmployer): Employer => ({
  name: saved.name ?? '',
  mobileNo: saved.mobileNo ?? '',
  company: saved.company ?? '',
  taxNumber: saved.taxNumber ?? '',
  companyCountry: saved.companyCountry ?? '',
  companyAddress: saved.companyAddress ?? '',
  description: saved.description ?? '',
})

export const employer: Part<Employer, Employer, SavedEmployer> = {
  heading: 'Employer Details',
  empty: () => initialEmployer,
  draft,
  parse: () => parseEmployer,
  saved: 'Employer details saved successfully',
  fill: (form, saved) => (isUntouched(form, initialEmployer) ? fromSaved(saved) : form),
}
