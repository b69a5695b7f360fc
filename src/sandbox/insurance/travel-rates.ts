import type { TravelZone } from './travel-zones'

/**
 * What travel cover costs, in kobo. A single trip is a sum for the policy and one for each day; a year of trips is a
 * flat price. Source: the company's own tariff, of the size that Nigerian insurers ask for cover that a consulate
 * accepts (medical expenses of at least 30,000 euro, Article 15 of the Visa Code of the European Union).
 */
export const travelRates: Readonly<Record<TravelZone, { policy: bigint; day: bigint; year: bigint }>> = {
  africa: { policy: 350_000n, day: 40_000n, year: 6_000_000n },
  europe: { policy: 600_000n, day: 70_000n, year: 9_500_000n },
  world: { policy: 800_000n, day: 90_000n, year: 12_000_000n },
  northAmerica: { policy: 1_200_000n, day: 150_000n, year: 18_000_000n },
}

/** How many days one journey may take, by the product's sub-code. */
export const longestJourney: Readonly<Record<string, number>> = { Single: 180, Annual: 90 }
