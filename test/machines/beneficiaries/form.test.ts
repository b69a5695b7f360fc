import { percentage } from '../../../src/domain/values/percentage'
import { quotePlace } from '../../../src/machines/beneficiaries/selectors'
import type { Beneficiary } from '../../../src/domain/beneficiary/beneficiary'
import { aBeneficiary, aBeneficiaryForm, aNewBeneficiary } from '../../support/beneficiary-builders'
import { everyError } from '../../support/builders'
import { emptyForm } from '../../../src/machines/beneficiaries/context'
import { breaks, fails, late, never, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openBeneficiaries } from './start-beneficiaries'

afterEach(stopAll)

const { file: _, ...stored } = aNewBeneficiary()

describe('the form above the beneficiaries', () => {
  test('[BEN-02] of a new one opens by its address, empty, and closes by the address without it', async () => {
    const { dialog, typed, arrives, send, navigation } = await openBeneficiaries()
    expect(dialog()).toBe('closed')
    arrives({ adding: true })
    await answersArrive()
    expect([dialog(), typed()]).toEqual(['form', emptyForm])
    send({ type: 'close-form' })
    expect(navigation.log).toEqual([{ screen: 'beneficiaries' }])
    arrives({})
    expect(dialog()).toBe('closed')
  })

  test('[BEN-03] of an existing one has the server’s values', async () => {
    const { dialog, typed, beneficiaries, send, navigation, arrives } = await openBeneficiaries({
      byId: [succeeds(aBeneficiary({ share: percentage(3_350n) }))],
    })
    send({ type: 'open-beneficiary', id: '7' })
    expect(navigation.log).toEqual([{ screen: 'beneficiaries', beneficiary: '7' }])
    arrives({ beneficiary: '7' })
    expect(dialog()).toBe('opening')
    await answersArrive()
    expect(dialog()).toBe('form')
    expect(beneficiaries.byId.inputs).toEqual(['7'])
    expect(typed()).toEqual({
      ...emptyForm,
      surname: 'Relative',
      otherNames: 'Close',
      sharePercentage: '33.5',
      relationshipType: 'SISTER',
      mobileNo: '08031234567',
    })
  })

  test('a value that the server left out is empty, and the form still opens', async () => {
    const bare = {
      surname: undefined,
      otherNames: undefined,
      share: undefined,
      relationshipType: undefined,
      mobileNo: undefined,
    }
    const { typed } = await openBeneficiaries({ here: { beneficiary: '7' }, byId: [succeeds(aBeneficiary(bare))] })
    expect(typed()).toEqual(emptyForm)
  })

  test.each([fails(everyError.NotFound), fails(everyError.Forbidden)])(
    'reports that there is no such beneficiary',
    async (answer) => {
      const { dialog } = await openBeneficiaries({ here: { beneficiary: '9' }, byId: [answer] })
      expect(dialog()).toBe('missing')
    },
  )

  test.each([fails(everyError.Outage), breaks])('reports a failed load, and tries again', async (answer) => {
    const { dialog, shown, send } = await openBeneficiaries({
      here: { beneficiary: '7' },
      byId: [answer, succeeds(aBeneficiary())],
    })
    expect([dialog(), shown().failure?.message]).toEqual(['failed', 'An error occurred during operation'])
    send({ type: 'try-again' })
    await answersArrive()
    expect([dialog(), shown().failure]).toEqual(['form', undefined])
  })

  test('an answer for a form that was closed is dropped', async () => {
    const slow = late<Beneficiary>()
    const { dialog, typed, arrives } = await openBeneficiaries({
      here: { beneficiary: '7' },
      byId: [slow.answer, succeeds(aBeneficiary({ surname: 'Newer' }))],
    })
    arrives({ beneficiary: '8' })
    await answersArrive()
    slow.succeeds(aBeneficiary({ surname: 'Older' }))
    await answersArrive()
    expect([dialog(), typed().surname]).toEqual(['form', 'Newer'])
  })

  test('of a new one takes precedence over an existing one in the same address', async () => {
    const { dialog, beneficiaries } = await openBeneficiaries({ here: { adding: true, beneficiary: '7' } })
    expect([dialog(), beneficiaries.byId.inputs]).toEqual(['form', []])
  })

  test.each([{ screen: 'policies' } as const, undefined])(
    'an address of another screen, or of none, is ignored: %j',
    async (elsewhere) => {
      const { dialog, navigation } = await openBeneficiaries({ here: { adding: true } })
      navigation.arrives(elsewhere)
      expect(dialog()).toBe('form')
    },
  )
})

describe('the draft', () => {
  test('has what was typed except the document, and is restored', async () => {
    const { send, drafts } = await openBeneficiaries({ here: { adding: true } })
    send({ type: 'fill-in', form: aNewBeneficiary() })
    expect(drafts.log).toEqual(['soon beneficiary'])
    expect(drafts.stored['beneficiary']).toEqual(stored)
    stopAll()
    const again = await openBeneficiaries({ here: { adding: true }, drafts: drafts.stored })
    expect(again.typed()).toEqual({ ...stored, file: undefined })
  })

  test('of an edit is restored for the same beneficiary, and for no other', async () => {
    const { send, drafts } = await openBeneficiaries({ here: { beneficiary: '7' } })
    send({ type: 'fill-in', form: { ...emptyForm, ...aBeneficiaryForm() } })
    expect(drafts.stored).toEqual({ 'beneficiary-edit': { ...aBeneficiaryForm(), beneficiary: '7' } })
    const resumed = await openBeneficiaries({ here: { beneficiary: '7' }, drafts: drafts.stored })
    expect(resumed.typed()).toEqual({ ...emptyForm, ...aBeneficiaryForm() })
    const other = await openBeneficiaries({ here: { beneficiary: '8' }, drafts: drafts.stored })
    expect(other.typed().surname).toBe('Relative')
  })
})

describe('the quote form that the customer came from', () => {
  const quote = { category: '3', product: '30' }

  test('stays in the address while forms open and close', async () => {
    const { actor, navigation, send, arrives } = await openBeneficiaries({ here: quote, byId: [never] })
    expect(quotePlace(actor.getSnapshot())).toEqual(quote)
    send({ type: 'open-beneficiary', id: '7' })
    arrives({ ...quote, beneficiary: '7' })
    send({ type: 'close-form' })
    expect(navigation.log).toEqual([
      { screen: 'beneficiaries', ...quote, beneficiary: '7' },
      { screen: 'beneficiaries', ...quote },
    ])
  })

  test('is undefined if the customer came from elsewhere, and follows the address', async () => {
    const { actor, arrives } = await openBeneficiaries()
    expect(quotePlace(actor.getSnapshot())).toBeUndefined()
    arrives({ category: '3' })
    expect(quotePlace(actor.getSnapshot())).toEqual({ category: '3', product: undefined })
  })
})
