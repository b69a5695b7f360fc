import { draftOf } from '../../../src/domain/drafts/drafts'
import { everyError } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
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
  test('[SESS-05] stores what was typed before any request, except what must not be stored', async () => {
    const answer = late<void>()
    const wizard = await openStep(step, [answer.answer])
    wizard.submit()
    // The draft is stored before the answer: the log-in page may open at any moment.
    expect(wizard.drafts.log.at(-1)).toBe(`now ${step.draft}`)
    answer.fails(everyError.Unauthorised)
    await answersArrive()
    expect(wizard.isEditing()).toBe(true)
    expect(wizard.shown().failure?.message).toBe('Your session has ended. Please log in again.')
    expect(wizard.sent().length).toBeLessThanOrEqual(1)
    const stored = JSON.stringify(wizard.drafts.stored)
    for (const [field, value] of Object.entries(step.submit.form as Record<string, unknown>))
      if (field in neverStored) expect(stored).not.toContain(JSON.stringify(value))
  })

  test('[SESS-05] after log-in the same step opens with its draft, and can be sent', async () => {
    const before = await openStep(step, [ended])
    before.submit()
    await answersArrive()
    const drafts = before.drafts.stored
    before.actor.stop()

    const after = await openStep(step, [saved], { drafts })
    const initial = after.typed()[step.part] as Readonly<Record<string, unknown>>
    const typed = step.submit.form as Readonly<Record<string, unknown>>
    expect(draftOf(step.draft, initial)).toEqual(draftOf(step.draft, typed))
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

  test('while a list is loading is reported, and the list can be requested again', async () => {
    const banks = await openAt('PendingAccountInfo', { kyc: { banks: scripted(ended, succeeds(someBanks)) } })
    expect(banks.is({ BankAccount: 'WithoutBanks' })).toBe(true)
    banks.send({ type: 'try-again' })
    await banks.reaches({ BankAccount: 'Editing' })
    const questions = await openAt('PendingMedicalInfo', {
      kyc: { medicalQuestions: scripted(ended, succeeds(someQuestions)) },
    })
    expect(questions.is({ Medical: 'WithoutQuestions' })).toBe(true)
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

  test('a defect of the status request after a lost answer leaves the form as it was', async () => {
    for (const step of steps) {
      const wizard = await openStep(step, [fails(everyError.NoAnswer)], { reads: [breaks] })
      wizard.submit()
      await answersArrive()
      await answersArrive()
      expect([step.part, wizard.isEditing()]).toEqual([step.part, true])
      expect(wizard.shown().failure?.message).toBe('An error occurred during operation')
    }
  })
})
