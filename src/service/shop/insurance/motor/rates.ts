/**
 * The price of motor cover in kobo, for each vehicle, by its use. Third party has a flat price: the tariff of the
 * National Insurance Commission (NAICOM) in force since 1 January 2023, ₦15,000 for a private and ₦20,000 for a
 * commercial vehicle. The same circular sets the price of comprehensive cover, at least five per cent (500 basis points)
 * of the value, which includes third party cover and so never costs less than that.
 */
export const motorRates = {
  comprehensive: 500n,
  least: { private: 1_500_000n, commercial: 2_000_000n },
} as const
