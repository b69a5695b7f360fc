/**
 * What motor cover costs. Third party is a flat price a vehicle: the tariff of the National Insurance Commission
 * (NAICOM) in force since 1 January 2023, ₦15,000 for a private and ₦20,000 for a commercial vehicle. The same
 * circular sets five per cent of the value as the least that comprehensive cover may cost.
 */
export const motorRates = {
  comprehensivePerCent: 5n,
  thirdPartyKobo: { private: 1_500_000n, commercial: 2_000_000n },
} as const
