import type { Customer } from '../../../src/domain/customer/customer'
import { isBusy } from '../../../src/machines/kyc/selectors'
import { aCustomer, everyError, rejected } from '../../support/builders'
import { breaks, fails, late, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { withStatus } from './start-wizard'
import { openStep, steps, type Step } from './steps'

afterEach(stopAll)

const saved = succeeds<void>(undefined)
const lost: Answer<never> = fails({ _tag: 'NoAnswer', wrote: true })
const unknown = 'We do not know whether this was saved. Checking…'

describe.each(steps)('step $step, $part', (step: Step) => {
  test('[KYC-03] [KYC-04: body, KYC-07, KYC-08, KYC-09: body, KYC-10, KYC-11] [KYC-14] saves, confirms it, and 1.5 s later shows the next step', async () => {
    const wizard = await openStep(step, [saved])
    wizard.submit()
    await wizard.reaches('Saved')
    expect(wizard.sent()).toEqual([step.sent])
    expect(wizard.notifications.notices).toEqual([{ kind: 'success', text: step.toast, lasts: 1_500 }])
    expect(wizard.customerUpdates.state.changes).toBe(1)
    wizard.pass(1_499)
    expect(wizard.at()).toBe(step.step)
    expect(isBusy(wizard.actor.getSnapshot())).toBe(true)
    wizard.pass(1)
    expect(wizard.at()).toBe(step.step + 1)
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: step.step + 1 })
  })

  test('[KYC-13] [FORM-03] after a failed save the form stays, with the server’s message, and can be sent again', async () => {
    const wizard = await openStep(step, [fails(rejected({ message: 'Not today.', details: 'Because.' })), saved])
    wizard.submit()
    await answersArrive()
    expect(wizard.isEditing()).toBe(true)
    expect(wizard.shown()).toMatchObject({ fields: [], failure: { message: 'Not today.', details: 'Because.' } })
    expect(wizard.typed()[step.part]).toEqual(step.submit.form)
    wizard.pass(60_000)
    expect(wizard.at()).toBe(step.step)
    expect(wizard.texts()).toEqual([])
    wizard.submit()
    await wizard.reaches('Saved')
    expect(wizard.shown()).toEqual({ fields: [], failure: undefined })
    expect(wizard.sent()).toHaveLength(2)
  })

  test('[FORM-05] a validation error is shown at the field that it names, another one beside the form', async () => {
    const field = step.named
    const violations = [
      { message: 'Odd.', fields: field === undefined ? [] : [field] },
      { message: 'Unheard of.', fields: ['tenantId'] },
    ]
    const wizard = await openStep(step, [fails(rejected({ violations }))])
    wizard.submit()
    await answersArrive()
    expect(wizard.shown()).toMatchObject({
      fields: field === undefined ? [] : [{ field, message: 'Odd.' }],
      failure: { violations: field === undefined ? ['Odd.', 'Unheard of.'] : ['Unheard of.'] },
    })
  })

  const plainErrors = Object.values(everyError).filter(({ _tag }) => _tag !== 'NoAnswer')
  test.each([...plainErrors.map(fails), breaks])(
    '[ERR-04] [KYC-13] a failure (%#) leaves the form as it was',
    async (answer) => {
      const wizard = await openStep(step, [answer])
      wizard.submit()
      await answersArrive()
      expect(wizard.isEditing()).toBe(true)
      expect(wizard.shown().failure?.message).toBeTruthy()
      expect(wizard.typed()[step.part]).toEqual(step.submit.form)
      expect(wizard.session.currentCustomer.inputs).toHaveLength(1)
    },
  )

  test('[ERR-04] no answer to the save: reports it, reads the status, and goes on if it has moved', async () => {
    const status = late<Customer>()
    const wizard = await openStep(step, [lost], { reads: [status.answer] })
    wizard.submit()
    await wizard.reaches('Checking')
    expect(wizard.texts()).toEqual([`error: ${unknown}`])
    expect(wizard.shown().failure?.message).toBe(unknown)
    expect(isBusy(wizard.actor.getSnapshot())).toBe(true)
    wizard.submit()
    status.succeeds(aCustomer({ kycStatus: step.next }))
    await wizard.reaches('Saved')
    expect(wizard.sent()).toHaveLength(1)
    expect(wizard.texts()).toEqual([`error: ${unknown}`, `success: ${step.toast}`])
    wizard.pass(1_500)
    expect(wizard.at()).toBe(step.step + 1)
  })

  test('[ERR-04] [KYC-13] if the status has not moved, reports that nothing was saved; the form stays', async () => {
    const wizard = await openStep(step, [lost, saved], { reads: [withStatus(step.status)] })
    wizard.submit()
    await wizard.reaches({ [step.state]: 'Editing' })
    await answersArrive()
    expect(wizard.shown().failure?.message).toBe('This was not saved. Please try again.')
    expect(wizard.typed()[step.part]).toEqual(step.submit.form)
    wizard.submit()
    await wizard.reaches('Saved')
    expect(wizard.sent()).toEqual([step.sent, step.sent])
  })

  test('[ERR-04] for a step that was saved before the status is inconclusive, and nothing is claimed', async () => {
    const read = withStatus('PendingIdentificationUpload')
    const wizard = await openStep({ ...step, status: 'PendingIdentificationUpload' }, [lost], { reads: [read, read] })
    wizard.navigation.arrives({ screen: 'kyc', step: step.step })
    await answersArrive()
    wizard.send({ type: 'change-details' })
    wizard.submit()
    await answersArrive()
    expect(wizard.isEditing()).toBe(true)
    expect(wizard.shown().failure?.message).toBe(
      step.part === 'document'
        ? 'This was not saved. Please try again.'
        : 'We could not confirm that this was saved. Please send it again.',
    )
    expect(wizard.texts()).toEqual([`error: ${unknown}`])
  })

  test.each([
    ['An error occurred due to no connection, please check your interet connectivity...', fails(everyError.Offline)],
    ['An error occurred during operation', breaks],
  ])('[ERR-04] a status that cannot be read is reported: %s', async (message, read: Answer<never>) => {
    const wizard = await openStep(step, [lost], { reads: [read] })
    wizard.submit()
    await answersArrive()
    expect(wizard.isEditing()).toBe(true)
    expect(wizard.shown().failure?.message).toBe(message)
    expect(wizard.typed()[step.part]).toEqual(step.submit.form)
  })

  test('leaving the page cancels the save, and its late answer is ignored', async () => {
    const answer = late<void>()
    const wizard = await openStep(step, [answer.answer])
    wizard.submit()
    await answersArrive()
    wizard.actor.stop()
    expect(wizard.kyc[step.save].calls[0]?.signal.aborted).toBe(true)
    answer.succeeds(undefined)
    await answersArrive()
    expect(wizard.notifications.notices).toEqual([])
    expect(wizard.drafts.log.filter((entry) => entry.startsWith('removed'))).toEqual([])
  })

  test('a submit stores the draft at once, and a save removes it', async () => {
    const answer = late<void>()
    const wizard = await openStep(step, [answer.answer])
    wizard.submit()
    await answersArrive()
    expect(wizard.drafts.log).toEqual([`now ${step.draft}`])
    const stored = JSON.stringify(wizard.drafts.stored)
    expect(stored).not.toMatch(/22222222222|Yes|AAEC|passport\.png/)
    answer.succeeds(undefined)
    await wizard.reaches('Saved')
    expect(wizard.drafts.stored).toEqual({})
  })
})
