import { kobo } from '../../domain/values/money'

/** The company's reward for a referred friend who buys: ₦2,000. Each referral stores the reward that applied to it. */
export const REFERRAL_REWARD = kobo(200_000n)
