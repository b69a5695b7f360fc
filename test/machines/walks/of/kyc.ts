import type { Customer } from '../../../../src/domain/customer/customer'
import { kycStatuses } from '../../../../src/domain/kyc/steps'
import type { SavedRecord } from '../../../../src/domain/kyc/parts/parts'
import { emptyForms } from '../../../../src/domain/kyc/parts/parts'
import { bvnRecord } from '../../../../src/domain/kyc/saved-record'
import { pascalCase } from '../../../../src/domain/values/pascal-case'
import { kycMachine } from '../../../../src/machines/kyc/machine'
import { rejectionAt, type KycContext } from '../../../../src/machines/kyc/setup/setup'
import { aCustomer, day } from '../../../support/builders'
import { aBankAccount, aDocument, aFile, aUserDetails, someBanks, someQuestions } from '../../../support/kyc-builders'
import { numberOf, plainTests, specified } from '../../../support/kyc/steps'
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

const nothing: SavedRecord = bvnRecord(undefined)
export const savedSomething: SavedRecord = bvnRecord(aSavedBvn())

/** The snapshots of the attachment of the document. */
const attachments = [
  { chosen: aFile, ready: undefined, errors: undefined },
  { chosen: aFile, ready: aFile, errors: undefined },
  { chosen: aFile, ready: undefined, error: 'heic' },
]

const saves = [
  ...specified.map(({ part }) => `save${pascalCase(part)}`).filter((name) => name !== 'saveBvn'),
  'verifyBvn',
]

/** The data of a step besides its form. */
const knownIn = ({ step, banks, forms, account, questions, attachment, sent }: KycContext): unknown => {
  if (step === numberOf('bank-account'))
    return [banks.length, forms['bank-account'].nuban, account?.check.nuban, account?.finding.tag]
  if (step === numberOf('medical')) return questions.length
  return step === numberOf('document') ? [attachment.tag, sent] : undefined
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
    ...plainTests.flatMap(({ part, form, broken }) => [
      { type: `submit-${part}`, form },
      { type: `submit-${part}`, form: broken },
    ]),
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
    { type: 'fill-in', typed: { part: 'bank-account', form: aBankAccount() } },
    { type: 'fill-in', typed: { part: 'bank-account', form: aBankAccount({ nuban: '' }) } },
    { type: 'fill-in', typed: { part: 'bvn', form: { bvn: '2' } } },
    { type: 'go-back' },
    { type: 'go-on' },
    { type: 'try-again' },
    { type: 'change-details' },
    ...specified.map((_, index) => ({ type: 'address-changed', step: index + 1 })),
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
