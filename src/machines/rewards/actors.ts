import { fromPromise } from 'xstate'
import type { Clipboard } from '../../ports/clipboard'
import type { Connectivity } from '../../ports/connectivity'
import type { LinkSharing, SharedLink } from '../../ports/link-sharing'
import type { Navigation } from '../../ports/navigation'
import type { Notifications } from '../../ports/notifications'
import type { ReferralPort } from '../../ports/referral-port'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import { makeEffects } from '../core/effects'
import type { Device, RewardsEvent, RewardsMachine } from './machine'

type RewardsPorts = {
  readonly referrals: ReferralPort
  readonly clipboard: Clipboard
  readonly linkSharing: LinkSharing
  readonly connectivity: Connectivity
  readonly navigation: Navigation
  readonly notifications: Notifications
}

/** Implements the actors and actions of the rewards with the ports. */
export const makeRewardsImplementations = (ports: RewardsPorts): Parameters<RewardsMachine['provide']>[0] => ({
  actors: {
    loadCounts: fromPort(ports.referrals.counts),
    copy: fromPromise<Device, string>(({ input }) => ports.clipboard.copy(input)()),
    share: fromPromise<Device, SharedLink>(({ input }) => ports.linkSharing.share(input)()),
    watchConnection: tryAgainWhenOnline<RewardsEvent>(ports.connectivity),
  },
  actions: { notify: makeEffects(ports).notify },
})
