import fc from 'fast-check'
import { SHOWN_STALE_AFTER_MS } from '../../../src/domain/rules/constants'
import { makeRecordImplementations, recordIn } from '../../../src/machines/record/actors'
import { makeRecordMachine } from '../../../src/machines/record/machine'
import { isFailed, isMissing, isOpen, message, record } from '../../../src/machines/record/selectors'
import type { Id } from '../../../src/domain/values/id'
import { everyError } from '../../support/builders'
import { breaks, fails, late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { routedNavigation, switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const recordMachine = makeRecordMachine<string>('row')

const start = (answers: readonly Answer<string>[], id?: string) => {
  const ports = {
    byId: scripted<Id, string>(...answers),
    navigation: routedNavigation({ screen: 'policies', page: 2, ...(id === undefined ? {} : { record: id }) }),
    connectivity: switchedConnectivity(),
    screen: 'policies' as const,
  }
  const machine = recordMachine.provide(makeRecordImplementations(ports))
  const opened = simulate(machine, { id: recordIn('policies', ports.navigation.here()) })
  const navigateTo = (record?: string) => {
    ports.navigation.arrives({ screen: 'policies', ...(record === undefined ? {} : { record }) })
  }
  const shown = () => record(opened.actor.getSnapshot())
  return { ...opened, ...ports, navigateTo, shown }
}

describe('a record', () => {
  test('[POL-02] is opened by its id: the choice changes the address, and the address loads the record', async () => {
    const { actor, navigation, reaches, is, byId, shown } = start([succeeds('the policy')])
    expect(isOpen(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'open-record', id: '9' })
    expect([navigation.log, navigation.hows]).toEqual([
      [{ screen: 'policies', page: 2, record: '9' }],
      [{ replace: false }],
    ])
    expect(isOpen(actor.getSnapshot())).toBe(true)
    expect(is('Loading')).toBe(true)
    await reaches('Shown')
    expect(byId.inputs).toEqual(['9'])
    expect(shown()).toBe('the policy')
  })

  test('[POL-05: closing] closing changes the address, which closes it', async () => {
    const { actor, navigation, reaches, shown } = start([succeeds('the policy')], '9')
    await reaches('Shown')
    actor.send({ type: 'close-record' })
    // Back does not open it again.
    expect([navigation.log, navigation.hows]).toEqual([[{ screen: 'policies', page: 2 }], [{ replace: true }]])
    expect(isOpen(actor.getSnapshot())).toBe(false)
    expect(shown()).toBeUndefined()
  })

  test('an answer for another record never replaces the one that was chosen last', async () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 2, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(ids, fc.infiniteStream(fc.nat()), async (chosen, keys) => {
        const answers = chosen.map(() => late<string>())
        const { actor, navigateTo, shown, byId } = start(answers.map(({ answer }) => answer))
        for (const id of chosen) navigateTo(id)
        await answersArrive()
        const order = chosen.map((id, index) => ({ id, index, key: keys.next().value })).sort((a, b) => a.key - b.key)
        for (const { id, index } of order) {
          answers[index]!.succeeds(`record ${id}`)
          await answersArrive()
        }
        expect(shown()).toBe(`record ${chosen.at(-1)!}`)
        expect(byId.inputs).toEqual(chosen)
        actor.stop()
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    [fails(everyError.Outage), 'An error occurred during operation'],
    [breaks, 'An error occurred during operation'],
  ])('[ERR-02] [ERR-04] that fails to load is reported, and loads on Try again', async (answer, text) => {
    const { actor, reaches, shown } = start([answer, succeeds('the policy')], '9')
    await reaches('Failed')
    expect(isFailed(actor.getSnapshot())).toBe(true)
    expect(message(actor.getSnapshot())).toBe(text)
    actor.send({ type: 'try-again' })
    await reaches('Shown')
    expect(shown()).toBe('the policy')
  })

  test.each([everyError.NotFound, everyError.Forbidden])(
    'of another customer is indistinguishable from one that does not exist (%j)',
    async (error) => {
      const { actor, reaches, navigateTo, is, shown } = start([fails(error)], '9')
      await reaches('Missing')
      expect([isMissing(actor.getSnapshot()), isOpen(actor.getSnapshot()), shown()]).toEqual([true, true, undefined])
      navigateTo()
      expect(is('Closed')).toBe(true)
    },
  )

  test('is reloaded after ten minutes, since links to files expire', async () => {
    const { pass, reaches, shown, byId } = start([succeeds('the policy'), succeeds('renewed')], '9')
    await reaches('Shown')
    pass(SHOWN_STALE_AFTER_MS)
    expect(shown()).toBe('the policy')
    await reaches({ Shown: 'Fresh' })
    expect(shown()).toBe('renewed')
    expect(byId.inputs).toEqual(['9', '9'])
  })

  test('[TAP-07: going on] that failed to load is requested again when the device is online', async () => {
    const { connectivity, reaches, byId } = start([fails(everyError.Offline), succeeds('the policy')], '9')
    await reaches('Failed')
    connectivity.comesBack()
    await reaches('Shown')
    expect(byId.inputs).toEqual(['9', '9'])
  })

  test.each([fails(everyError.Offline), breaks])('stays as it is if reloading it fails', async (answer) => {
    const { pass, reaches, shown } = start([succeeds('the policy'), answer], '9')
    await reaches('Shown')
    pass(SHOWN_STALE_AFTER_MS)
    await reaches({ Shown: 'Fresh' })
    expect(shown()).toBe('the policy')
  })

  test('the address of another screen changes nothing', async () => {
    const { navigation, is, reaches } = start([succeeds('the policy')], '9')
    await reaches('Shown')
    navigation.arrives({ screen: 'mandates' })
    navigation.arrives(undefined)
    expect(is('Shown')).toBe(true)
  })
})
