import { employerRecord } from '../../../src/domain/kyc/records/employer'
import { accountRecord, bvnRecord, documentRecord, medicalRecord } from '../../../src/domain/kyc/saved-record'
import type { KycField } from '../../../src/domain/kyc/steps'
import { makeVerificationsImplementations } from '../../../src/machines/verifications/actors'
import { verificationsMachine } from '../../../src/machines/verifications/machine'
import {
  field,
  record,
  recordView,
  recordMessage,
  sections,
  sectionsView,
  sectionsMessage,
} from '../../../src/machines/verifications/selectors'
import { aCustomer, everyError } from '../../support/builders'
import { breaks, fails, late, scripted, scriptedSession, succeeds } from '../../support/scripted-ports'
import { recordedNavigation, switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'
import { scriptedVerification } from '../../support/scripted-verification'
import {
  aSavedAccount,
  aSavedBvn,
  aSavedDocument,
  aSavedEmployer,
  sectionsWith,
  someAnswers,
} from '../../support/verification-builders'

afterEach(stopAll)

type Script = Parameters<typeof scriptedVerification>[0]
const listed = sectionsWith({ 'Bvn Info': { status: 'Approved' } })

const open = async (at: KycField, script: Script = {}) => {
  const ports = {
    verification: scriptedVerification({ sections: scripted(succeeds(listed)), ...script }),
    session: scriptedSession({ currentCustomer: scripted(succeeds(aCustomer())) }),
    navigation: recordedNavigation({ screen: 'verifications', tab: at }),
    connectivity: switchedConnectivity(),
  }
  const machine = verificationsMachine.provide(makeVerificationsImplementations(ports))
  const started = simulate(machine, { field: at })
  await answersArrive()
  const see = <A>(select: (snapshot: ReturnType<typeof started.actor.getSnapshot>) => A) =>
    select(started.actor.getSnapshot())
  return { ...started, ...ports, see }
}

describe('the sections', () => {
  test('[SET-05: sections] are loaded at once, and the profile is shown beside them', async () => {
    const { see, verification } = await open('User Info')
    expect([see(sectionsView), see(sections)]).toEqual(['shown', listed])
    expect([see(field), see(recordView)]).toEqual(['User Info', 'profile'])
    expect(verification.sections.inputs).toHaveLength(1)
  })

  test.each([...Object.values(everyError).map(fails), breaks])(
    'that fail to load are reported, and can be requested again',
    async (bad) => {
      const { see, actor } = await open('User Info', { sections: scripted(bad, succeeds(listed)) })
      expect(see(sectionsView)).toBe('failed')
      expect(see(sectionsMessage)).not.toBe('')
      expect(see(recordView)).toBe('profile')
      actor.send({ type: 'try-again' })
      expect(see(sectionsView)).toBe('loading')
      await answersArrive()
      expect([see(sectionsView), see(sections)]).toEqual(['shown', listed])
    },
  )
})

describe('the details', () => {
  test.each([
    ['Account Info', { account: scripted(succeeds(aSavedAccount())) }, accountRecord(aSavedAccount())],
    ['Bvn Info', { bvn: scripted(succeeds(aSavedBvn())) }, bvnRecord(aSavedBvn())],
    ['Employer Info', { employer: scripted(succeeds(aSavedEmployer())) }, employerRecord(aSavedEmployer())],
    ['Medical Info', { answers: scripted(succeeds(someAnswers)) }, medicalRecord(someAnswers)],
    [
      'Identification Document',
      { documents: scripted(succeeds([aSavedDocument()])) },
      documentRecord([aSavedDocument()]),
    ],
  ] as const)('[SET-05: sections] [SET-07] of %s are those of its call', async (at, script, wanted) => {
    const { see } = await open(at, script as Script)
    expect([see(recordView), see(record)]).toEqual(['shown', wanted])
  })

  test.each([
    ['Account Info', { account: scripted(fails(everyError.NotFound)) }],
    ['Bvn Info', { bvn: scripted(fails(everyError.NotFound)) }],
    ['Employer Info', { employer: scripted(fails(everyError.NotFound)) }],
    ['Medical Info', { answers: scripted(fails(everyError.NotFound)) }],
    ['Identification Document', { documents: scripted(fails(everyError.NotFound)) }],
  ] as const)('of %s are empty if the server says that it has none', async (at, script) => {
    const { see } = await open(at, script as Script)
    expect([see(recordView), see(record)]).toEqual(['shown', { field: at, values: undefined, rows: [] }])
  })

  const plain = Object.values(everyError).filter(({ _tag }) => _tag !== 'NotFound')
  test.each([...plain.map(fails), breaks])(
    'that fail to load are reported, and can be requested again',
    async (bad) => {
      const { see, actor } = await open('Bvn Info', { bvn: scripted(bad, succeeds(aSavedBvn())) })
      expect(see(recordView)).toBe('failed')
      expect(see(recordMessage)).not.toBe('')
      expect(see(sectionsView)).toBe('shown')
      actor.send({ type: 'try-again' })
      await answersArrive()
      expect(see(recordView)).toBe('shown')
    },
  )

  test('and the sections are requested again when the device is online, and only then', async () => {
    const { see, connectivity, verification } = await open('Bvn Info', {
      sections: scripted(fails(everyError.Offline), succeeds(listed)),
      bvn: scripted(fails(everyError.Offline), succeeds(aSavedBvn())),
    })
    expect([see(sectionsView), see(recordView)]).toEqual(['failed', 'failed'])
    connectivity.comesBack()
    await answersArrive()
    expect([see(sectionsView), see(recordView)]).toEqual(['shown', 'shown'])
    connectivity.comesBack()
    expect([verification.sections.inputs, verification.bvn.inputs].map(({ length }) => length)).toEqual([2, 2])
    expect(connectivity.listeners.size).toBe(0)
  })

  test('[SET-05: address] follow the address; a late answer for a section that was left is ignored', async () => {
    const bvn = late<ReturnType<typeof aSavedBvn> | undefined>()
    const { see, navigation, verification } = await open('Bvn Info', {
      bvn: scripted(bvn.answer),
      employer: scripted(succeeds(aSavedEmployer())),
    })
    expect(see(recordView)).toBe('loading')
    navigation.arrives({ screen: 'verifications', tab: 'Employer Info' })
    expect(verification.bvn.calls[0]?.signal.aborted).toBe(true)
    bvn.succeeds(aSavedBvn())
    await answersArrive()
    expect(see(record)).toEqual(employerRecord(aSavedEmployer()))
    navigation.arrives({ screen: 'verifications', tab: 'Employer Info' })
    navigation.arrives({ screen: 'dashboard' })
    navigation.arrives(undefined)
    expect(verification.employer.inputs).toHaveLength(1)
    navigation.arrives({ screen: 'verifications' })
    expect([see(field), see(recordView), see(record)]).toEqual(['User Info', 'profile', undefined])
  })

  test('are reloaded after ten minutes, and stay if that fails', async () => {
    const second = aSavedDocument({ previewUrl: 'https://files.test/d.2' })
    const { see, pass } = await open('Identification Document', {
      documents: scripted(succeeds([aSavedDocument()]), succeeds([second]), fails(everyError.Outage), breaks),
    })
    for (const round of [1, 2, 3]) {
      pass(600_000)
      await answersArrive()
      expect([round, see(recordView)]).toEqual([round, 'shown'])
      expect(see(record)).toEqual(documentRecord([second]))
    }
  })
})
