import * as t from 'io-ts'
import { Enumeration, optional, shown, WireId } from './codecs'
import { Items } from './list'
import { endpoint } from './endpoint'
import { PagedQuery } from './query'

/** The saved records of the customer's verification. A record that was never saved is null. */

export const EmployerRecord = t.strict(
  {
    taxNumber: shown(t.string),
    name: shown(t.string),
    description: shown(t.string),
    company: shown(t.string),
    companyCountry: shown(t.string),
    companyAddress: shown(t.string),
    mobileNo: shown(t.string),
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
    name: shown(t.string),
    accountNumber: shown(t.string),
    bankName: shown(t.string),
    accountType: shown(Enumeration),
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
    bvn: shown(t.string),
    nin: shown(t.string),
    phones: shown(t.union([t.string, t.array(t.string)], 'phones')),
    verificationCountry: shown(t.string),
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

export const MedicalAnswer = t.strict({ question: t.string, selected: shown(t.boolean) }, 'medical answer record')

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
  { id: WireId, name: shown(t.string), type: shown(Enumeration), previewUrl: shown(t.string) },
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
