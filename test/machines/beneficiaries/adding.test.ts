import * as TE from 'fp-ts/TaskEither'
import { id } from '../../../src/domain/values/id'
import { percentage } from '../../../src/domain/values/percentage'
import { emptyForm } from '../../../src/machines/beneficiaries/context'
import { aBeneficiary, aNewBeneficiary, listed, someDetails } from '../../support/beneficiary-builders'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, late, never, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { startAdding } from './start-adding'

afterEach(stopAll)

const { file: _, type, issueDate, expiryDate } = aNewBeneficiary()
const added = { details: someDetails(aNewBeneficiary()), document: { type, issueDate, expiryDate, data: 'AAEC' } }

describe('a new beneficiary', () => {
  test('[BEN-05] [BEN-08] is sent with its document; the form closes, its draft is removed and the list is reloaded', async () => {
    const { submit, beneficiaries, dialog, is, texts, navigation, drafts, list } = await startAdding({
      create: [succeeds(undefined)],
    })
    await submit()
    expect(beneficiaries.create.inputs).toEqual([added])
    expect(texts()).toEqual(['success: Beneficiary created successfully'])
    expect([dialog(), list(), is({ Form: 'Closed' })]).toEqual(['closed', 'shown', true])
    expect(navigation.log).toEqual([{ screen: 'beneficiaries' }])
    expect(drafts.log).toEqual(['now beneficiary', 'removed beneficiary'])
    expect(beneficiaries.list.inputs).toHaveLength(2)
  })

  test('[FORM-04] is sent once, however often the form is submitted', async () => {
    const slow = late<void>()
    const { submit, beneficiaries, send, dialog, typed, navigation } = await startAdding({ create: [slow.answer] })
    await submit()
    await submit()
    send({ type: 'fill-in', form: emptyForm })
    send({ type: 'close-form' })
    send({ type: 'open-beneficiary', id: '7' })
    expect(navigation.log).toEqual([])
    expect([beneficiaries.create.inputs.length, dialog(), typed()]).toEqual([1, 'form', aNewBeneficiary()])
    slow.succeeds(undefined)
    await answersArrive()
    expect(dialog()).toBe('closed')
  })

  test.each([
    [{ surname: ' ' }, 'surname', "Please enter beneficary's name"],
    [{ sharePercentage: '60.01' }, 'sharePercentage', 'Shares cannot add up to more than 100 %'],
    [{ expiryDate: '' }, 'expiryDate', 'Please enter an expiry date of the provided card'],
  ])('[BEN-04] [BEN-07] with %p is not sent', async (differences, field, message) => {
    const { submit, shown, beneficiaries, texts } = await startAdding({})
    await submit(aNewBeneficiary(differences))
    expect(shown().fields).toEqual([{ field, message }])
    expect([beneficiaries.create.inputs, texts()]).toEqual([[], []])
  })

  test('[BEN-04] without a file is reported at its field and by a toast', async () => {
    const { submit, shown, texts } = await startAdding({})
    await submit(aNewBeneficiary({ file: undefined }))
    expect(shown().fields).toEqual([{ field: 'file', message: 'Please upload your document' }])
    expect(texts()).toEqual(['error: Please upload your document'])
  })

  test('[BEN-07] may take all that is left', async () => {
    const { submit, beneficiaries } = await startAdding({ create: [never] })
    await submit(aNewBeneficiary({ sharePercentage: '60' }))
    expect(beneficiaries.create.inputs[0]?.details.share).toBe(6_000n)
  })

  test('whose file is unreadable is reported at the file, and nothing is sent', async () => {
    const { submit, shown, dialog, typed } = await startAdding({ asBase64: () => TE.left('unreadable') })
    await submit()
    expect(shown().fields).toEqual([{ field: 'file', message: 'We could not read this file. Please choose it again.' }])
    expect([dialog(), typed()]).toEqual(['form', aNewBeneficiary()])
  })

  test('is still in the form after an error in reading its file', async () => {
    const { submit, shown, dialog, typed } = await startAdding({
      asBase64: () => () => Promise.reject(new Error('a defect, made by the test')),
    })
    await submit()
    expect([dialog(), shown().failure?.message]).toEqual(['form', 'An error occurred during operation'])
    expect(typed()).toEqual(aNewBeneficiary())
  })

  test('[FORM-05] that the server rejects stays in the form, with the messages at their fields', async () => {
    const violations = [
      { message: 'No such number', fields: ['mobileNo'] },
      { message: 'Too old', fields: ['data.expiryDate'] },
      { message: 'Too big', fields: ['data.data'] },
      { message: 'Something else', fields: ['other'] },
    ]
    const { submit, shown, typed, beneficiaries } = await startAdding({ create: [fails(rejected({ violations }))] })
    await submit()
    expect(shown().fields).toEqual([
      { field: 'mobileNo', message: 'No such number' },
      { field: 'expiryDate', message: 'Too old' },
      { field: 'file', message: 'Too big' },
    ])
    expect(shown().failure?.violations).toEqual(['Something else'])
    expect(typed()).toEqual(aNewBeneficiary())
    expect(beneficiaries.list.inputs).toHaveLength(2)
  })

  test('[BEN-07] for whom the server has less left than the list is rejected at the share', async () => {
    const message = 'Shares cannot add up to more than 100 %'
    const others = succeeds(listed(aBeneficiary(), aBeneficiary({ id: id(9), share: percentage(1_000n) })))
    const violations = [
      { message: 'Too long.', fields: ['surname'] },
      { message: 'Too much.', fields: ['sharePercentage'] },
    ]
    const { submit, shown, beneficiaries } = await startAdding({
      lists: [succeeds(listed(aBeneficiary())), others],
      create: [fails(rejected({ message, details: 'Your other beneficiaries hold 50 %.', violations }))],
    })
    await submit()
    expect(shown().fields).toEqual([
      { field: 'surname', message: 'Too long.' },
      { field: 'sharePercentage', message },
    ])
    expect(shown().failure).toMatchObject({ message: 'Your other beneficiaries hold 50 %.', details: undefined })
    await submit()
    expect(beneficiaries.create.inputs).toHaveLength(1)
  })

  test.each([
    [fails(everyError.Unauthorised), 'Your session has ended. Please log in again.'],
    [breaks, 'An error occurred during operation'],
  ])('[ERR-04] that fails (%#) stays in the form, and can be sent again', async (answer, message) => {
    const { submit, shown, dialog } = await startAdding({ create: [answer, succeeds(undefined)] })
    await submit()
    expect([dialog(), shown().failure?.message]).toEqual(['form', message])
    await submit()
    expect(dialog()).toBe('closed')
  })

  test('is shown again at its address if Back was pressed meanwhile', async () => {
    const slow = late<void>()
    const { submit, arrives, dialog, navigation } = await startAdding({ create: [slow.answer] })
    await submit()
    arrives({})
    expect(dialog()).toBe('form')
    slow.fails(everyError.Outage)
    await answersArrive()
    expect(navigation.log).toEqual([{ screen: 'beneficiaries', adding: true }])
    arrives({ adding: true })
    expect(dialog()).toBe('form')
  })
})
