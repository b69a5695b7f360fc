import { kobo } from '../../domain/values/money'

/** What the company pays for a friend who buys: ₦2,000, its own figure. Kept with each referral as it was promised. */
export const REFERRAL_REWARD = kobo(200_000n)
