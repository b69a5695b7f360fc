import { http, unit, type NamedFault } from './named-fault'

const rewards = 'src/service/cover/reward/rewards.ts'
const identity = 'src/service/cover/reward/identity.ts'
const migration = 'src/service/platform/database/migrations/0019-reward-days.sql'
const rules = 'src/service/platform/database/migrations/0021-reward-rules.sql'
const ofUtc = '(now.toISOString().slice(0, 10) as ReturnType<typeof dayInLagos>)'

/** Rewards for friends, and what a broken mandate must not stop. */
export const ofRewards: readonly NamedFault[] = [
  {
    name: 'a reward is due by the day of UTC',
    file: rewards,
    edit: [
      'const { rewardAfterDays, verifyWithinDays } = brand.referral\n  const today = dayInLagos(now.getTime())',
      `const { rewardAfterDays, verifyWithinDays } = brand.referral\n  const today = ${ofUtc}`,
    ],
    proof: unit('cover/reward/rewards', 'that was paid at 2026-03-02T23:30:00Z'),
  },
  {
    name: 'rewards that are due are found by the day of UTC',
    file: rewards,
    edit: ['const today = dayInLagos(now.getTime())\n  return db\n', `const today = ${ofUtc}\n  return db\n`],
    proof: unit('cover/reward/rewards', 'is found and paid at 2026-03-02T23:30:00Z'),
  },
  {
    name: 'a reward that is paid is looked at again each second',
    file: rewards,
    edit: [
      "const isOpen = and(eq(referral.status, 'Pending'), isNull(referral.refusedAt))",
      'const isOpen = isNull(referral.refusedAt)',
    ],
    proof: http('sandbox/rewards', 'is set to Paid once, and left alone by later rounds'),
  },
  {
    name: 'a reward is paid for a friend of whom nothing is verified',
    file: rewards,
    edit: ['if (verified.length === 0) return false', 'if (verified.length === 0) return true'],
    proof: http('sandbox/rewards-refused', 'second accounts with the smallest savings plan'),
  },
  {
    name: 'a verified phone counts for any number of accounts',
    file: rewards,
    edit: ['onConflictDoNothing().returning()).length > 0', 'onConflictDoNothing().returning()).length >= 0'],
    proof: http('sandbox/rewards-refused', 'a verified phone counts for one account ever'),
  },
  {
    name: 'a phone of an older customer counts for a friend',
    file: identity,
    edit: ['(await older(which)).length === 0', '(await older(which)).length >= 0'],
    proof: http('sandbox/rewards-refused', 'a phone that an older customer has verified counts for no friend'),
  },
  {
    name: 'the accounts of mandates are not compared for a reward',
    file: identity,
    edit: ['    ...mandates.flatMap(({ accountHash }) => accountHash ?? []),\n', ''],
    proof: http('sandbox/rewards-refused', 'who pays by mandate from the account of the customer’s KYC'),
  },
  {
    name: 'migration 19 has rewards due after 13 days',
    file: migration,
    edit: ['premium.day + 14', 'premium.day + 13'],
    proof: http('restarts/reward-migrations', '0019: each reward is due fourteen days after'),
  },
  {
    name: 'migration 19 reckons with the day of UTC',
    file: migration,
    edit: ["interval '+01:00'", "interval '+00:00'"],
    proof: http('restarts/reward-migrations', '0019: each reward is due fourteen days after'),
  },
  {
    name: 'migration 21 leaves friends of before no time to be verified',
    file: rules,
    edit: ["greatest(due_on - 14, (now() at time zone interval '+01:00')::date) + 90", 'due_on - 14 + 90'],
    proof: http('restarts/reward-migrations', '0021: who paid before it has ninety days'),
  },
  {
    name: 'a mandate that fails stops those after it',
    file: 'src/service/platform/rounds.ts',
    edit: ['      if (!isLocked(error)) failed(error, one.id)\n      return false\n', '      throw error\n'],
    proof: unit('platform/rounds', 'one that fails stops no other'),
  },
  {
    name: 'a mandate that fails is tried again each second',
    file: 'src/service/platform/rounds.ts',
    edit: ['round + Math.min(2 ** (times - 1), MOST_ROUNDS)', 'round + 1'],
    proof: unit('platform/rounds', 'one that fails is tried again after 1, 2, 4'),
  },
  {
    name: 'a mandate that lapses is reported to nobody',
    file: 'src/service/cover/mandate/ending.ts',
    edit: ['if (portal === undefined || customer', 'if (portal !== undefined || customer'],
    proof: http('sandbox/mandate-activation', 'is reported to its customer, once'),
  },
]
