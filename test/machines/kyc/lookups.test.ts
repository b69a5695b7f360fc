import * as TE from 'fp-ts/TaskEither'
import { banks, isVerifying, view, questions } from '../../../src/machines/kyc/selectors'
import { everyError, rejected } from '../../support/builders'
import { aBankAccount, aDocument, aFile, someBanks, someQuestions } from '../../support/kyc-builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openAt } from './start-wizard'

afterEach(stopAll)

const submitAccount = { type: 'submit-bank-account', form: aBankAccount() } as const
const submitDocument = { type: 'submit-document', form: aDocument() } as const

describe('the bank account', () => {
  const open = (verify: readonly Answer<string>[], save: readonly Answer<void>[] = []) =>
    openAt('PendingAccountInfo', {
      kyc: { verifyAccount: scripted(...verify), saveBankAccount: scripted(...save) },
    })

  test('[KYC-06: banks] [KYC-07] is verified by its number and the bank’s CBN code before it is saved', async () => {
    const name = late<string>()
    const wizard = await open([name.answer], [succeeds(undefined)])
    wizard.send(submitAccount)
    await answersArrive()
    expect(wizard.kyc.verifyAccount.inputs).toEqual([{ nuban: '0010246780', bankCode: '044' }])
    expect(isVerifying(wizard.actor.getSnapshot())).toBe(true)
    expect(wizard.kyc.saveBankAccount.inputs).toEqual([])
    name.succeeds('HELD BY ANOTHER')
    await wizard.reaches('Saved')
    expect(wizard.kyc.saveBankAccount.inputs).toEqual([
      { name: 'HELD BY ANOTHER', bankId: 'two', accountNumber: '0010246780', accountType: '10' },
    ])
  })

  test('[KYC-07] values typed during the verification are not saved', async () => {
    const name = late<string>()
    const wizard = await open([name.answer], [succeeds(undefined)])
    wizard.send(submitAccount)
    const other = aBankAccount({ nuban: '9999999999', bankCode: '1' })
    wizard.send({ type: 'fill-in', typed: { part: 'bank-account', form: other } })
    name.succeeds('FIRST LAST')
    await wizard.reaches('Saved')
    expect(wizard.kyc.saveBankAccount.inputs[0]).toMatchObject({ accountNumber: '0010246780', bankId: 'two' })
  })

  test.each([...Object.values(everyError).map(fails), breaks])(
    '[KYC-07] [KYC-13] after a failure (%#) nothing is saved, the form stays',
    async (answer) => {
      const wizard = await open([answer])
      wizard.send(submitAccount)
      await answersArrive()
      expect(wizard.is({ BankAccount: 'Editing' })).toBe(true)
      expect(wizard.shown().failure?.message).toBeTruthy()
      expect(wizard.typed()['bank-account']).toEqual(aBankAccount())
      expect(wizard.kyc.saveBankAccount.inputs).toEqual([])
      wizard.pass(60_000)
      expect(wizard.texts()).toEqual([])
    },
  )

  test('[KYC-07] [FORM-05] a rejected account is reported at its fields; the next submit verifies it again', async () => {
    const violations = [{ message: 'Unknown number.', fields: ['nuban'] }]
    const wizard = await open([fails(rejected({ violations })), succeeds('FIRST LAST')], [succeeds(undefined)])
    wizard.send(submitAccount)
    await answersArrive()
    expect(wizard.shown().fields).toEqual([{ field: 'nuban', message: 'Unknown number.' }])
    wizard.send(submitAccount)
    await wizard.reaches('Saved')
    expect(wizard.kyc.verifyAccount.inputs).toHaveLength(2)
  })
})

