import { day } from '../../support/builders'

/** What is sent of a document. */
export const someDocument = {
  data: 'AAEC',
  type: 'NationalId',
  issueDate: day('2020-01-01'),
  expiryDate: day('2030-01-01'),
}
