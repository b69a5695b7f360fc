import { left } from 'fp-ts/Either'
import { kycStatuses } from '../../../../src/domain/kyc/steps'
import { aCustomer, everyError } from '../../../support/builders'
import { aBankAccount, aDocument, aFile, aUserDetails, someBanks, someQuestions } from '../../../support/kyc-builders'
import { plainTests } from '../../../support/kyc/steps'
import { kyc, opening, savedSomething } from '../of/kyc'
import { answers, event, fails, passes, type BrowserWalk } from './moves'

/** The snapshot of the attachment once the chosen file is prepared. */
const fileReady = { context: { chosen: aFile, ready: aFile, errors: undefined } }

export const kycInBrowser: BrowserWalk = {
  walk: kyc,
  starts: [{ name: 'at KYC' }],
  moves: [
    ...kycStatuses.map((kycStatus, index) =>
      answers('openWizard', opening(aCustomer({ kycStatus })), `answers with step ${String(index + 1)}`),
    ),
    fails('openWizard'),
    event({ type: 'submit-user-details', form: aUserDetails() }),
    answers('saveUserDetails'),
    { name: 'saveUserDetails gets no answer', actor: 'saveUserDetails', output: left(everyError.NoAnswer) },
    answers('loadBanks', someBanks),
    fails('loadBanks'),
    event(
      { type: 'fill-in', typed: { part: 'bank-account', form: aBankAccount() } },
      { name: 'account is typed', in: 'BankAccount.Editing.Idle' },
    ),
    passes('lookUp'),
    fails('lookUpAccount'),
    event(
      { type: 'submit-bank-account', form: aBankAccount() },
      { name: 'submit-bank-account', in: 'BankAccount.Editing.Idle' },
    ),
    answers('verifyAccount', 'FIRST LAST'),
    answers('saveBankAccount'),
    event({ type: 'submit-bvn', form: { bvn: '22222222222' } }),
    ...plainTests.map(({ part, form }) => event({ type: `submit-${part}`, form })),
    answers('loadQuestions', someQuestions),
    fails('loadQuestions'),
    event({ type: 'submit-medical', form: { answers: ['No', 'Yes'] } }),
    event({ type: 'submit-document', form: aDocument() }),
    event(
      { type: 'xstate.snapshot.attachment', snapshot: fileReady },
      { name: 'file is ready', in: 'Document.Preparing' },
    ),
    answers('readDocument', 'AAEC'),
    event({ type: 'address-changed', step: 1 }, { name: 'back to step 1', in: 'BankAccount.Editing.Idle' }),
    answers('loadSavedStep', savedSomething),
    fails('loadSavedStep'),
    passes('advance'),
  ],
}
