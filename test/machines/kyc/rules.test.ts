import { emptyBankAccount } from '../../../src/domain/kyc/parts/bank-account'
import { emptyDocument } from '../../../src/domain/kyc/parts/document'
import { emptyEmployer } from '../../../src/domain/kyc/parts/employer'
import type { RuleSet } from '../../../src/domain/rules/rule-set'
import type { SubmitEvent } from '../../../src/machines/kyc/setup/events'
import { aBankAccount, aDocument, anEmployer, aUserDetails } from '../../support/kyc-builders'
import { succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openAt } from './start-wizard'

afterEach(stopAll)

const emptyDetails = aUserDetails({ name: '', surname: '', phoneNo: '', userName: '', dateOfBirth: '', gender: '' })

const refusals: readonly (readonly [status: string, submit: SubmitEvent, fields: readonly string[]])[] = [
  [
    'NewlyRegistered',
    { type: 'submit-user-details', form: emptyDetails },
    ['name', 'surname', 'phoneNo', 'userName', 'dateOfBirth', 'gender'],
  ],
  ['PendingAccountInfo', { type: 'submit-bank-account', form: emptyBankAccount }, ['bankCode', 'nuban']],
  ['PendingAccountInfo', { type: 'submit-bank-account', form: aBankAccount({ bankCode: 'gone' }) }, ['bankCode']],
  ['PendingBvnInfo', { type: 'submit-bvn', form: { bvn: '2222222222' } }, ['bvn']],
  [
    'PendingEmployerInfo',
    { type: 'submit-employer', form: emptyEmployer },
    ['name', 'mobileNo', 'company', 'taxNumber', 'companyCountry', 'companyAddress'],
  ],
  ['PendingMedicalInfo', { type: 'submit-medical', form: { answers: ['Yes'] } }, ['answers[1]']],
  [
    'PendingIdentificationUpload',
    { type: 'submit-document', form: emptyDocument },
    ['type', 'issueDate', 'expiryDate', 'file'],
  ],
]

describe('an invalid form', () => {
  test.each(refusals)(
    '[KYC-04: rules, KYC-06: rules, KYC-08, KYC-09: rules, KYC-10, KYC-11] with the status %s, %j is not sent; its messages are shown at %j',
    async (status, submit, fields) => {
      const wizard = await openAt(status)
      wizard.send(submit)
      await answersArrive()
      expect(wizard.shown().fields.map(({ field }) => field)).toEqual(fields)
      expect(wizard.shown().failure).toBeUndefined()
      expect(wizard.actor.getSnapshot().hasTag('settled')).toBe(true)
      // A call would be a defect, which would be reported as a failure; and these have no toast.
      expect(wizard.texts()).toEqual([])
      expect(wizard.drafts.log).toEqual([])
    },
  )

  test.each([
    ['corrected', '2015-06-17', 'refused'],
    ['observed', '2024-08-21', 'refused'],
    ['observed', '2015-06-17', 'sent'],
  ] as const)(
    '[KYC-05] in the rule set %s, born %s on 16 June 2025: %s',
    async (ruleSet: RuleSet, dateOfBirth, end) => {
      const wizard = await openAt('NewlyRegistered', { ruleSets: [succeeds(ruleSet)] })
      wizard.send({ type: 'submit-user-details', form: aUserDetails({ dateOfBirth }) })
      const message = 'User not allowed to be less than 10 years'
      if (end === 'sent') {
        expect(wizard.is({ UserDetails: 'Saving' })).toBe(true)
        return
      }
      expect(wizard.is({ UserDetails: 'Editing' })).toBe(true)
      expect(wizard.notifications.notices).toEqual([{ kind: 'error', text: message, lasts: 1_500, repeated: true }])
      expect(wizard.shown().fields).toEqual([{ field: 'dateOfBirth', message }])
      expect(wizard.kyc.saveUserDetails.inputs).toEqual([])
    },
  )

  test('[KYC-11] a missing file is reported by a toast, and at its field', async () => {
    const wizard = await openAt('PendingIdentificationUpload')
    wizard.send({ type: 'submit-document', form: aDocument({ file: undefined }) })
    expect(wizard.texts()).toEqual(['error: Please upload your document'])
    expect(wizard.shown().fields).toEqual([{ field: 'file', message: 'Please upload your document' }])
  })

  test('[FORM-01] [FORM-03] a message stays while the form is corrected, until it is sent', async () => {
    const wizard = await openAt('PendingEmployerInfo')
    wizard.send({ type: 'submit-employer', form: anEmployer({ company: '' }) })
    wizard.send({ type: 'fill-in', typed: { part: 'employer', form: anEmployer() } })
    expect(wizard.shown().fields).toHaveLength(1)
    wizard.send({ type: 'submit-employer', form: anEmployer() })
    expect(wizard.shown().fields).toEqual([])
    expect(wizard.is({ Employer: 'Saving' })).toBe(true)
  })
})
