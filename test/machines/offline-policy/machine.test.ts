import { left, right } from 'fp-ts/Either'
import type { OwnedPolicy } from '../../../src/ports/offline-policies'
import { idText } from '../../../src/domain/values/id'
import { summaryOf, type SaveFailure } from '../../../src/domain/policy/offline-policy'
import { makeOfflinePolicyImplementations } from '../../../src/machines/offline-policy/actors'
import { offlinePolicyMachine } from '../../../src/machines/offline-policy/machine'
import { isBusy, isFinding, offlinePolicy, message } from '../../../src/machines/offline-policy/selectors'
import type { PolicyPort } from '../../../src/ports/policy-port'
import { memoryOfflinePolicies } from '../../support/scripted-surroundings'
import { aPolicy } from '../../support/shop-builders'
import { simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const policy = aPolicy()
const owner = 'one@portal.test'

const start = (
  rows = [summaryOf(policy, 1)],
  hasSaved = true,
  failure?: SaveFailure,
  read: PolicyPort['byId'] = () => () => Promise.resolve(right(policy)),
) => {
  const policies = memoryOfflinePolicies(rows, failure)
  const machine = offlinePolicyMachine.provide(makeOfflinePolicyImplementations(policies, read))
  return { ...simulate(machine, { owner, policy, hasSaved }), policies }
}

describe('saving a policy', () => {
  test('[KEEP-01] an offline policy is found and can be removed, once', async () => {
    const { actor, reaches, policies } = start()
    expect([isFinding(actor.getSnapshot()), isBusy(actor.getSnapshot())]).toEqual([true, false])
    await reaches('Kept')
    expect([isFinding(actor.getSnapshot()), isBusy(actor.getSnapshot())]).toEqual([false, false])
    expect(offlinePolicy(actor.getSnapshot())?.keptAt).toBe(1)
    actor.send({ type: 'remove-policy' })
    actor.send({ type: 'remove-policy' })
    expect(isBusy(actor.getSnapshot())).toBe(true)
    await reaches('NotKept')
    expect(policies.log).toEqual([`read ${owner}`, `removed 9 of ${owner}`])
  })

  test('[TAP-23: files] what is saved is the policy as it is now, with an address that has not ended', async () => {
    const now = aPolicy({ certificateUrl: 'https://files.portal.test/renewed', status: 'Suspended' })
    const asked: string[] = []
    const { actor, reaches, policies } = start([], false, undefined, (of) => () => {
      asked.push(idText(of))
      return Promise.resolve(right(now))
    })
    const kept: (string | undefined)[] = []
    const { save } = policies
    Object.assign(policies, {
      save: (input: OwnedPolicy, call: { readonly signal: AbortSignal }) => {
        kept.push(input.policy.certificateUrl)
        return save(input, call)
      },
    })
    actor.send({ type: 'keep-policy' })
    await reaches('Kept')
    expect([asked, kept]).toEqual([['9'], ['https://files.portal.test/renewed']])
    expect(offlinePolicy(actor.getSnapshot())?.status).toBe('Suspended')
  })

  test('[TAP-23: files] a policy that cannot be read is not saved', async () => {
    const { actor, reaches, policies } = start(
      [],
      false,
      undefined,
      () => () => Promise.resolve(left({ _tag: 'Outage' })),
    )
    actor.send({ type: 'keep-policy' })
    await reaches('NotKept')
    expect(message(actor.getSnapshot())).toMatch(/^We could not load everything/)
    expect(policies.log).toEqual([])
  })

  test('[KEEP-01] a customer who keeps nothing reads nothing before the first press', async () => {
    const { actor, reaches, policies } = start([], false)
    await reaches('NotKept')
    expect(policies.log).toEqual([])
    actor.send({ type: 'keep-policy' })
    expect(isBusy(actor.getSnapshot())).toBe(true)
    await reaches('Kept')
    expect(policies.log).toEqual([`kept 9 of ${owner}`])
  })

  test.each([
    ['full', /not enough space/],
    ['blocked', /does not let the portal keep/],
    ['unreachable', /Check your connection/],
  ] as const)('[KEEP-01] a failure is said in plain words: %s', async (failure, words) => {
    const { actor, reaches, policies } = start([], false, failure)
    actor.send({ type: 'keep-policy' })
    await reaches('NotKept')
    expect(message(actor.getSnapshot())).toMatch(words)
    policies.state.failure = undefined
    actor.send({ type: 'keep-policy' })
    await reaches('Kept')
    expect(message(actor.getSnapshot())).toBeUndefined()
  })
})
