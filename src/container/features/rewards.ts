import type { Container } from 'inversify'
import { makeListImplementations, queryIn } from '../../machines/list/actors'
import { referralsMachine, referralsRules } from '../../machines/list/referrals-machine'
import { makeRewardsImplementations } from '../../machines/rewards/actors'
import { rewardsMachine } from '../../machines/rewards/machine'
import { Clipboard } from '../../ports/clipboard'
import { Connectivity } from '../../ports/connectivity'
import { LinkSharing } from '../../ports/link-sharing'
import { Navigation } from '../../ports/navigation'
import { Notifications } from '../../ports/notifications'
import { ReferralPort } from '../../ports/referral-port'
import { loadOnce } from '../modules/load-once'
import { referralModule } from '../modules/referral'

const screen = 'rewards'

/** The customer's code, the link that carries it (requirement REF-04), the counts, and the history of the referrals. */
export const makeFeature = (container: Container) => {
  loadOnce(container, referralModule)
  const navigation = container.get<Navigation>(Navigation)
  const referrals = container.get<ReferralPort>(ReferralPort)
  const linkSharing = container.get<LinkSharing>(LinkSharing)
  return {
    list: {
      machine: referralsMachine.provide(
        makeListImplementations({ list: referrals.list, navigation, screen, rules: referralsRules }),
      ),
      input: () => ({ query: queryIn(screen, navigation.here(), referralsRules) }),
    },
    rewards: {
      machine: rewardsMachine.provide(
        makeRewardsImplementations({
          referrals,
          clipboard: container.get<Clipboard>(Clipboard),
          linkSharing,
          connectivity: container.get<Connectivity>(Connectivity),
          navigation,
          notifications: container.get<Notifications>(Notifications),
        }),
      ),
      /** `brand` is whose portal the friend is invited to. */
      input: (code: string, brand: string) => ({
        code,
        link: {
          address: navigation.addressOf({ screen: 'register', referralCode: code }),
          title: brand,
          text: `Join me at ${brand}. My referral code is ${code}.`,
        },
        canShare: linkSharing.canShare(),
      }),
    },
  }
}
