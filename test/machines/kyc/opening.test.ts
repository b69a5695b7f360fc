import { isSavedBefore, isStatusUnknown, reached, view } from '../../../src/machines/kyc/selectors'
import { emptyForms } from '../../../src/domain/kyc/parts/parts'
import { aCustomer, everyError } from '../../support/builders'
import { breaks, fails, late, never } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import type { Customer } from '../../../src/domain/customer/customer'
import { openAt, startWizard, withStatus } from './start-wizard'
import { APPROVED, numberOf, REVIEW, specified } from '../../support/kyc/steps'

afterEach(stopAll)

describe('the opening step', () => {
  test.each<readonly [status: string | undefined, step: number, shown: string]>([
    ...specified.map(({ status, part }, index) => [status, index + 1, part] as const),
    ['PendingReview', REVIEW, 'pending-review'],
    ['Approved', APPROVED, 'approved'],
    ['Whatever comes', 1, 'user-details'],
    [undefined, 1, 'user-details'],
  ])(
    '[KYC-02] [KYC-12] for the status %p is %i (%s), and the address is changed to it',
    async (status, step, shown) => {
      const wizard = startWizard({ reads: [withStatus(status)] })
      expect(view(wizard.actor.getSnapshot())).toBe('loading')
      await answersArrive()
      expect(wizard.at()).toBe(step)
      expect(view(wizard.actor.getSnapshot())).toBe(shown)
      expect(isStatusUnknown(wizard.actor.getSnapshot())).toBe(status === undefined || status === 'Whatever comes')
      expect(wizard.navigation.log).toEqual([{ screen: 'kyc', step }])
    },
  )

  test.each([
    ['PendingEmployerInfo', 2, 4],
    ['PendingEmployerInfo', 5, 4],
    ['PendingReview', 3, REVIEW],
    ['PendingEmployerInfo', APPROVED + 1, 4],
    ['Approved', 1, APPROVED],
    ['Whatever comes', 3, 1],
  ])('[KYC-14] is decided by the status %p, although the address has step %i', async (status, requested, step) => {
    const wizard = await openAt(status, { here: { screen: 'kyc', step: requested } })
    expect(wizard.at()).toBe(step)
    expect(wizard.navigation.log).toEqual([{ screen: 'kyc', step }])
  })

  test.each([0, 1.5, 5, APPROVED, APPROVED + 1])(
    '[KYC-14] an address with step %p of an open wizard changes nothing',
    async (step) => {
      const wizard = await openAt('PendingEmployerInfo')
      wizard.navigation.arrives({ screen: 'kyc', step })
      expect(wizard.at()).toBe(4)
    },
  )

  test('a step before the status’s own was saved before', async () => {
    const wizard = await openAt('PendingEmployerInfo')
    wizard.navigation.arrives({ screen: 'kyc', step: 2 })
    expect(isSavedBefore(wizard.actor.getSnapshot())).toBe(true)
    wizard.navigation.arrives({ screen: 'kyc', step: 4 })
    expect(isSavedBefore(wizard.actor.getSnapshot())).toBe(false)
    expect(reached(wizard.actor.getSnapshot())).toBe(4)
  })
})

describe('the initial forms', () => {
  test('step 1 starts with the profile, the others are empty', async () => {
    const wizard = await openAt('NewlyRegistered')
    expect(wizard.typed()).toEqual(emptyForms(aCustomer()))
  })

  test('have this customer’s drafts, but never a BVN or a document', async () => {
    const drafts = {
      'kyc-user-details': { name: 'Typed' },
      'kyc-bvn': { bvn: '22222222222' },
      'kyc-document': { type: 'NationalId', file: 'x' },
      'other:kyc-employer': { name: 'Not mine' },
    }
    const { typed } = await openAt('NewlyRegistered', { drafts })
    expect(typed()['user-details']).toMatchObject({ name: 'Typed', surname: 'Last' })
    expect(typed().bvn).toEqual({ bvn: '' })
    expect(typed().document).toMatchObject({ type: 'NationalId', file: undefined })
    expect(typed().employer.name).toBe('')
  })
})

describe('a wizard that fails to open', () => {
  const opened = withStatus('PendingBvnInfo')

  test.each(Object.values(everyError))('[ERR-04] %j is reported, and the customer can try again', async (error) => {
    const wizard = startWizard({ reads: [fails(error), opened] })
    await wizard.reaches('OpeningFailed')
    expect(wizard.shown().failure?.message).not.toBe('')
    expect(view(wizard.actor.getSnapshot())).toBe('opening-failed')
    wizard.send({ type: 'try-again' })
    await wizard.reaches('Bvn')
    expect(wizard.shown().failure).toBeUndefined()
  })

  test('retries when the device is online again, and only then', async () => {
    const wizard = startWizard({ reads: [fails(everyError.Offline), opened] })
    await wizard.reaches('OpeningFailed')
    wizard.connectivity.comesBack()
    await wizard.reaches('Bvn')
    wizard.connectivity.comesBack()
    expect(wizard.session.currentCustomer.inputs).toHaveLength(2)
    expect(wizard.connectivity.listeners.size).toBe(0)
  })

  test('an unreadable configuration and a defect are reported too', async () => {
    const outage = startWizard({ ruleSets: [fails(everyError.Outage)] })
    await outage.reaches('OpeningFailed')
    const defect = startWizard({ reads: [breaks] })
    await defect.reaches('OpeningFailed')
    for (const { shown } of [outage, defect]) {
      expect(shown().failure?.message).toBe('An error occurred during operation')
    }
  })

  test('nothing is sent and no navigation happens before it is open', async () => {
    const wizard = startWizard({ reads: [never] })
    await answersArrive()
    wizard.send({ type: 'go-on' })
    wizard.navigation.arrives({ screen: 'kyc', step: 3 })
    wizard.send({ type: 'submit-bvn', form: { bvn: '22222222222' } })
    expect(wizard.is('Opening')).toBe(true)
    expect(wizard.navigation.log).toEqual([])
  })

  test('leaving the page cancels the request, and its late answer is ignored', async () => {
    const answer = late<Customer>()
    const wizard = startWizard({ reads: [answer.answer] })
    await answersArrive()
    wizard.actor.stop()
    expect(wizard.session.currentCustomer.calls[0]?.signal.aborted).toBe(true)
    answer.succeeds(aCustomer())
    await answersArrive()
    expect(wizard.navigation.log).toEqual([])
  })
})

describe('the review', () => {
  test('[KYC-12] is read again on request, until it is approved', async () => {
    const wizard = await openAt('PendingReview', { reads: [withStatus('PendingReview'), withStatus('Approved')] })
    wizard.send({ type: 'try-again' })
    await wizard.reaches('PendingReview')
    expect(wizard.customerUpdates.state.changes).toBe(0)
    wizard.send({ type: 'try-again' })
    await wizard.reaches('Approved')
    expect(wizard.customerUpdates.state.changes).toBe(1)
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: APPROVED })
  })

  test('that was rejected opens the requested step again', async () => {
    const wizard = await openAt('PendingReview', { reads: [withStatus('PendingIdentificationUpload')] })
    wizard.send({ type: 'try-again' })
    await wizard.reaches('Document')
    expect(wizard.at()).toBe(numberOf('document'))
  })
})
