import { draftBy } from '../../../src/domain/drafts/drafts'
import { kycParts } from '../../../src/domain/kyc/parts/parts'
import { everyError } from '../../support/builders'
import { fails, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { someBanks, someQuestions } from '../../support/kyc-builders'
import { openAt } from './start-wizard'
import { openStep, steps, type Step } from './steps'

afterEach(stopAll)

const ended: Answer<never> = fails(everyError.Unauthorised)
const saved = succeeds<void>(undefined)
/** The initial form of a step, with only the fields that may be stored. */
const neverStored: Readonly<Record<string, unknown>> = { bvn: '', answers: [], file: undefined }

describe.each(steps)('an ended session in step $step, $part', (step: Step) => {
  test('[SESS-05] after log-in the same step opens with its draft, and can be sent', async () => {
    const before = await openStep(step, [ended])
    before.submit()
    await answersArrive()
    const drafts = before.drafts.stored
    before.actor.stop()

    const after = await openStep(step, [saved], { drafts })
    const initial = after.typed()[step.part] as Readonly<Record<string, unknown>>
    const typed = step.submit.form as Readonly<Record<string, unknown>>
    const { draft } = kycParts[step.part]
    expect(draftBy(draft, initial)).toEqual(draftBy(draft, typed))
    for (const field of Object.keys(typed)) if (field in neverStored) expect(initial[field]).toEqual(neverStored[field])
    after.submit()
    await after.reaches('Saved')
    expect(after.sent()).toEqual([step.sent])
    expect(Object.keys(after.drafts.stored)).not.toContain(step.draft)
  })
})

describe('an ended session elsewhere', () => {
  test('[SESS-05] while the account is being verified saves nothing and leaves the form as it is', async () => {
    const [, account] = steps
    if (!account) throw new Error('there is a second step')
    const wizard = await openStep(account, [saved], { kyc: { verifyAccount: scripted(ended) } })
    wizard.submit()
    await answersArrive()
    expect(wizard.isEditing()).toBe(true)
    expect(wizard.sent()).toEqual([])
    expect(Object.keys(wizard.drafts.stored)).toEqual(['kyc-bank-account'])
  })
})

describe('losing the connection', () => {
  const offline: Answer<never> = fails(everyError.Offline)

  test('a list is requested again when the device is online', async () => {
    const banks = await openAt('PendingAccountInfo', { kyc: { banks: scripted(offline, succeeds(someBanks)) } })
    banks.connectivity.comesBack()
    await banks.reaches({ BankAccount: 'Editing' })
    const questions = await openAt('PendingMedicalInfo', {
      kyc: { medicalQuestions: scripted(offline, succeeds(someQuestions)) },
    })
    questions.connectivity.comesBack()
    await questions.reaches({ Medical: 'Editing' })
    expect([banks, questions].map(({ connectivity }) => connectivity.listeners.size)).toEqual([0, 0])
  })

  test('no write is repeated when the device is online', async () => {
    for (const step of steps) {
      const wizard = await openStep(step, [offline])
      wizard.submit()
      await answersArrive()
      wizard.connectivity.comesBack()
      wizard.pass(60_000)
      await answersArrive()
      expect([step.part, wizard.sent().length, wizard.isEditing()]).toEqual([step.part, 1, true])
      expect(wizard.typed()[step.part]).toEqual(step.submit.form)
    }
  })
})
