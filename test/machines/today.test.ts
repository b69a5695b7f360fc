import { today as todayOfForm } from '../../src/machines/beneficiaries/selectors'
import { today as todayOfWizard } from '../../src/machines/kyc/selectors'
import { today as todayOfShop } from '../../src/machines/quote/selectors'
import { aDocument } from '../support/kyc-builders'
import { movedClock } from '../support/fixed-clock'
import { answersArrive, stopAll } from '../support/simulated'
import { openBeneficiaries } from './beneficiaries/start-beneficiaries'
import { openAt } from './kyc/start-wizard'
import { startShop } from './quote/start-shop'

afterEach(stopAll)

/** Half a minute before midnight in Lagos. */
const lateEvening = () => movedClock('2025-06-16T22:59:30Z')

describe('a page that was left open over midnight in Lagos', () => {
  test('[TAP-23: today] takes a document of the new day, which was refused a minute before', async () => {
    const { clock, passSeconds } = lateEvening()
    const wizard = await openAt('PendingIdentificationUpload', { clock })
    const submit = () => {
      wizard.send({ type: 'submit-document', form: aDocument({ issueDate: '2025-06-17' }) })
    }
    submit()
    expect(wizard.shown().fields.map(({ field }) => field)).toEqual(['issueDate'])
    passSeconds(60)
    expect(todayOfWizard(wizard.actor.getSnapshot())).toBe('2025-06-17')
    submit()
    expect(wizard.shown().fields).toEqual([])
    await answersArrive()
  })

  test('[TAP-23: today] bounds the dates of a beneficiary’s document by the new day', async () => {
    const { clock, passSeconds } = lateEvening()
    const { actor } = await openBeneficiaries({ clock, here: { adding: true } })
    expect(todayOfForm(actor.getSnapshot())).toBe('2025-06-16')
    passSeconds(60)
    expect(todayOfForm(actor.getSnapshot())).toBe('2025-06-17')
  })

  test('[TAP-23: today] knows the day and the minute that a trip may begin at', async () => {
    const { clock, passSeconds } = lateEvening()
    const { actor } = await startShop({ clock })
    const known = () => [todayOfShop(actor.getSnapshot()), actor.getSnapshot().context.time]
    expect(known()).toEqual(['2025-06-16', '23:59'])
    passSeconds(29)
    expect(known()).toEqual(['2025-06-16', '23:59'])
    passSeconds(61)
    expect(known()).toEqual(['2025-06-17', '00:01'])
  })

  test('[TAP-23: today] follows a clock that was put right', async () => {
    const { clock, passSeconds } = movedClock('2020-03-01T10:00:00Z')
    const { actor } = await startShop({ clock })
    passSeconds(5 * 365 * 86_400)
    expect(todayOfShop(actor.getSnapshot())).toBe('2025-02-28')
  })
})
