/**
 * The price of motor cover. Third party has a flat price for each vehicle: the tariff of the National Insurance
 * Commission (NAICOM) in force since 1 January 2023, ₦15,000 for a private and ₦20,000 for a commercial vehicle. The
 * same circular sets the minimum price of comprehensive cover, five per cent of the value.
 */
export const motorRates = {
  comprehensivePerCent: 5n,
  thirdPartyKobo: { private: 1_500_000n, commercial: 2_000_000n },
} as const
