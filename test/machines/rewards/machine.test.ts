import * as TE from 'fp-ts/TaskEither'
import type { ReferralCounts } from '../../../src/domain/referral/referral'
import { makeRewardsImplementations } from '../../../src/machines/rewards/actors'
import { rewardsMachine } from '../../../src/machines/rewards/machine'
import { counts, isSharing, message } from '../../../src/machines/rewards/selectors'
import type { SharedLink } from '../../../src/ports/link-sharing'
import { everyError, rejected } from '../../support/builders'
import { breaks, fails, never, scripted, scriptedReferrals, succeeds, type Answer } from '../../support/scripted-ports'
import { recordedNavigation, recordedNotifications, switchedConnectivity } from '../../support/scripted-surroundings'
import { answersArrive, simulate, stopAll } from '../../support/simulated'

afterEach(stopAll)

const some: ReferralCounts = { total: 3, pending: 2, paid: 1 }
const link: SharedLink = { address: 'https://portal.test/register?referralcode=R', title: 'Portal', text: 'Join me.' }

type Script = {
  readonly loads?: readonly Answer<ReferralCounts>[]
  readonly copies?: 'yes' | 'no' | 'breaks'
  readonly shares?: 'yes' | 'no' | 'breaks' | 'never'
}

const device =
  (does: 'yes' | 'no' | 'breaks' | 'never', log: unknown[]) =>
  (what: unknown): TE.TaskEither<never, void> =>
  () => {
    log.push(what)
    if (does === 'never') return new Promise(() => undefined)
    if (does === 'breaks') return Promise.reject(new Error('a defect, made by the test'))
    return (does === 'yes' ? TE.right(undefined) : TE.left('refused' as never))()
  }

const start = async ({ loads = [succeeds(some)], copies = 'yes', shares }: Script = {}) => {
  const [copied, shared]: unknown[][] = [[], []]
  const ports = {
    referrals: scriptedReferrals({ counts: scripted(...loads) }),
    clipboard: { copy: device(copies, copied!) },
    linkSharing: { canShare: () => shares !== undefined, share: device(shares ?? 'no', shared!) },
    connectivity: switchedConnectivity(),
    navigation: recordedNavigation(),
    notifications: recordedNotifications(),
  }
  const input = { link, canShare: shares !== undefined }
  const simulated = simulate(rewardsMachine.provide(makeRewardsImplementations(ports)), input)
  await answersArrive()
  const texts = () => ports.notifications.notices.map(({ kind, text }) => `${kind}: ${text}`)
  const snapshot = () => simulated.actor.getSnapshot()
  return { ...simulated, ...ports, copied: copied!, shared: shared!, texts, snapshot }
}

describe('the counts', () => {
  test('[REF-01] are loaded at once', async () => {
    const { snapshot } = await start()
    expect(counts(snapshot())).toEqual(some)
  })

  test.each([
    [fails(rejected({ message: 'Not today.' })), 'Not today.'],
    [breaks, 'An error occurred during operation'],
  ])('that fail to load are reported, and loaded by a retry', async (answer, text) => {
    const { snapshot, actor } = await start({ loads: [answer, succeeds(some)] })
    expect([counts(snapshot()), message(snapshot())]).toEqual([undefined, text])
    actor.send({ type: 'try-again' })
    await answersArrive()
    expect(counts(snapshot())).toEqual(some)
  })

  test('are requested again when the device is online', async () => {
    const { connectivity, referrals } = await start({ loads: [fails(everyError.Offline), never] })
    connectivity.comesBack()
    expect(referrals.counts.inputs).toHaveLength(2)
  })
})

describe('the link', () => {
  test('[REF-04] is shared if the device can, one at a time, and nothing is copied', async () => {
    const { actor, shared, copied, snapshot, texts } = await start({ shares: 'never' })
    actor.send({ type: 'share-link' })
    actor.send({ type: 'share-link' })
    expect([shared, copied, isSharing(snapshot())]).toEqual([[link], [], true])
    const done = await start({ shares: 'yes' })
    done.actor.send({ type: 'share-link' })
    await answersArrive()
    expect([isSharing(done.snapshot()), done.copied, texts()]).toEqual([false, [], []])
  })

  test.each([undefined, 'no', 'breaks'] as const)(
    '[REF-04] is copied if the device cannot share (%s)',
    async (shares) => {
      const { actor, copied, texts, snapshot } = await start(shares === undefined ? {} : { shares })
      actor.send({ type: 'share-link' })
      await answersArrive()
      expect([copied, isSharing(snapshot())]).toEqual([[link.address], false])
      expect(texts()).toEqual(['success: Your link is copied. Send it to a friend.'])
    },
  )

  test.each(['no', 'breaks'] as const)('that can be neither shared nor copied is reported (%s)', async (copies) => {
    const { actor, texts } = await start({ copies })
    actor.send({ type: 'share-link' })
    await answersArrive()
    expect(texts()).toEqual(['error: We could not copy this. Please select it and copy it yourself.'])
  })
})
