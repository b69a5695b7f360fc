import { aUserDetails } from '../../support/kyc-builders'
import { scripted, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openAt, withStatus } from './start-wizard'
import { APPROVED, REVIEW } from '../../support/kyc/steps'

afterEach(stopAll)

describe('moving in the wizard', () => {
  test('Back and Next change the address; the address changes the step', async () => {
    const wizard = await openAt('PendingBvnInfo')
    wizard.send({ type: 'go-back' })
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: 2 })
    expect(wizard.at()).toBe(3)
    wizard.navigation.arrives({ screen: 'kyc', step: 2 })
    expect(wizard.at()).toBe(2)
    await wizard.reaches({ BankAccount: 'Editing' })
    wizard.send({ type: 'go-on' })
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: 3 })
  })

  test.each([
    ['NewlyRegistered', 1],
    ['PendingReview', REVIEW],
    ['Approved', APPROVED],
  ])('[KYC-12] with the status %s no earlier step than %i can be opened, and no later one', async (status, step) => {
    const wizard = await openAt(status)
    wizard.send({ type: 'go-back' })
    wizard.send({ type: 'go-on' })
    wizard.navigation.arrives({ screen: 'kyc', step: 2 })
    expect(wizard.at()).toBe(step)
    expect(wizard.navigation.log).toHaveLength(1)
  })

  test('an address of another screen, or without a step, changes nothing', async () => {
    const wizard = await openAt('PendingBvnInfo')
    wizard.navigation.arrives({ screen: 'dashboard' })
    wizard.navigation.arrives(undefined)
    wizard.navigation.arrives({ screen: 'kyc' })
    expect(wizard.at()).toBe(3)
  })

  test('what was typed in a step is still there after returning to it', async () => {
    const wizard = await openAt('PendingBvnInfo')
    wizard.send({ type: 'fill-in', typed: { part: 'bvn', form: { bvn: '222' } } })
    wizard.send({ type: 'submit-bvn', form: { bvn: '222' } })
    expect(wizard.shown().fields).toHaveLength(1)
    wizard.navigation.arrives({ screen: 'kyc', step: 1 })
    expect(wizard.shown().fields).toEqual([])
    wizard.navigation.arrives({ screen: 'kyc', step: 3 })
    expect(wizard.typed().bvn).toEqual({ bvn: '222' })
    expect(wizard.drafts.stored).toEqual({ 'kyc-bvn': {} })
  })

  test('typing is stored as a draft after a pause, a submit at once', async () => {
    const wizard = await openAt('NewlyRegistered')
    wizard.send({ type: 'fill-in', typed: { part: 'user-details', form: aUserDetails({ name: 'T' }) } })
    expect(wizard.drafts.log).toEqual(['soon kyc-user-details'])
    wizard.send({ type: 'submit-user-details', form: aUserDetails() })
    expect(wizard.drafts.log).toEqual(['soon kyc-user-details', 'now kyc-user-details'])
  })

  test('[KYC-03] a saved step can be saved again, and leads to the next one', async () => {
    const wizard = await openAt('PendingEmployerInfo', {
      kyc: { saveUserDetails: scripted(succeeds(undefined)) },
      reads: [withStatus('PendingEmployerInfo')],
    })
    wizard.navigation.arrives({ screen: 'kyc', step: 1 })
    await wizard.reaches('Recalled')
    wizard.send({ type: 'change-details' })
    wizard.send({ type: 'submit-user-details', form: aUserDetails({ userName: 'renamed ' }) })
    await wizard.reaches('Saved')
    wizard.pass(1_500)
    await answersArrive()
    expect(wizard.at()).toBe(2)
  })
})
