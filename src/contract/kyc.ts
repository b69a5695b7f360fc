import * as t from 'io-ts'
import { Enumeration, optional, Saved, tolerant, Text, WireDate, WireId } from './codecs'
import { endpoint } from './endpoint'
import { Choices, Items, List, Page } from './list'
import { PagedQuery } from './query'
import { sectionsPath } from './paths'

/** One section of the KYC record; `reason` is set if a review rejected it with a reason. */
export const KycSection = t.strict(
  { id: WireId, kycField: tolerant(Enumeration), status: tolerant(Enumeration), reason: tolerant(t.string) },
  'KYC section',
)

export const getKyc = endpoint({
  method: 'GET',
  path: sectionsPath,
  result: t.strict({ kycStatus: tolerant(Enumeration), items: t.array(KycSection) }, 'KYC record'),
  doc: 'The KYC status and the state of each section.',
  writes: false,
  needsLogIn: true,
})

export const verifyBvn = endpoint({
  method: 'POST',
  path: '/services/app/BVN/Verify',
  body: t.strict({ bvn: Text(1, 32) }, 'BVN check'),
  result: optional(t.strict({ bvn: tolerant(t.string), verified: tolerant(t.boolean) }, 'verified BVN')),
  doc: 'Checks a Bank Verification Number and stores it with the customer, as a section of KYC.',
  writes: true,
  needsLogIn: true,
})

export const verifyNuban = endpoint({
  method: 'POST',
  path: '/services/app/nuban/Verify',
  body: t.strict({ nuban: Text(1, 32), bankCode: Text(1, 16) }, 'account check'),
  result: t.strict(
    { accountName: t.string, accountNumber: tolerant(t.string), bankCode: tolerant(t.string) },
    'verified account',
  ),
  doc: 'Checks an account number at a bank (by its CBN code) and returns the name of the holder. Stores nothing.',
  writes: false,
  needsLogIn: true,
})

/** A bank; `cbnCode` is its code of the Central Bank of Nigeria. */
export const Bank = t.strict({ id: WireId, name: tolerant(t.string), cbnCode: t.string }, 'bank')

export const getBanks = endpoint({
  method: 'GET',
  path: '/services/app/bank/getall',
  query: PagedQuery,
  result: Page(Bank, Choices(Bank)),
  doc: 'The banks, by name.',
  writes: false,
  needsLogIn: true,
})

export const saveBankAccount = endpoint({
  method: 'POST',
  path: '/services/app/BankAccount/Save',
  body: t.strict(
    {
      name: Text(1, 256),
      description: Text(0, 256),
      bankId: WireId,
      accountNumber: Text(1, 32),
      accountType: Text(1, 8),
    },
    'bank account',
  ),
  result: Saved,
  doc: 'Saves a verified bank account, a section of KYC.',
  writes: true,
  needsLogIn: true,
})

export const saveEmployer = endpoint({
  method: 'POST',
  path: '/services/app/employer/save',
  body: t.strict(
    {
      taxNumber: Text(1, 64),
      name: Text(1, 256),
      description: Text(0, 2000),
      company: Text(1, 256),
      companyCountry: Text(1, 128),
      companyAddress: Text(1, 512),
      mobileNo: Text(1, 32),
    },
    'employer',
  ),
  result: Saved,
  doc: "Saves the customer's employer, a section of KYC.",
  writes: true,
  needsLogIn: true,
})

export const getMedicalQuestions = endpoint({
  method: 'GET',
  path: '/services/app/Medical/GetQuestions',
  query: PagedQuery,
  result: Items(t.strict({ question: t.string }, 'medical question')),
  doc: 'The questions of the medical questionnaire, all of them unless a page is requested.',
  writes: false,
  needsLogIn: true,
})

export const saveMedical = endpoint({
  method: 'POST',
  path: '/services/app/Medical/Save',
  body: t.strict(
    { medicalAnswers: List(t.strict({ question: Text(1, 512), selected: t.boolean }, 'medical answer'), 100) },
    'medical answers',
  ),
  result: Saved,
  doc: 'Saves the answers to the medical questionnaire, a section of KYC.',
  writes: true,
  needsLogIn: true,
})

/**
 * The upload of a document: `data` is base64 without a data prefix. A `url` is accepted but ignored: the file itself is
 * required.
 */
export const DocumentUpload = t.strict(
  { data: t.string, url: optional(Text(0, 2048)), issueDate: WireDate, expiryDate: WireDate, type: Text(1, 64) },
  'document',
)

export const saveDocument = endpoint({
  method: 'POST',
  path: '/services/app/Document/Save',
  body: DocumentUpload,
  result: Saved,
  doc: 'Uploads the identity document, a section of KYC: JPEG, PNG, WebP or PDF, at most 8 MB. Its content decides the type.',
  writes: true,
  needsLogIn: true,
  size: 'upload',
})
