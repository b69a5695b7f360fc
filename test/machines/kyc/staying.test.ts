import type { SubmitEvent } from '../../../src/machines/kyc/setup/events'
import { everyError } from '../../support/builders'
import { aBankAccount, aDocument, anEmployer, aUserDetails, someQuestions } from '../../support/kyc-builders'
import { fails, never, scripted, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { sectionsWith } from '../../support/verification-builders'
import { openAt, type WizardScript } from './start-wizard'
import { numberOf } from '../../support/kyc/steps'

afterEach(stopAll)

type Wizard = Awaited<ReturnType<typeof openAt>>

/** The form of a step, for a customer with steps before and after it, and the event that submits it. */
const sendAt = async (step: number, submit: SubmitEvent, script: WizardScript): Promise<Wizard> => {
  const wizard = await openAt('PendingIdentificationUpload', script)
  if (step < numberOf('document')) wizard.navigation.arrives({ screen: 'kyc', step })
  await answersArrive()
  wizard.send({ type: 'change-details' })
  await answersArrive()
  wizard.send(submit)
  await answersArrive()
  return wizard
}

const details: SubmitEvent = { type: 'submit-user-details', form: aUserDetails() }
const account: SubmitEvent = { type: 'submit-bank-account', form: aBankAccount() }
const bvn: SubmitEvent = { type: 'submit-bvn', form: { bvn: '22222222222' } }
const employer: SubmitEvent = { type: 'submit-employer', form: anEmployer() }
const medical: SubmitEvent = { type: 'submit-medical', form: { answers: someQuestions.map(() => 'No') } }
const document: SubmitEvent = { type: 'submit-document', form: aDocument() }

/** A rejected section was corrected, and the status is being read again. */
const corrected = async (...reads: NonNullable<WizardScript['reads']>): Promise<Wizard> => {
  const sections = succeeds(sectionsWith({ 'Employer Info': { status: 'Rejected' } }))
  const wizard = await sendAt(4, employer, {
    kyc: { saveEmployer: scripted(succeeds(undefined)) },
    verification: { sections: scripted(sections, sections) },
    reads,
  })
  wizard.pass(1_500)
  await answersArrive()
  return wizard
}

const waiting: readonly (readonly [state: unknown, reach: () => Promise<Wizard>])[] = [
  [{ UserDetails: 'Saving' }, () => sendAt(1, details, { kyc: { saveUserDetails: scripted(never) } })],
  [{ BankAccount: 'Verifying' }, () => sendAt(2, account, { kyc: { verifyAccount: scripted(never) } })],
  [
    { BankAccount: 'Saving' },
    () =>
      sendAt(2, account, {
        kyc: { verifyAccount: scripted(succeeds('FIRST LAST')), saveBankAccount: scripted(never) },
      }),
  ],
  [{ Bvn: 'Saving' }, () => sendAt(3, bvn, { kyc: { verifyBvn: scripted(never) } })],
  [{ Employer: 'Saving' }, () => sendAt(4, employer, { kyc: { saveEmployer: scripted(never) } })],
  [{ Medical: 'Saving' }, () => sendAt(5, medical, { kyc: { saveMedical: scripted(never) } })],
  [
    { Document: 'Preparing' },
    () => sendAt(numberOf('document'), document, { prepare: () => () => new Promise(() => undefined) }),
  ],
  [
    { Document: 'Reading' },
    () => sendAt(numberOf('document'), document, { asBase64: () => () => new Promise(() => undefined) }),
  ],
  [{ Document: 'Saving' }, () => sendAt(numberOf('document'), document, { kyc: { saveDocument: scripted(never) } })],
  ['Checking', () => sendAt(3, bvn, { kyc: { verifyBvn: scripted(fails(everyError.NoAnswer)) }, reads: [never] })],
  ['Saved', () => sendAt(3, bvn, { kyc: { verifyBvn: scripted(succeeds(undefined)) } })],
  ['Opening', () => corrected(never)],
  ['OpeningFailed', () => corrected(fails(everyError.Offline))],
]

test.each(waiting)(
  '[KYC-03] [FORM-04] in %j neither typing, Back nor another address leaves the state',
  async (state, reach) => {
    const wizard = await reach()
    const observed = () => ({
      is: wizard.is(state),
      at: wizard.at(),
      typed: wizard.typed(),
      drafts: [...wizard.drafts.log],
      moves: [...wizard.navigation.log],
    })
    const before = observed()
    expect(before.is).toBe(true)
    wizard.send({ type: 'go-back' })
    expect(observed()).toEqual(before)
    wizard.send({ type: 'go-on' })
    expect(observed()).toEqual(before)
    wizard.send({ type: 'fill-in', typed: { part: 'bvn', form: { bvn: '1' } } })
    expect(observed()).toEqual(before)
    wizard.navigation.arrives({ screen: 'kyc', step: before.at === 5 ? 4 : 5 })
    expect(observed()).toEqual(before)
  },
)
