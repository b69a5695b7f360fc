/**
 * What home cover costs a year, in basis points of what is insured, by product code. An owner insures the building
 * and the appliances in it; a tenant insures the appliances and, on the building, only the damage that the landlord
 * may claim. The least premium is in kobo. Source: the company's own tariff, of the size that Nigerian insurers ask
 * for fire and special perils on a dwelling and for all risks on its contents.
 */
export const homeRates: Readonly<Record<string, { building: bigint; items: bigint; least: bigint }>> = {
  HMB: { building: 20n, items: 150n, least: 500_000n },
  HMC: { building: 2n, items: 150n, least: 300_000n },
}
