import type { Either } from 'fp-ts/Either'
import { fromPromise } from 'xstate'
import { Clipboard } from '../../ports/clipboard'
import { Connectivity } from '../../ports/connectivity'
import { LinkSharing, type SharedLink } from '../../ports/link-sharing'
import { ReferralPort } from '../../ports/referral-port'
import type { PortsOf } from '../../ports/token'
import { fromPort, tryAgainWhenOnline } from '../core/actors'
import { effectPorts, makeEffects } from '../core/effects'
import type { RewardsEvent } from './events'

export const rewardsPorts = {
  ...effectPorts,
  referrals: ReferralPort,
  clipboard: Clipboard,
  linkSharing: LinkSharing,
  connectivity: Connectivity,
}

/** The result of copying or sharing on the device. */
type Device = Either<'refused' | 'unshareable', void>

/** Implements the actors and actions of the rewards with the ports. */
export const makeRewardsImplementations = (ports: PortsOf<typeof rewardsPorts>) => ({
  actors: {
    loadCounts: fromPort(ports.referrals.counts),
    copy: fromPromise<Device, string>(({ input }) => ports.clipboard.copy(input)()),
    share: fromPromise<Device, SharedLink>(({ input }) => ports.linkSharing.share(input)()),
    watchConnection: tryAgainWhenOnline<RewardsEvent>(ports.connectivity),
  },
  actions: { notify: makeEffects(ports).notify },
})
