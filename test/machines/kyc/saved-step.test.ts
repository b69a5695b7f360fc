import { view, record } from '../../../src/machines/kyc/selectors'
import { employerRecord, type SavedEmployer } from '../../../src/domain/kyc/records/employer'
import { accountRecord, bvnRecord, customerRecord, medicalRecord } from '../../../src/domain/kyc/saved-record'
import { aCustomer, everyError } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { aSavedAccount, aSavedBvn, aSavedEmployer } from '../../support/verification-builders'
import { openAt, withStatus, type WizardScript } from './start-wizard'
import { numberOf } from '../../support/kyc/steps'

afterEach(stopAll)

type Script = NonNullable<WizardScript['verification']>
type Opened = Awaited<ReturnType<typeof openAt>>

const answers = [
  { question: 'Asthma?', selected: true },
  { question: 'Not asked any more?', selected: true },
]

/** The wizard of a customer who has saved all but the document, moved back to a step. */
const backAt = async (step: number, verification: Script = {}, script: WizardScript = {}) => {
  const wizard = await openAt('PendingIdentificationUpload', { ...script, verification })
  wizard.navigation.arrives({ screen: 'kyc', step })
  await answersArrive()
  return wizard
}
const viewOf = ({ actor }: Opened) => view(actor.getSnapshot())
const recordOf = ({ actor }: Opened) => record(actor.getSnapshot())
const employer = (...script: readonly Answer<SavedEmployer | undefined>[]): Script => ({
  employer: scripted(...script),
})

describe('a step that was saved before', () => {
  test.each([
    [1, {}, customerRecord(aCustomer({ kycStatus: 'PendingIdentificationUpload' }))],
    [2, { account: scripted(succeeds(aSavedAccount())) }, accountRecord(aSavedAccount())],
    [3, { bvn: scripted(succeeds(aSavedBvn())) }, bvnRecord(aSavedBvn())],
    [4, employer(succeeds(aSavedEmployer())), employerRecord(aSavedEmployer())],
    [5, { answers: scripted(succeeds(answers)) }, medicalRecord(answers)],
  ] as const)('is shown with the server’s values: step %i', async (step, script, wanted) => {
    const wizard = await backAt(step, script as Script, { reads: [withStatus('PendingIdentificationUpload')] })
    expect([viewOf(wizard), recordOf(wizard)]).toEqual(['saved', wanted])
    expect(wizard.kyc.banks.inputs).toEqual([])
    wizard.send({ type: 'go-on' })
    expect(wizard.navigation.log.at(-1)).toEqual({ screen: 'kyc', step: step + 1 })
  })

  test('shows its form if the server has no record', async () => {
    for (const answer of [succeeds(undefined), fails(everyError.NotFound)]) {
      const wizard = await backAt(4, employer(answer))
      expect(wizard.is({ Employer: 'Editing' })).toBe(true)
      expect(recordOf(wizard)).toBeUndefined()
    }
  })

  const others = Object.values(everyError).filter(({ _tag }) => _tag !== 'NotFound')
  test.each([...others.map(fails), breaks])('reports that it could not be loaded, and tries again', async (bad) => {
    const wizard = await backAt(4, employer(bad, succeeds(aSavedEmployer())))
    expect(viewOf(wizard)).toBe('saved-not-loaded')
    expect(wizard.shown().failure?.message).not.toBe('')
    wizard.send({ type: 'try-again' })
    expect(viewOf(wizard)).toBe('loading')
    await wizard.reaches('Recalled')
    expect(wizard.shown().failure).toBeUndefined()
  })

  test('is loaded again when the device is online, or filled in again', async () => {
    const offline = employer(fails(everyError.Offline), succeeds(aSavedEmployer()))
    const first = await backAt(4, offline)
    first.connectivity.comesBack()
    await first.reaches('Recalled')
    expect(first.connectivity.listeners.size).toBe(0)
    const second = await backAt(4, employer(fails(everyError.Offline)))
    second.send({ type: 'change-details' })
    expect(second.is({ Employer: 'Editing' })).toBe(true)
    expect(second.shown().failure).toBeUndefined()
  })

  test('that was left while loading ignores the late answer', async () => {
    const answer = late<SavedEmployer | undefined>()
    const wizard = await backAt(4, employer(answer.answer))
    expect(viewOf(wizard)).toBe('loading')
    wizard.navigation.arrives({ screen: 'kyc', step: numberOf('document') })
    expect(wizard.verification.employer.calls[0]?.signal.aborted).toBe(true)
    answer.succeeds(aSavedEmployer())
    await answersArrive()
    expect([viewOf(wizard), recordOf(wizard)]).toEqual(['document', undefined])
  })

  test('is loaded again when it is opened again', async () => {
    const wizard = await backAt(
      4,
      employer(succeeds(aSavedEmployer()), succeeds(aSavedEmployer({ company: 'New Ltd' }))),
    )
    wizard.send({ type: 'change-details' })
    wizard.navigation.arrives({ screen: 'kyc', step: numberOf('document') })
    wizard.navigation.arrives({ screen: 'kyc', step: 4 })
    await wizard.reaches('Recalled')
    expect(recordOf(wizard)).toMatchObject({ values: { company: 'New Ltd' } })
  })
})

describe('the form of a step that was saved before', () => {
  const change = async (step: number, verification: Script, script: WizardScript = {}) => {
    const wizard = await backAt(step, verification, script)
    wizard.send({ type: 'change-details' })
    await answersArrive()
    return wizard
  }

  test('starts with the saved values, once the list that they are of is loaded', async () => {
    const bank = await change(2, { account: scripted(succeeds(aSavedAccount())) })
    expect(bank.typed()['bank-account']).toEqual({ accountType: '10', bankCode: 'two', nuban: '0010246780' })
    const medical = await change(5, { answers: scripted(succeeds(answers)) })
    expect(medical.typed().medical).toEqual({ answers: ['', 'Yes'] })
  })

  test('never starts with a BVN, and keeps what was typed since', async () => {
    const bvn = await change(3, { bvn: scripted(succeeds(aSavedBvn())) })
    expect(bvn.typed().bvn).toEqual({ bvn: '' })
    const drafts = { 'kyc-employer': { company: 'Typed Ltd' } }
    const work = await change(4, employer(succeeds(aSavedEmployer())), { drafts })
    expect(work.typed().employer).toMatchObject({ company: 'Typed Ltd', name: '' })
  })

  test('[KYC-03] once sent, leads to the next step, which was saved too', async () => {
    const wizard = await backAt(
      3,
      {
        bvn: scripted(succeeds(aSavedBvn())),
        ...employer(succeeds(aSavedEmployer())),
      },
      { kyc: { verifyBvn: scripted(succeeds(undefined)) } },
    )
    wizard.send({ type: 'change-details' })
    wizard.send({ type: 'submit-bvn', form: { bvn: '22222222222' } })
    await wizard.reaches('Saved')
    wizard.pass(1_500)
    await wizard.reaches('Recalled')
    expect([wizard.at(), recordOf(wizard)]).toEqual([4, employerRecord(aSavedEmployer())])
  })
})
