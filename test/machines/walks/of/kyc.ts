import type { Customer } from '../../../../src/domain/customer/customer'
import { kycStatuses } from '../../../../src/domain/kyc/status'
import type { SavedRecord } from '../../../../src/domain/kyc/saved-record'
import { emptyForms } from '../../../../src/machines/kyc/forms'
import { kycMachine } from '../../../../src/machines/kyc/machine'
import { rejectionAt, type KycContext } from '../../../../src/machines/kyc/setup'
import { aCustomer, day } from '../../../support/builders'
import {
  aBankAccount,
  aDocument,
  aFile,
  anEmployer,
  aUserDetails,
  someBanks,
  someQuestions,
} from '../../../support/kyc-builders'
import { aSavedBvn, sectionsWith } from '../../../support/verification-builders'
import { answering, type Walk } from '../walk'

/** The wizard at a status, with nothing rejected, or with one section that the customer has to correct. */
export const opening = (customer: Customer, rejected: Parameters<typeof sectionsWith>[0] = {}) => ({
  customer,
  sections: sectionsWith(rejected),
  ruleSet: 'corrected',
  today: day('2025-06-16'),
  forms: emptyForms(customer),
  wanted: undefined,
})

const openings = [
  ...kycStatuses.map((kycStatus) => opening(aCustomer({ kycStatus }))),
  opening(aCustomer({ kycStatus: 'PendingBvnInfo' }), { 'Bvn Info': { status: 'Rejected' } }),
]

const nothing: SavedRecord = { field: 'Bvn Info', bvn: undefined }
export const savedSomething: SavedRecord = { field: 'Bvn Info', bvn: aSavedBvn() }

/** The snapshots of the attachment of step 6. */
const attachments = [
  { chosen: aFile, ready: undefined, errors: undefined },
  { chosen: aFile, ready: aFile, errors: undefined },
  { chosen: aFile, ready: undefined, error: 'heic' },
]

const saves = ['saveUserDetails', 'saveBankAccount', 'verifyBvn', 'saveEmployer', 'saveMedical', 'saveDocument']

/** The data of a step besides its form. */
const knownIn = ({ step, banks, forms, account, questions, attachment, sent }: KycContext): unknown => {
  if (step === 2) return [banks.length, forms.bankAccount.nuban, account?.check.nuban, account?.finding.tag]
  if (step === 5) return questions.length
  return step === 6 ? [attachment.tag, sent] : undefined
}

export const kyc: Walk = {
  machine: kycMachine,
  starts: [{}],
  events: [
    { type: 'day-began', today: day('2025-06-16') },

    { type: 'submit-user-details', form: aUserDetails() },
    { type: 'submit-user-details', form: aUserDetails({ name: '' }) },
    { type: 'submit-user-details', form: aUserDetails({ dateOfBirth: '2025-01-01' }) },
    { type: 'submit-bank-account', form: aBankAccount() },
    { type: 'submit-bank-account', form: aBankAccount({ nuban: '' }) },
    { type: 'submit-bvn', form: { bvn: '22222222222' } },
    { type: 'submit-bvn', form: { bvn: '' } },
    { type: 'submit-employer', form: anEmployer() },
    { type: 'submit-employer', form: anEmployer({ name: '' }) },
    { type: 'submit-medical', form: { answers: ['No', 'Yes'] } },
    { type: 'submit-medical', form: { answers: [] } },
    { type: 'submit-document', form: aDocument() },
    { type: 'submit-document', form: aDocument({ type: '' }) },
    { type: 'submit-document', form: aDocument({ file: undefined as never }) },
    ...attachments.map((context) => ({ type: 'xstate.snapshot.attachment', snapshot: { context } })),
    { type: 'choose-file', file: aFile },
    { type: 'upload-progressed', fraction: 0.5 },
    { type: 'upload-progressed', fraction: 1 },
    { type: 'stop-sending' },
    { type: 'fill-in', typed: { part: 'bankAccount', form: aBankAccount() } },
    { type: 'fill-in', typed: { part: 'bankAccount', form: aBankAccount({ nuban: '' }) } },
    { type: 'fill-in', typed: { part: 'bvn', form: { bvn: '2' } } },
    { type: 'go-back' },
    { type: 'go-on' },
    { type: 'try-again' },
    { type: 'change-details' },
    ...[1, 2, 3, 4, 5, 6].map((step) => ({ type: 'address-changed', step })),
  ],
  answers: {
    ...Object.fromEntries(saves.map((name) => [name, answering(undefined)])),
    openWizard: answering(...openings),
    loadSavedStep: answering(nothing, savedSomething),
    readStatus: answering(aCustomer({ kycStatus: 'NewlyRegistered' }), aCustomer({ kycStatus: 'Approved' })),
    loadBanks: answering(someBanks),
    lookUpAccount: answering('FIRST LAST'),
    verifyAccount: answering('FIRST LAST'),
    loadQuestions: answering(someQuestions),
    readDocument: answering('AAEC'),
  },
  writes: [...saves, 'verifyAccount'],
  key: (context: KycContext) => {
    const { step, reached, isFormOpen } = context
    return [step, reached, isFormOpen, rejectionAt(context) !== undefined, knownIn(context)]
  },
  rests: { Approved: 'the dashboard around leads on' },
}
