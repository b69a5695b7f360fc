import { ContainerModule } from 'inversify'
import { makeClipboard } from '../../adapters/browser/clipboard'
import { makeLinkSharing } from '../../adapters/browser/link-sharing'
import { makeReferralPort } from '../../adapters/http/referral'
import { Clipboard } from '../../ports/clipboard'
import { LinkSharing } from '../../ports/link-sharing'
import { ReferralPort } from '../../ports/referral-port'
import { Http } from '../tokens'

/** The calls about referrals, and passing the customer's code on. */
export const referralModule = new ContainerModule(({ bind }) => {
  bind<ReferralPort>(ReferralPort).toResolvedValue(makeReferralPort, [Http])
  bind<Clipboard>(Clipboard).toDynamicValue(() => makeClipboard(window))
  bind<LinkSharing>(LinkSharing).toDynamicValue(() => makeLinkSharing(window))
})
