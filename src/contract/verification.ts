import * as t from 'io-ts'
import { Enumeration, optional, tolerant, WireId } from './codecs'
import { Items } from './list'
import { endpoint } from './endpoint'
import { PagedQuery } from './query'

/** The saved records of the customer's verification. A record that was never saved is null. */

export const EmployerRecord = t.strict(
  {
    taxNumber: tolerant(t.string),
    name: tolerant(t.string),
    description: tolerant(t.string),
    company: tolerant(t.string),
    companyCountry: tolerant(t.string),
    companyAddress: tolerant(t.string),
    mobileNo: tolerant(t.string),
  },
  'employer record',
)

export const getCurrentUserEmployer = endpoint({
  method: 'GET',
  path: '/services/app/Employer/GetCurrentUserEmployer',
  result: optional(EmployerRecord),
  doc: "The customer's employer as saved, or null.",
  writes: false,
  needsLogIn: true,
})

export const BankAccountRecord = t.strict(
  {
    name: tolerant(t.string),
    accountNumber: tolerant(t.string),
    bankName: tolerant(t.string),
    accountType: tolerant(Enumeration),
  },
  'bank account record',
)

export const getCurrentUserAccount = endpoint({
  method: 'GET',
  path: '/services/app/BankAccount/GetCurrentUserAccount',
  result: optional(BankAccountRecord),
  doc: "The customer's bank account as saved, or null. The account type is a code: 00, 10 or 20.",
  writes: false,
  needsLogIn: true,
})

/** `phones` is one number or a list of them: the specification names the field but not its type. */
export const BvnRecord = t.strict(
  {
    bvn: tolerant(t.string),
    nin: tolerant(t.string),
    phones: tolerant(t.union([t.string, t.array(t.string)], 'phones')),
    verificationCountry: tolerant(t.string),
  },
  'BVN record',
)

export const getCurrentUserBvn = endpoint({
  method: 'GET',
  path: '/services/app/Bvn/GetCurrentUserBvn',
  result: optional(BvnRecord),
  doc: "The BVN register's record of the customer's verified number, or null.",
  writes: false,
  needsLogIn: true,
})

export const MedicalAnswer = t.strict({ question: t.string, selected: tolerant(t.boolean) }, 'medical answer record')

export const getCurrentUserMedical = endpoint({
  method: 'GET',
  path: '/services/app/Medical/GetCurrentUserMedical',
  result: optional(Items(MedicalAnswer)),
  doc: "The customer's answers to the medical questionnaire; empty until they are saved.",
  writes: false,
  needsLogIn: true,
})

/** An uploaded document; `previewUrl` opens it for a limited time without a log-in. */
export const Document = t.strict(
  { id: WireId, name: tolerant(t.string), type: tolerant(Enumeration), previewUrl: tolerant(t.string) },
  'document record',
)

export const getDocuments = endpoint({
  method: 'GET',
  path: '/services/app/Document/GetAll',
  query: PagedQuery,
  result: Items(Document),
  doc: "The customer's documents, newest first, all of them unless a page is requested. Filter searches name and type.",
  writes: false,
  needsLogIn: true,
})
