import type { RuleSet } from '../../../src/domain/rules/rule-set'
import { makeOverviewImplementations } from '../../../src/machines/overview/actors'
import { overviewMachine } from '../../../src/machines/overview/machine'
import { isFailed, message, ruleSet } from '../../../src/machines/overview/selectors'
import { everyError } from '../../support/builders'
import { breaks, fails, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { countedUpdates } from '../../support/scripted-stores'
import { switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const open = async (...answers: readonly Answer<RuleSet>[]) => {
  const ports = {
    rules: { ruleSet: scripted<void, RuleSet>(...answers) },
    customerUpdates: countedUpdates(),
    connectivity: switchedConnectivity(),
  }
  const overview = simulate(overviewMachine.provide(makeOverviewImplementations(ports)))
  await answersArrive()
  return { ...overview, ...ports }
}

describe('the overview', () => {
  test.each(['corrected', 'observed'] as const)(
    '[SET-03] loads the rule set %s, and has the profile refreshed',
    async (name) => {
      const { actor, customerUpdates } = await open(succeeds(name))
      expect(ruleSet(actor.getSnapshot())).toBe(name)
      expect(customerUpdates.state.changes).toBe(1)
    },
  )

  test.each([fails(everyError.Outage), breaks])(
    'reports that it could not be loaded, and can be retried',
    async (bad) => {
      const { actor } = await open(bad, succeeds('corrected'))
      expect([isFailed(actor.getSnapshot()), message(actor.getSnapshot())]).toEqual([
        true,
        'An error occurred during operation',
      ])
      actor.send({ type: 'try-again' })
      await answersArrive()
      expect([isFailed(actor.getSnapshot()), ruleSet(actor.getSnapshot())]).toEqual([false, 'corrected'])
    },
  )

  test('retries when the device is online again', async () => {
    const { actor, connectivity } = await open(fails(everyError.Offline), succeeds('corrected'))
    connectivity.comesBack()
    await answersArrive()
    expect(ruleSet(actor.getSnapshot())).toBe('corrected')
    expect(connectivity.listeners.size).toBe(0)
  })
})
