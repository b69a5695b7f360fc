import { SHOWN_STALE_AFTER_MS } from '../../../src/domain/rules/constants'
import {
  areTypesLoading,
  areTypesUnknown,
  availableShare,
  given,
  rows,
  total,
  types,
} from '../../../src/machines/beneficiaries/selectors'
import { percentage } from '../../../src/domain/values/percentage'
import { id } from '../../../src/domain/values/id'
import { aBeneficiary, listed, someRelationships } from '../../support/beneficiary-builders'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, never, succeeds } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openBeneficiaries, startBeneficiaries } from './start-beneficiaries'

afterEach(stopAll)

const two = listed(aBeneficiary(), aBeneficiary({ id: id(8), share: percentage(3_550n) }))

describe('the beneficiaries', () => {
  test('[BEN-01] are loaded when the screen opens, and shown afterwards', async () => {
    const { list, actor, beneficiaries } = startBeneficiaries({ lists: [succeeds(two)] })
    expect([list(), rows(actor.getSnapshot())]).toEqual(['loading', []])
    await answersArrive()
    expect(list()).toBe('shown')
    expect([rows(actor.getSnapshot()), total(actor.getSnapshot())]).toEqual([two.rows, 2])
    expect(beneficiaries.list.inputs).toHaveLength(1)
  })

  test('can be an empty list', async () => {
    const { list, actor } = await openBeneficiaries({ lists: [succeeds(listed())] })
    expect(list()).toBe('empty')
    expect(given(actor.getSnapshot())).toBeUndefined()
    expect(availableShare(actor.getSnapshot())).toBe(10_000n)
  })

  test('[BEN-07] have a total and a rest, which are unknown until all of them are known', async () => {
    const known = await openBeneficiaries({ lists: [succeeds(two)] })
    expect(given(known.actor.getSnapshot())).toBe(7_550n)
    expect(availableShare(known.actor.getSnapshot())).toBe(2_450n)
    const more = await openBeneficiaries({ lists: [succeeds({ ...two, total: 41 })] })
    expect(given(more.actor.getSnapshot())).toBeUndefined()
    expect(availableShare(more.actor.getSnapshot())).toBeUndefined()
  })

  test.each([
    [fails(everyError.Offline), 'An error occurred due to no connection, please check your interet connectivity...'],
    [fails(rejected({ message: 'Not today.' })), 'Not today.'],
    [breaks, 'An error occurred during operation'],
  ])('[ERR-04] that fail to load are reported, and loaded by a retry', async (answer, message) => {
    const { list, actor, send } = await openBeneficiaries({ lists: [answer, succeeds(two)] })
    expect([list(), actor.getSnapshot().context.listMessage]).toEqual(['failed', message])
    send({ type: 'try-again' })
    expect(list()).toBe('loading')
    await answersArrive()
    expect(list()).toBe('shown')
  })

  test('are requested again when the device is online, and so are the relationships', async () => {
    const { list, connectivity, beneficiaries } = await openBeneficiaries({
      lists: [fails(everyError.Offline), succeeds(two)],
      types: [fails(everyError.Offline), never],
    })
    connectivity.comesBack()
    await answersArrive()
    expect(list()).toBe('shown')
    expect(beneficiaries.relationshipTypes.inputs).toHaveLength(2)
  })

  test('are reloaded while they are shown, and stay if that fails', async () => {
    const { list, actor, pass, beneficiaries } = await openBeneficiaries({
      lists: [succeeds(two), fails(everyError.Outage), breaks, succeeds(listed())],
    })
    for (const requests of [2, 3]) {
      pass(SHOWN_STALE_AFTER_MS)
      await answersArrive()
      expect(beneficiaries.list.inputs).toHaveLength(requests)
      expect(rows(actor.getSnapshot())).toEqual(two.rows)
    }
    pass(SHOWN_STALE_AFTER_MS)
    await answersArrive()
    expect(list()).toBe('empty')
  })

  test('have relationships to choose from', async () => {
    const { actor, is } = await openBeneficiaries()
    expect(is({ Types: 'Known' })).toBe(true)
    expect([areTypesLoading(actor.getSnapshot()), areTypesUnknown(actor.getSnapshot())]).toEqual([false, false])
    expect(types(actor.getSnapshot())).toEqual(someRelationships)
  })

  test('can be added while the relationships failed to load', async () => {
    const { actor, is, send } = await openBeneficiaries({ types: [breaks, never], here: { adding: true } })
    expect(is({ Types: 'Unknown', Form: 'Editing' })).toBe(true)
    expect([areTypesLoading(actor.getSnapshot()), areTypesUnknown(actor.getSnapshot())]).toEqual([false, true])
    send({ type: 'try-again' })
    expect(is({ Types: 'Loading', Form: 'Editing' })).toBe(true)
    expect([areTypesLoading(actor.getSnapshot()), areTypesUnknown(actor.getSnapshot())]).toEqual([true, false])
  })
})
