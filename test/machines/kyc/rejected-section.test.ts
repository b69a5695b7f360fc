import { rejection } from '../../../src/machines/kyc/selectors'
import { everyError } from '../../support/builders'
import { anEmployer, aUserDetails } from '../../support/kyc-builders'
import { breaks, fails, scripted, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { aSavedDocument, aSavedEmployer, sectionsWith } from '../../support/verification-builders'
import { openAt, withStatus } from './start-wizard'
import { REVIEW } from '../../support/kyc/steps'

afterEach(stopAll)

describe('a section that a review rejected', () => {
  const rejected = sectionsWith({ 'Employer Info': { status: 'Rejected', reason: 'The tax number is unknown.' } })
  const corrected = sectionsWith()

  test('opens its step, with the reason and the saved values', async () => {
    const wizard = await openAt('PendingEmployerInfo', {
      verification: { sections: scripted(succeeds(rejected)), employer: scripted(succeeds(aSavedEmployer())) },
    })
    await wizard.reaches({ Employer: 'Editing' })
    expect(rejection(wizard.actor.getSnapshot())).toEqual({ reason: 'The tax number is unknown.' })
    expect(wizard.typed().employer).toEqual(anEmployer())
  })

  test.each([fails(everyError.Outage), breaks])(
    'reports that the saved values could not be loaded, and tries again or opens its form',
    async (bad) => {
      const open = async () => {
        const wizard = await openAt('PendingEmployerInfo', {
          verification: { sections: scripted(succeeds(rejected)), employer: scripted(bad, succeeds(aSavedEmployer())) },
        })
        await wizard.reaches('NotRecalled')
        expect(wizard.shown().failure?.message).not.toBe('')
        return wizard
      }
      const again = await open()
      again.send({ type: 'try-again' })
      await again.reaches({ Employer: 'Editing' })
      expect(again.typed().employer).toEqual(anEmployer())
      const anyway = await open()
      anyway.send({ type: 'change-details' })
      expect(anyway.is({ Employer: 'Editing' })).toBe(true)
    },
  )

  test.each([succeeds(undefined), fails(everyError.NotFound)])(
    'opens its form if the server has no saved values',
    async (answer) => {
      const wizard = await openAt('PendingEmployerInfo', {
        verification: { sections: scripted(succeeds(rejected)), employer: scripted(answer) },
      })
      await answersArrive()
      expect(wizard.is({ Employer: 'Editing' })).toBe(true)
      expect(wizard.shown().failure).toBeUndefined()
    },
  )

  test('[KYC-14] once corrected, leads to the step of the status, past the saved ones', async () => {
    const wizard = await openAt('PendingEmployerInfo', {
      verification: {
        sections: scripted(succeeds(rejected), succeeds(corrected)),
        employer: scripted(succeeds(aSavedEmployer())),
      },
      kyc: { saveEmployer: scripted(succeeds(undefined)) },
      reads: [withStatus('PendingReview')],
    })
    await wizard.reaches({ Employer: 'Editing' })
    wizard.send({ type: 'submit-employer', form: anEmployer({ taxNumber: 'T-2' }) })
    await wizard.reaches('Saved')
    expect(rejection(wizard.actor.getSnapshot())).toBeUndefined()
    wizard.pass(1_500)
    await wizard.reaches('PendingReview')
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: REVIEW })
  })

  test('[KYC-14] once corrected without a connection, reports that the status is unknown, and reads it again', async () => {
    const wizard = await openAt('PendingEmployerInfo', {
      verification: { sections: scripted(succeeds(rejected), succeeds(corrected), succeeds(corrected)) },
      kyc: { saveEmployer: scripted(succeeds(undefined)) },
      reads: [fails(everyError.Offline), withStatus('PendingReview')],
    })
    await wizard.reaches({ Employer: 'Editing' })
    wizard.send({ type: 'submit-employer', form: anEmployer() })
    await wizard.reaches('Saved')
    wizard.pass(1_500)
    await wizard.reaches('OpeningFailed')
    wizard.connectivity.comesBack()
    await wizard.reaches('PendingReview')
  })

  test('of step 1 and of the document open their steps, with the server’s values', async () => {
    const user = await openAt('NewlyRegistered', {
      verification: { sections: scripted(succeeds(sectionsWith({ 'User Info': { status: 'Rejected' } }))) },
      reads: [withStatus('NewlyRegistered')],
    })
    await user.reaches({ UserDetails: 'Editing' })
    expect(user.typed()['user-details']).toEqual(aUserDetails())
    const document = await openAt('PendingIdentificationUpload', {
      verification: {
        sections: scripted(succeeds(sectionsWith({ 'Identification Document': { status: 'Rejected' } }))),
        documents: scripted(succeeds([aSavedDocument()])),
      },
    })
    await document.reaches({ Document: 'Editing' })
    expect(document.typed().document).toMatchObject({ type: 'NationalId', issueDate: '', file: undefined })
  })
})
