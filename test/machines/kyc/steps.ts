import type { DraftFlow } from '../../../src/domain/drafts/drafts'
import type { KycPart } from '../../../src/domain/kyc/steps'
import { pascalCase } from '../../../src/domain/values/pascal-case'
import type { SavedPart, SaveName } from '../../../src/ports/kyc-port'
import type { SubmitEvent } from '../../../src/machines/kyc/setup/events'
import { scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { aBankAccount, aDocument, aUserDetails, someQuestions } from '../../support/kyc-builders'
import { plainTests, specified, specifiedStatuses } from '../../support/kyc/steps'
import { openAt, type WizardScript } from './start-wizard'

type Save = SaveName<SavedPart> | 'verifyBvn'

export type Step = {
  readonly step: number
  readonly status: string
  readonly next: string
  readonly part: KycPart
  readonly state: string
  readonly submit: SubmitEvent
  readonly save: Save
  readonly sent: unknown
  readonly toast: string
  readonly draft: DraftFlow
  /** A field of the form, by which a refusal names it; `undefined` if the server's names have none. */
  readonly named: string | undefined
}

/** The forms: what is typed, what is sent, and the toast. */
const forms: readonly Omit<Step, 'step' | 'status' | 'next'>[] = [
  {
    part: 'user-details',
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
    named: 'phoneNo',
  },
  {
    part: 'bank-account',
    state: 'BankAccount',
    submit: { type: 'submit-bank-account', form: aBankAccount({ nuban: ' 0010246780 ' }) },
    save: 'saveBankAccount',
    sent: { name: 'FIRST LAST', bankId: 'two', accountNumber: '0010246780', accountType: '10' },
    toast: 'Bank account succesfully saved...',
    draft: 'kyc-bank-account',
    named: 'nuban',
  },
  {
    part: 'bvn',
    state: 'Bvn',
    submit: { type: 'submit-bvn', form: { bvn: ' 22222222222 ' } },
    save: 'verifyBvn',
    sent: '22222222222',
    toast: 'BVN verification successful, moving to next step',
    draft: 'kyc-bvn',
    named: 'bvn',
  },
  ...plainTests.map(
    ({ part, form, named, toast }) =>
      ({
        part,
        state: pascalCase(part),
        submit: { type: `submit-${part}`, form } as SubmitEvent,
        save: `save${pascalCase(part)}`,
        sent: form,
        toast,
        draft: `kyc-${part}`,
        named,
      }) as const,
  ),
  {
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
    named: undefined,
  },
  {
    part: 'document',
    state: 'Document',
    submit: { type: 'submit-document', form: aDocument() },
    save: 'saveDocument',
    sent: { type: 'InternationalPassort', issueDate: '2020-01-01', expiryDate: '2030-01-01', data: 'AAEC' },
    toast: 'Document was successfully uploaded. You will receive a notifiaction after it has been reviewed',
    draft: 'kyc-document',
    named: 'file',
  },
]

/** The steps with a form, in their order. */
export const steps: readonly Step[] = specified.flatMap(({ part, status }, index) =>
  forms
    .filter((form) => form.part === part)
    .map((form) => ({ ...form, step: index + 1, status, next: specifiedStatuses[index + 1] ?? '' })),
)

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
