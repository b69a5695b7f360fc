import { referralSortColumns } from '../../domain/referral/referral'
import { TABLE_PAGE_SIZE } from '../../domain/rules/constants'
import { makeClipboard } from '../../adapters/browser/clipboard'
import { makeLinkSharing } from '../../adapters/browser/link-sharing'
import { makeReferralPort } from '../../adapters/http/referral'
import { makeCopyingImplementations } from '../../machines/copying/actors'
import { copyingMachine } from '../../machines/copying/machine'
import { makeList } from '../../machines/list/list-with-details'
import { makeRewardsImplementations, rewardsPorts } from '../../machines/rewards/actors'
import { rewardsMachine } from '../../machines/rewards/machine'
import { Clipboard } from '../../ports/clipboard'
import { LinkSharing } from '../../ports/link-sharing'
import { ReferralPort } from '../../ports/referral-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** Copying the referral code, the link that contains it, the counts, and the history of the referrals. */
export const feature = defineFeature('rewards', {
  ports: (bind) => {
    bind(ReferralPort, makeReferralPort, Http)
    bind(Clipboard, () => makeClipboard(window))
    bind(LinkSharing, () => makeLinkSharing(window))
  },
  needs: rewardsPorts,
  make: (ports) => {
    const { connectivity, navigation, referrals, linkSharing } = ports
    return {
      list: makeList('referrals', {
        list: referrals.list,
        navigation,
        connectivity,
        screen: 'rewards',
        rules: { pageSize: TABLE_PAGE_SIZE, sortable: referralSortColumns },
      }),
      rewards: {
        machine: rewardsMachine.provide(makeRewardsImplementations(ports)),
        input: (code, brand) => ({
          link: {
            address: navigation.addressOf({ screen: 'register', referralCode: code }),
            title: brand,
            text: `Join me at ${brand}. My referral code is ${code}.`,
          },
          canShare: linkSharing.canShare(),
        }),
      },
      copying: { machine: copyingMachine.provide(makeCopyingImplementations(ports)), input: () => undefined },
    }
  },
})
