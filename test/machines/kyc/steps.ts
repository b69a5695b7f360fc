import type { DraftFlow } from '../../../src/domain/drafts/drafts'
import type { KycPart } from '../../../src/machines/kyc/forms'
import type { SubmitEvent } from '../../../src/machines/kyc/events'
import { scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { aBankAccount, aDocument, anEmployer, aUserDetails, someQuestions } from '../../support/kyc-builders'
import { openAt, type WizardScript } from './start-wizard'

type SaveName = 'saveUserDetails' | 'saveBankAccount' | 'verifyBvn' | 'saveEmployer' | 'saveMedical' | 'saveDocument'

export type Step = {
  readonly step: number
  readonly status: string
  readonly next: string
  readonly part: KycPart
  readonly state: string
  readonly submit: SubmitEvent
  readonly save: SaveName
  readonly sent: unknown
  readonly toast: string
  readonly draft: DraftFlow
  /** The server's name of a field, and the form's. */
  readonly named: readonly [wire: string, field: string | undefined]
}

/** The six steps with a form: what is typed, what is sent, and the toast. */
export const steps: readonly Step[] = [
  {
    step: 1,
    status: 'NewlyRegistered',
    next: 'PendingAccountInfo',
    part: 'userDetails',
    state: 'UserDetails',
    submit: { type: 'submit-user-details', form: aUserDetails({ name: 'Other' }) },
    save: 'saveUserDetails',
    sent: {
      name: 'Other',
      surname: 'Last',
      phoneNumber: '08030000000',
      dateOfBirth: '1990-01-31',
      userName: 'customer',
      gender: 'Female',
      emailAddress: 'customer@portal.test',
    },
    toast: 'User information updated successfully',
    draft: 'kyc-user-details',
    named: ['phoneNumber', 'phoneNo'],
  },
  {
    step: 2,
    status: 'PendingAccountInfo',
    next: 'PendingBvnInfo',
    part: 'bankAccount',
    state: 'BankAccount',
    submit: { type: 'submit-bank-account', form: aBankAccount({ nuban: ' 0010246780 ' }) },
    save: 'saveBankAccount',
    sent: { name: 'FIRST LAST', bankId: 'two', accountNumber: '0010246780', accountType: '10' },
    toast: 'Bank account succesfully saved...',
    draft: 'kyc-bank-account',
    named: ['accountNumber', 'nuban'],
  },
  {
    step: 3,
    status: 'PendingBvnInfo',
    next: 'PendingEmployerInfo',
    part: 'bvn',
    state: 'Bvn',
    submit: { type: 'submit-bvn', form: { bvn: ' 22222222222 ' } },
    save: 'verifyBvn',
    sent: '22222222222',
    toast: 'BVN verification successful, moving to next step',
    draft: 'kyc-bvn',
    named: ['bvn', 'bvn'],
  },
  {
    step: 4,
    status: 'PendingEmployerInfo',
    next: 'PendingMedicalInfo',
    part: 'employer',
    state: 'Employer',
    submit: { type: 'submit-employer', form: anEmployer() },
    save: 'saveEmployer',
    sent: anEmployer(),
    toast: 'Employer details saved successfully',
    draft: 'kyc-employer',
    named: ['taxNumber', 'taxNumber'],
  },
  {
    step: 5,
    status: 'PendingMedicalInfo',
    next: 'PendingIdentificationUpload',
    part: 'medical',
    state: 'Medical',
    submit: { type: 'submit-medical', form: { answers: ['No', 'Yes'] } },
    save: 'saveMedical',
    sent: [
      { question: someQuestions[0], selected: false },
      { question: someQuestions[1], selected: true },
    ],
    toast: 'Medicals saved successfully',
    draft: 'kyc-medical',
    named: ['medicalAnswers', undefined],
  },
  {
    step: 6,
    status: 'PendingIdentificationUpload',
    next: 'PendingReview',
    part: 'document',
    state: 'Document',
    submit: { type: 'submit-document', form: aDocument() },
    save: 'saveDocument',
    sent: { type: 'InternationalPassort', issueDate: '2020-01-01', expiryDate: '2030-01-01', data: 'AAEC' },
    toast: 'Document was successfully uploaded. You will receive a notifiaction after it has been reviewed',
    draft: 'kyc-document',
    named: ['data', 'file'],
  },
]

/** The wizard at a step whose save has a scripted answer; the account look-up always succeeds. */
export const openStep = async (
  { status, save, submit, state }: Step,
  answers: readonly Answer<void>[],
  script: WizardScript = {},
) => {
  const found = Array<Answer<string>>(answers.length + 1).fill(succeeds('FIRST LAST'))
  const kyc = {
    verifyAccount: scripted(...found),
    ...script.kyc,
    [save]: scripted<unknown, void>(...answers),
  } as NonNullable<WizardScript['kyc']>
  const wizard = await openAt(status, { ...script, kyc })
  return {
    ...wizard,
    sent: () => wizard.kyc[save].inputs,
    submit: () => {
      wizard.send(submit)
    },
    isEditing: () => wizard.is({ [state]: 'Editing' }),
  }
}
