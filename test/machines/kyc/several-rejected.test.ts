import { isSavedBefore, rejection, toFix } from '../../../src/machines/kyc/selectors'
import { everyError } from '../../support/builders'
import { fails, scripted, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { aSavedEmployer, sectionsWith } from '../../support/verification-builders'
import { openAt, withStatus } from './start-wizard'
import { numberOf, REVIEW } from '../../support/kyc/steps'

afterEach(stopAll)

type Opened = Awaited<ReturnType<typeof openAt>>

describe('several sections that a review rejected', () => {
  const reasons = { bvn: 'The name differs.', medical: 'Two answers differ.' }
  const both = sectionsWith({
    'Bvn Info': { status: 'Rejected', reason: reasons.bvn },
    'Medical Info': { status: 'Rejected', reason: reasons.medical },
  })
  const medicalOnly = sectionsWith({ 'Medical Info': { status: 'Rejected', reason: reasons.medical } })
  const bvnOnly = sectionsWith({ 'Bvn Info': { status: 'Rejected', reason: reasons.bvn } })
  const listed = ({ actor }: Opened) => toFix(actor.getSnapshot()).map(({ step, reason }) => [step, reason])

  test('[KYC-18: one by one] [KYC-03] are fixed one after the other: the list gets shorter, and the last leads to the review', async () => {
    const wizard = await openAt('PendingBvnInfo', {
      verification: { sections: scripted(succeeds(both), succeeds(medicalOnly), succeeds(sectionsWith())) },
      kyc: { verifyBvn: scripted(succeeds(undefined)), saveMedical: scripted(succeeds(undefined)) },
      reads: [withStatus('PendingMedicalInfo'), withStatus('PendingReview')],
    })
    await wizard.reaches({ Bvn: 'Editing' })
    expect(listed(wizard)).toEqual([
      [3, reasons.bvn],
      [5, reasons.medical],
    ])
    wizard.send({ type: 'submit-bvn', form: { bvn: '22222222222' } })
    await wizard.reaches('Saved')
    expect(listed(wizard)).toEqual([[5, reasons.medical]])
    wizard.pass(1_500)
    expect(listed(wizard)).toEqual([[5, reasons.medical]])
    await wizard.reaches({ Medical: 'Editing' })
    expect(rejection(wizard.actor.getSnapshot())).toEqual({ reason: reasons.medical })
    wizard.send({ type: 'submit-medical', form: { answers: ['No', 'No'] } })
    await wizard.reaches('Saved')
    expect(listed(wizard)).toEqual([])
    wizard.pass(1_500)
    await wizard.reaches('PendingReview')
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: REVIEW })
  })

  test('[KYC-18: one by one] can be fixed in another order, and what was saved between them is shown as saved', async () => {
    const wizard = await openAt('PendingBvnInfo', {
      verification: {
        sections: scripted(succeeds(both), succeeds(bvnOnly)),
        employer: scripted(succeeds(aSavedEmployer())),
      },
      kyc: { saveMedical: scripted(succeeds(undefined)) },
      reads: [withStatus('PendingBvnInfo')],
    })
    await wizard.reaches({ Bvn: 'Editing' })
    wizard.navigation.arrives({ screen: 'kyc', step: 4 })
    await wizard.reaches('Recalled')
    wizard.navigation.arrives({ screen: 'kyc', step: numberOf('document') })
    expect(wizard.at()).toBe(4)
    wizard.send({ type: 'go-on' })
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: 5 })
    wizard.navigation.arrives({ screen: 'kyc', step: 5 })
    await wizard.reaches({ Medical: 'Editing' })
    expect(isSavedBefore(wizard.actor.getSnapshot())).toBe(false)
    wizard.send({ type: 'submit-medical', form: { answers: ['No', 'No'] } })
    await wizard.reaches('Saved')
    wizard.pass(1_500)
    await wizard.reaches({ Bvn: 'Editing' })
    expect(listed(wizard)).toEqual([[3, reasons.bvn]])
  })

  test('[KYC-18: one by one] are reached by their address, another step is not', async () => {
    const open = (step: number) =>
      openAt('PendingBvnInfo', { here: { screen: 'kyc', step }, verification: { sections: scripted(succeeds(both)) } })
    expect((await open(5)).at()).toBe(5)
    expect((await open(4)).at()).toBe(3)
  })

  test('[KYC-18: one by one] [ERR-04] of which one got no answer: it is not claimed that it was not saved', async () => {
    const wizard = await openAt('PendingBvnInfo', {
      here: { screen: 'kyc', step: 5 },
      verification: { sections: scripted(succeeds(both)) },
      kyc: { saveMedical: scripted(fails(everyError.NoAnswer)) },
      reads: [withStatus('PendingBvnInfo')],
    })
    await wizard.reaches({ Medical: 'Editing' })
    wizard.send({ type: 'submit-medical', form: { answers: ['No', 'No'] } })
    await answersArrive()
    expect(wizard.shown().failure?.message).toBe('We could not confirm that this was saved. Please send it again.')
  })

  test('[KYC-18: one by one] can be opened when the server keeps the status of the review', async () => {
    const wizard = await openAt('PendingReview', { verification: { sections: scripted(succeeds(bvnOnly)) } })
    await wizard.reaches('PendingReview')
    expect(listed(wizard)).toEqual([[3, reasons.bvn]])
    wizard.navigation.arrives({ screen: 'kyc', step: 3 })
    await wizard.reaches({ Bvn: 'Editing' })
  })
})
