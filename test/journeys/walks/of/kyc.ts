import { left, right } from 'fp-ts/Either'
import { kycStatuses } from '../../../../src/domain/kyc/status'
import { aCustomer, everyError } from '../../../support/builders'
import { aBankAccount, aDocument, aFile, anEmployer, aUserDetails, someBanks, someQuestions } from '../../../support/kyc-builders'
import { kyc, opening, savedSomething } from '../../../machines/walks/of/kyc'
import type { Step } from '../../support/customers'
import { continueButton, kycSteps } from '../../support/kyc'
import { open, pass, type BrowserWalk, type Move } from '../move'

/** The customer fills a step in and sends it. */
const submitStep = (step: number): Pick<Move, 'act'> => ({
  act: async ({ page }) => {
    await kycSteps[step - 1]?.fill(page)
    await continueButton(page).click()
  },
})

const answers = (actor: string, output: unknown): Move => ({ actor, output: right(output) })

/** A read that nobody answers, twice. */
const fails = (actor: string, path: string): Move => ({
  actor,
  output: left(everyError.Outage),
  arrange: ({ fault }) => fault(path, '503', 2),
})

export const kycInBrowser: BrowserWalk = {
  walk: kyc,
  starts: [{ open: open('/dashboard/kyc') }],
  moves: [
    ...kycStatuses.map((kycStatus, index): Move => ({
      ...answers('openWizard', opening(aCustomer({ kycStatus }))),
      arrange: ({ become }) => become((index + 1) as Step),
    })),
    {
      ...fails('openWizard', ''),
      arrange: async ({ become, fault }) => {
        await become()
        await fault('Kyc/GetAll', '503', 2)
      },
    },
    { event: { type: 'submit-user-details', form: aUserDetails() }, ...submitStep(1) },
    answers('saveUserDetails', undefined),
    {
      actor: 'saveUserDetails',
      output: left(everyError.NoAnswer),
      // Chromium sends a request anew by itself when a connection that it had used before breaks without an answer.
      arrange: ({ fault }) => fault('Profile/UpdateCurrentUserProfile', 'drop', 20),
    },
    answers('loadBanks', someBanks),
    fails('loadBanks', 'bank/getall'),
    { event: { type: 'submit-bank-account', form: aBankAccount() }, ...submitStep(2) },
    answers('verifyAccount', 'FIRST LAST'),
    answers('saveBankAccount', undefined),
    { event: { type: 'submit-bvn', form: { bvn: '22222222222' } }, ...submitStep(3) },
    { event: { type: 'submit-employer', form: anEmployer() }, ...submitStep(4) },
    answers('loadQuestions', someQuestions),
    fails('loadQuestions', 'Medical/GetQuestions'),
    { event: { type: 'submit-medical', form: { answers: ['No', 'Yes'] } }, ...submitStep(5) },
    { event: { type: 'submit-document', form: aDocument() }, ...submitStep(6) },
    {
      event: { type: 'xstate.snapshot.attachment', snapshot: { context: { chosen: aFile, ready: aFile, trouble: undefined } } },
      in: 'Document.Preparing',
    },
    answers('readDocument', 'AAEC'),
    {
      event: { type: 'address-changed', step: 1 },
      in: 'BankAccount.Editing',
      act: ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click(),
    },
    answers('recallRecord', savedSomething),
    fails('recallRecord', 'Profile/GetCurrentUserProfileForEdit'),
    { delay: 'advance', act: pass(2_000) },
  ],
}
