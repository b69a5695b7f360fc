import type { BankAccountForm } from '../../../src/domain/kyc/parts/bank-account'
import { ACCOUNT_LOOK_UP_PAUSE_MS as PAUSE } from '../../../src/domain/rules/constants'
import { accountFinding } from '../../../src/machines/kyc/selectors'
import { everyError, rejected } from '../../support/builders'
import { aBankAccount, aUserDetails } from '../../support/kyc-builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { aSavedAccount } from '../../support/verification-builders'
import { openAt, withStatus, type WizardScript } from './start-wizard'

afterEach(stopAll)

const found = succeeds('AMINA BELLO')
const here = { nuban: '0010246780', bankCode: '044' }
const submit = { type: 'submit-bank-account', form: aBankAccount() } as const

const open = async (
  answers: readonly Answer<string>[],
  saves: readonly Answer<void>[] = [],
  script: WizardScript = {},
) => {
  const wizard = await openAt('PendingAccountInfo', {
    ...script,
    kyc: {
      verifyAccount: scripted(...answers),
      saveBankAccount: scripted(...saves),
      saveUserDetails: scripted(succeeds(undefined)),
    },
  })
  const type = (differences: Partial<BankAccountForm> = {}) => {
    wizard.send({ type: 'fill-in', typed: { part: 'bank-account', form: aBankAccount(differences) } })
  }
  const pause = async () => {
    wizard.pass(PAUSE)
    await answersArrive()
  }
  const finding = () => accountFinding(wizard.actor.getSnapshot())
  const asked = () => wizard.kyc.verifyAccount.inputs
  return { ...wizard, type, pause, finding, asked }
}

describe('the look-up of a bank account', () => {
  test('[KYC-17] begins once bank and ten digits are there, after a pause in typing', async () => {
    const wizard = await open([found])
    for (const incomplete of [{ nuban: '001024678' }, { bankCode: '' }, { nuban: '00102467801' }]) {
      wizard.type(incomplete)
      await wizard.pause()
    }
    expect(wizard.asked()).toEqual([])
    wizard.type()
    wizard.pass(PAUSE - 1)
    expect(wizard.asked()).toEqual([])
    expect(wizard.finding()).toEqual({ tag: 'pending' })
    wizard.pass(1)
    await answersArrive()
    expect(wizard.asked()).toEqual([here])
    expect(wizard.finding()).toEqual({ tag: 'found', name: 'AMINA BELLO' })
    expect(wizard.kyc.saveBankAccount.inputs).toEqual([])
  })

  test('[KYC-17] asks for the last pair only, and an earlier answer does not count for it', async () => {
    const first = late<string>()
    const wizard = await open([first.answer, found])
    wizard.type({ nuban: '0000000001' })
    wizard.pass(PAUSE - 1)
    wizard.type({ nuban: '0000000002' })
    wizard.pass(PAUSE)
    expect(wizard.asked()).toEqual([{ nuban: '0000000002', bankCode: '044' }])
    wizard.type()
    expect(wizard.kyc.verifyAccount.calls[0]?.signal.aborted).toBe(true)
    first.succeeds('SOMEBODY ELSE')
    await answersArrive()
    expect(wizard.finding()).toEqual({ tag: 'pending' })
    await wizard.pause()
    expect(wizard.finding()).toEqual({ tag: 'found', name: 'AMINA BELLO' })
  })

  test('[KYC-17] is not repeated for another type of account, or for a pair that is known', async () => {
    const wizard = await open([found])
    wizard.type()
    await wizard.pause()
    wizard.type({ accountType: '20' })
    await wizard.pause()
    wizard.type({ nuban: '001024678' })
    expect(wizard.finding()).toBeUndefined()
    wizard.type()
    await wizard.pause()
    expect(wizard.asked()).toEqual([here])
    expect(wizard.finding()).toEqual({ tag: 'found', name: 'AMINA BELLO' })
  })

  test('[KYC-17] also begins for a pair that was typed before, and begins again after an interrupted pause', async () => {
    const wizard = await open([found], [], { drafts: { 'kyc-bank-account': aBankAccount() } })
    wizard.pass(PAUSE - 1)
    wizard.type({ nuban: '001024678' })
    wizard.type()
    wizard.pass(PAUSE - 1)
    expect(wizard.asked()).toEqual([])
    wizard.pass(1)
    expect(wizard.asked()).toEqual([here])
  })

  test('[KYC-17] begins for a saved account whose form is opened again', async () => {
    const wizard = await openAt('PendingBvnInfo', {
      kyc: { verifyAccount: scripted(found) },
      verification: { account: scripted(succeeds(aSavedAccount())) },
    })
    wizard.navigation.arrives({ screen: 'kyc', step: 2 })
    await wizard.reaches('Recalled')
    wizard.send({ type: 'change-details' })
    await wizard.reaches({ BankAccount: 'Editing' })
    wizard.pass(PAUSE)
    expect(wizard.kyc.verifyAccount.inputs).toEqual([here])
  })

  test.each([
    [fails(everyError.Rejected), 'not-found'],
    [fails(everyError.NotFound), 'not-found'],
    [fails(everyError.Outage), 'unanswered'],
    [fails(everyError.Offline), 'unanswered'],
    [fails(everyError.RateLimited), 'unanswered'],
    [breaks, 'unanswered'],
  ])('[KYC-17] without a name says so, shows no error of the form, and Continue asks again', async (bad, tag) => {
    const wizard = await open([bad, found], [succeeds(undefined)])
    wizard.type()
    await wizard.pause()
    expect(wizard.finding()).toEqual({ tag })
    expect(wizard.shown()).toEqual({ fields: [], failure: undefined })
    expect(wizard.texts()).toEqual([])
    wizard.send(submit)
    await wizard.reaches('Saved')
    expect(wizard.asked()).toEqual([here, here])
    expect(wizard.kyc.saveBankAccount.inputs).toMatchObject([{ name: 'AMINA BELLO' }])
  })

  test('[KYC-17] goes on by itself when the connection is back', async () => {
    const wizard = await open([fails(everyError.Offline), found])
    wizard.type()
    await wizard.pause()
    wizard.connectivity.comesBack()
    expect(wizard.finding()).toEqual({ tag: 'pending' })
    await wizard.pause()
    expect(wizard.finding()).toEqual({ tag: 'found', name: 'AMINA BELLO' })
  })
})

