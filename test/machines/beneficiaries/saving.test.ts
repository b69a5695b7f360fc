import type { Beneficiary } from '../../../src/domain/beneficiary/beneficiary'
import { id } from '../../../src/domain/values/id'
import { percentage } from '../../../src/domain/values/percentage'
import { emptyForm } from '../../../src/machines/beneficiaries/context'
import {
  aBeneficiary,
  aBeneficiaryForm,
  aNewBeneficiary,
  listed,
  someDetails,
} from '../../support/beneficiary-builders'
import { everyError } from '../../support/builders'
import { breaks, fails, never, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { startAdding } from './start-adding'
import { openBeneficiaries, type Script } from './start-beneficiaries'

afterEach(stopAll)

const asListed: Beneficiary = { id: id(8), ...someDetails(aNewBeneficiary()) }
const edit = { ...emptyForm, ...aBeneficiaryForm() }

describe('[ERR-04] a save without an answer', () => {
  const unanswered = { create: [fails(everyError.NoAnswer)] }
  const one = succeeds(listed(aBeneficiary()))

  test('took effect if the list now has the beneficiary', async () => {
    const after = succeeds(listed(asListed, aBeneficiary()))
    const { submit, texts, dialog, beneficiaries } = await startAdding({ ...unanswered, lists: [one, after, after] })
    await submit()
    expect(texts()).toEqual([
      'error: We do not know whether this was saved. Checking…',
      'success: Beneficiary created successfully',
    ])
    expect([dialog(), beneficiaries.create.inputs.length]).toEqual(['closed', 1])
  })

  test('did not take effect if the list is unchanged, even with a similar beneficiary', async () => {
    const before = succeeds(listed(asListed, aBeneficiary({ share: percentage(1n) })))
    const { submit, shown, dialog } = await startAdding({ ...unanswered, lists: [before, before] })
    await submit(aNewBeneficiary({ sharePercentage: '39' }))
    expect([dialog(), shown().failure?.message]).toEqual(['form', 'This was not saved. Please try again.'])
  })

  test.each([fails(everyError.Offline), breaks])('stays unknown if the list fails to load', async (answer) => {
    const { submit, shown, dialog } = await startAdding({ ...unanswered, lists: [one, answer, one] })
    await submit()
    expect([dialog(), shown().failure?.message]).toEqual([
      'form',
      'We could not confirm that this was saved. Check your beneficiaries before you try again.',
    ])
  })

  test('of an edit is looked up by its id', async () => {
    const changed = succeeds(aBeneficiary(someDetails()))
    const { send, texts, beneficiaries } = await openBeneficiaries({
      here: { beneficiary: '7' },
      byId: [succeeds(aBeneficiary()), changed],
      save: [fails(everyError.NoAnswer)],
    })
    send({ type: 'submit-beneficiary', form: edit })
    await answersArrive()
    expect(texts().at(-1)).toBe('success: Beneficiary created successfully')
    expect(beneficiaries.byId.inputs).toEqual(['7', '7'])
  })
})

describe('an edit', () => {
  const open = (script: Script = {}) => openBeneficiaries({ here: { beneficiary: '7' }, ...script })

  test('[BEN-05] [BEN-06] [BEN-08] sends the five fields under the id, without a document', async () => {
    const { send, beneficiaries, texts, dialog, drafts } = await open({ save: [succeeds(undefined)] })
    send({ type: 'submit-beneficiary', form: edit })
    await answersArrive()
    expect(beneficiaries.save.inputs).toEqual([{ id: '7', details: someDetails() }])
    expect([texts(), dialog()]).toEqual([['success: Beneficiary created successfully'], 'closed'])
    expect(drafts.log.at(-1)).toBe('removed beneficiary-edit')
  })

  test('[BEN-07] does not count its own old share', async () => {
    const { send, beneficiaries } = await open({ save: [never] })
    send({ type: 'submit-beneficiary', form: { ...edit, sharePercentage: '100' } })
    await answersArrive()
    expect(beneficiaries.save.inputs).toHaveLength(1)
  })
})
