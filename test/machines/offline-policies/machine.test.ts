import { summaryOf } from '../../../src/domain/policy/offline-policy'
import { makeOfflinePoliciesImplementations } from '../../../src/machines/offline-policies/actors'
import { offlinePoliciesMachine } from '../../../src/machines/offline-policies/machine'
import {
  hasRemoved,
  isLoading,
  isServerThere,
  offlinePolicies,
  message,
  removing,
} from '../../../src/machines/offline-policies/selectors'
import { memoryOfflinePolicies, switchedConnectivity } from '../../support/scripted-surroundings'
import { aPolicy } from '../../support/shop-builders'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const row = summaryOf(aPolicy(), 1)

const start = (input: { owner: string | undefined; asksServer: boolean }, ...there: readonly boolean[]) => {
  const policies = memoryOfflinePolicies([row])
  const connectivity = switchedConnectivity(false)
  let asked = 0
  const reachability = { isServerThere: () => Promise.resolve(there[asked++] ?? false) }
  const machine = offlinePoliciesMachine.provide(
    makeOfflinePoliciesImplementations({ policies, connectivity, reachability }),
  )
  return { ...simulate(machine, input), policies, connectivity, asked: () => asked }
}

describe('the offline policies', () => {
  test('[KEEP-01] is shown to its owner without asking the server', async () => {
    const { actor, reaches, asked, policies } = start({ owner: 'one@portal.test', asksServer: false })
    expect(isLoading(actor.getSnapshot())).toBe(true)
    expect(isServerThere(actor.getSnapshot())).toBe(false)
    await reaches('Shown')
    expect([isLoading(actor.getSnapshot()), hasRemoved(actor.getSnapshot())]).toEqual([false, false])
    expect([offlinePolicies(actor.getSnapshot()), asked(), policies.log]).toEqual([[row], 0, ['read one@portal.test']])
    actor.send({ type: 'try-again' })
    expect(asked()).toBe(0)
  })

  test('[KEEP-01] is shown after the end of a session while the server is away, and log-in opens when it is back', async () => {
    const { actor, reaches, connectivity } = start({ owner: undefined, asksServer: true }, false, true)
    expect(isLoading(actor.getSnapshot())).toBe(true)
    await reaches('Shown')
    connectivity.comesBack()
    await reaches('ServerThere')
    expect(isServerThere(actor.getSnapshot())).toBe(true)
  })

  test('[KEEP-01] can be removed, and says so if it cannot', async () => {
    const { actor, reaches, policies } = start({ owner: undefined, asksServer: false })
    await reaches('Shown')
    policies.state.failure = 'blocked'
    actor.send({ type: 'remove-policy', id: row.id })
    await reaches('Shown')
    expect(message(actor.getSnapshot())).toMatch(/could not remove/)
    policies.state.failure = undefined
    actor.send({ type: 'remove-policy', id: row.id })
    expect([removing(actor.getSnapshot()), message(actor.getSnapshot())]).toEqual([row.id, undefined])
    // The list stays while it is read again.
    await reaches('Reading')
    expect([removing(actor.getSnapshot()), isLoading(actor.getSnapshot())]).toEqual([undefined, false])
    await reaches('Shown')
    expect([offlinePolicies(actor.getSnapshot()), hasRemoved(actor.getSnapshot())]).toEqual([[], true])
  })
})