describe('[KYC-24: holder] the name of the holder', () => {
  test('is asked for again once step 1 was saved, which may have changed the customer’s', async () => {
    const wizard = await open([found, succeeds('AMINA OBI')], [succeeds(undefined)], {
      reads: [withStatus('PendingAccountInfo'), withStatus('PendingAccountInfo')],
    })
    wizard.type()
    await wizard.pause()
    wizard.navigation.arrives({ screen: 'kyc', step: 1 })
    await answersArrive()
    wizard.send({ type: 'change-details' })
    wizard.send({ type: 'submit-user-details', form: aUserDetails() })
    await wizard.reaches('Saved')
    wizard.pass(1_500)
    await answersArrive()
    await wizard.reaches({ BankAccount: 'Editing' })
    wizard.send(submit)
    await wizard.reaches('Saved')
    expect(wizard.kyc.saveBankAccount.inputs).toMatchObject([{ name: 'AMINA OBI' }])
  })

  test('that the service refuses is reported at the account number', async () => {
    const refused = rejected({ violations: [{ message: 'The bank has another name.', fields: ['nuban'] }] })
    const wizard = await open([found], [fails(refused)])
    wizard.type()
    await wizard.pause()
    wizard.send(submit)
    await answersArrive()
    expect(wizard.shown().fields).toEqual([{ field: 'nuban', message: 'The bank has another name.' }])
  })
})

describe('Continue', () => {
  test('[KYC-17] [KYC-07] saves with the name that was looked up for the same pair, without asking again', async () => {
    const wizard = await open([found], [succeeds(undefined)], { reads: [withStatus('PendingBvnInfo')] })
    wizard.type()
    await wizard.pause()
    wizard.send({ type: 'submit-bank-account', form: aBankAccount({ accountType: '20', nuban: ' 0010246780 ' }) })
    await wizard.reaches('Saved')
    expect(wizard.asked()).toEqual([here])
    expect(wizard.kyc.saveBankAccount.inputs).toEqual([
      { name: 'AMINA BELLO', bankId: 'two', accountNumber: '0010246780', accountType: '20' },
    ])
  })

  test.each([{ nuban: '0000014579' }, { bankCode: '1' }])(
    '[KYC-17] [KYC-07] verifies a pair that differs from the one that was looked up: %j',
    async (differences) => {
      const other = late<string>()
      const wizard = await open([found, other.answer], [succeeds(undefined)])
      wizard.type()
      await wizard.pause()
      wizard.send({ type: 'submit-bank-account', form: aBankAccount(differences) })
      await answersArrive()
      expect(wizard.is({ BankAccount: 'Verifying' })).toBe(true)
      expect(wizard.finding()).toEqual({ tag: 'pending' })
      expect(wizard.kyc.saveBankAccount.inputs).toEqual([])
      other.succeeds('SOMEBODY ELSE')
      await wizard.reaches('Saved')
      expect(wizard.kyc.saveBankAccount.inputs).toMatchObject([{ name: 'SOMEBODY ELSE' }])
    },
  )

  test('[KYC-17] [KYC-07] during the pause or the look-up verifies the account itself', async () => {
    const running = late<string>()
    const wizard = await open([running.answer, found], [succeeds(undefined)])
    wizard.type()
    wizard.pass(PAUSE)
    wizard.send(submit)
    expect(wizard.kyc.verifyAccount.calls[0]?.signal.aborted).toBe(true)
    await wizard.reaches('Saved')
    expect(wizard.asked()).toEqual([here, here])
  })

  test('[KYC-17] is refused for a known pair without a type of account', async () => {
    const wizard = await open([found])
    wizard.type()
    await wizard.pause()
    wizard.send({ type: 'submit-bank-account', form: aBankAccount({ accountType: '' }) })
    expect(wizard.is({ BankAccount: 'Editing' })).toBe(true)
    expect(wizard.shown().fields.map(({ field }) => field)).toEqual(['accountType'])
  })

  test('[KYC-17] [KYC-13] whose verification fails is reported by the form alone, and is not followed by a look-up', async () => {
    const wizard = await open([fails(everyError.Outage)])
    wizard.send(submit)
    await answersArrive()
    expect(wizard.is({ BankAccount: 'Editing' })).toBe(true)
    expect(wizard.shown().failure).toBeDefined()
    expect(wizard.finding()).toEqual({ tag: 'asked' })
    await wizard.pause()
    expect(wizard.asked()).toEqual([here])
  })

  test('[KYC-17] [KYC-13] whose save failed saves the verified account without asking again', async () => {
    const wizard = await open([found], [fails(everyError.Outage), succeeds(undefined)])
    wizard.send(submit)
    await answersArrive()
    wizard.send(submit)
    await wizard.reaches('Saved')
    expect(wizard.asked()).toEqual([here])
    expect(wizard.kyc.saveBankAccount.inputs).toHaveLength(2)
  })
})
