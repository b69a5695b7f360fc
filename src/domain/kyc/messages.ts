import { DOCUMENT_LEAST_PX } from '../rules/constants'

/** The texts of the KYC forms, exactly as in the specification, including its spelling. */
export const userDetailsMessages = {
  name: 'Please enter your firstname',
  surname: 'Please enter your surname',
  phoneNo: 'Please enter your phone number',
  userName: 'Please enter a username',
  dateOfBirth: 'Please enter your dob',
  gender: 'Please select your gender',
} as const

export const ageMessage = 'User not allowed to be less than 10 years'

/** Ours: the specification has no text for a year that is mistyped. */
export const birthYearMessage = 'Please check the year.'

export const bankMessages = {
  nuban: 'Please enter your bank account number',
  bankCode: 'Please select a bank code',
  accountType: 'Please select an account type',
} as const

export const bvnMessages = {
  required: 'Please enter your bvn number',
  valid: 'Please enter a valid BVN',
} as const

export const employerMessages = {
  name: "Please enter an employer's name",
  mobileNo: "Please enter employer's phone number",
  company: "Please enter company's name",
  taxNumber: "Please enter company's tax number",
  companyCountry: 'Please enter country of company',
  companyAddress: "Please enter company's address",
} as const

export const medicalMessages = { unanswered: 'Please answer Yes or No' } as const

export const documentMessages = {
  type: 'Please select a card type.',
  issueDate: 'Please enter an issuing date of the provided card',
  expiryDate: 'Please enter an expiry date of the provided card',
  file: 'Please upload your document',
} as const

/** Ours: the specification has no text for dates that a valid document cannot have. */
export const documentDateMessages = {
  issuedLater: 'The issuing date cannot be in the future.',
  expiresFirst: 'The expiry date cannot be before the issuing date.',
  expired: 'This document has expired. Please choose one that is still valid.',
} as const

/** Shown when a save got no answer and the status shows that it did not take effect. */
export const kycNotSaved = 'This was not saved. Please try again.'

/** Shown when the change of a saved step got no answer: the status cannot show whether it took effect. */
export const kycUnclear = 'We could not confirm that this was saved. Please send it again.'

/** Shown when the device can no longer read the chosen file. */
export const fileUnreadable = 'We could not read this file. Please choose it again.'

/** Why a file cannot be sent, and what to do instead. */
export const fileErrorMessages = {
  unreadable: fileUnreadable,
  empty: 'This file is empty. Please choose another one.',
  heic: 'This photo is a HEIC file, which we cannot open. Please send a screenshot of it, or take the photo again as a JPEG.',
  'wrong-kind': 'This is neither a picture (JPEG, PNG or WebP) nor a PDF. Please choose another file.',
  'no-picture': 'This picture cannot be opened. Please take it again, or choose another file.',
  'too-large': 'This PDF is larger than 8 MB. Please choose a smaller one, or take a photo of the document.',
  locked: 'This PDF needs a password to be opened. Please save it without a password, or take a photo of the document.',
  'cut-off':
    'Part of this file is missing: it ends too early. Please download it again, or take a photo of the document.',
  'no-pdf': 'This PDF cannot be opened. Please save it again, or take a photo of the document.',
  'no-pages': 'This PDF has no pages. Please choose another file, or take a photo of the document.',
  'too-small': `This picture is too small to read: its shorter side has less than ${String(DOCUMENT_LEAST_PX)} pixels. Please take a photo of the document.`,
  'too-long':
    'This picture is too long to stay readable. Please send a screenshot of only the part that shows your document.',
} as const
