export type HomeRate = { readonly building: bigint; readonly items: bigint; readonly least: bigint }

/**
 * The annual price of home cover, in basis points of the sum insured, by product code. An owner insures the building and
 * its appliances; a tenant insures the appliances and, for the building, only the liability to the landlord. The minimum
 * premium is in kobo. Source: the company's own tariff, comparable to that of Nigerian insurers for fire and special
 * perils on a dwelling and all risks on its contents.
 */
export const homeRates = {
  HMB: { building: 20n, items: 150n, least: 500_000n },
  HMC: { building: 2n, items: 150n, least: 300_000n },
} as const satisfies Readonly<Record<string, HomeRate>>