describe('the lists that a step needs', () => {
  const outage = fails(everyError.Outage)

  test.each([outage, breaks])(
    '[KYC-06: banks] a failed list of banks is reported, and can be requested again',
    async (first) => {
      const wizard = await openAt('PendingAccountInfo', { kyc: { banks: scripted(first, succeeds(someBanks)) } })
      expect(view(wizard.actor.getSnapshot())).toBe('without-banks')
      expect(wizard.shown().failure?.message).toBe('An error occurred during operation')
      wizard.send({ type: 'try-again' })
      expect(view(wizard.actor.getSnapshot())).toBe('loading')
      expect(wizard.shown().failure).toBeUndefined()
      await wizard.reaches({ BankAccount: 'Editing' })
      expect(banks(wizard.actor.getSnapshot())).toEqual(someBanks)
    },
  )

  test.each([outage, breaks])(
    '[KYC-10] a failed list of questions is reported, and can be requested again',
    async (first) => {
      const wizard = await openAt('PendingMedicalInfo', {
        kyc: { medicalQuestions: scripted(first, succeeds(someQuestions)) },
      })
      expect(view(wizard.actor.getSnapshot())).toBe('without-questions')
      wizard.send({ type: 'try-again' })
      await wizard.reaches({ Medical: 'Editing' })
      expect(questions(wizard.actor.getSnapshot())).toEqual(someQuestions)
    },
  )

  test('are requested once, however often the step is opened', async () => {
    const wizard = await openAt('PendingMedicalInfo')
    for (const step of [2, 5, 2, 5]) {
      wizard.navigation.arrives({ screen: 'kyc', step })
      await answersArrive()
    }
    expect(wizard.is({ Medical: 'Editing' })).toBe(true)
    expect(wizard.kyc.banks.inputs).toHaveLength(1)
    expect(wizard.kyc.medicalQuestions.inputs).toHaveLength(1)
  })

  test('that arrive late change nothing for a step that was left', async () => {
    const list = late<typeof someBanks>()
    const wizard = await openAt('PendingBvnInfo', { kyc: { banks: scripted(list.answer) } })
    wizard.navigation.arrives({ screen: 'kyc', step: 2 })
    await wizard.reaches({ BankAccount: 'FindingBanks' })
    wizard.navigation.arrives({ screen: 'kyc', step: 3 })
    expect(wizard.kyc.banks.calls[0]?.signal.aborted).toBe(true)
    list.fails(everyError.Cancelled)
    await answersArrive()
    expect(wizard.is({ Bvn: 'Editing' })).toBe(true)
    expect(wizard.shown().failure).toBeUndefined()
  })
})

describe('the document', () => {
  test('[KYC-11] is read on submit and sent in base64; the data is not retained afterwards', async () => {
    const asBase64 = jest.fn(() => TE.right<'unreadable', string>('AAEC'))
    const save = late<void>()
    const wizard = await openAt('PendingIdentificationUpload', {
      asBase64,
      kyc: { saveDocument: scripted(save.answer) },
    })
    expect(asBase64).not.toHaveBeenCalled()
    wizard.send(submitDocument)
    await answersArrive()
    expect(asBase64.mock.calls).toEqual([[aFile]])
    expect(wizard.kyc.saveDocument.inputs).toMatchObject([{ data: 'AAEC' }])
    save.succeeds(undefined)
    await wizard.reaches('Saved')
    expect(wizard.actor.getSnapshot().context.documentData).toBe('')
  })

  test('[KYC-13] a file that can no longer be read is reported at its field, and nothing is sent', async () => {
    const wizard = await openAt('PendingIdentificationUpload', { asBase64: () => TE.left('unreadable') })
    wizard.send(submitDocument)
    await wizard.reaches({ Document: 'Editing' })
    await answersArrive()
    const message = 'We could not read this file. Please choose it again.'
    expect(wizard.shown().fields).toEqual([{ field: 'file', message }])
    expect(wizard.kyc.saveDocument.inputs).toEqual([])
  })

  test('a defect in reading the file is reported, and nothing is sent', async () => {
    const wizard = await openAt('PendingIdentificationUpload', { asBase64: () => () => Promise.reject(new Error()) })
    wizard.send(submitDocument)
    await answersArrive()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    expect(wizard.shown().failure?.message).toBe('An error occurred during operation')
    expect(wizard.kyc.saveDocument.inputs).toEqual([])
  })
})
