import { row, savedRecord } from '../saved-record'

/** What a server leaves out is `undefined`. */
export type SavedEmployer = {
  readonly name: string | undefined
  readonly mobileNo: string | undefined
  readonly company: string | undefined
  readonly taxNumber: string | undefined
  readonly companyCountry: string | undefined
  readonly companyAddress: string | undefined
  readonly description: string | undefined
}

export const employerRecord = savedRecord('Employer Info')((employer: SavedEmployer) => [
  row('Company', employer.company),
  row('Address', employer.companyAddress),
  row('Country', employer.companyCountry),
  row('Mobile number', employer.mobileNo),
  row('Tax number', employer.taxNumber),
  row("Employer's name", employer.name),
  row('Description', employer.description),
])
