import type { TravelZone } from './zones'

/**
 * The price of travel cover, in kobo. A single trip has a base price and a price for each day; an annual policy has a
 * flat price. Source: the company's own tariff, comparable to that of Nigerian insurers for cover that consulates
 * accept (medical expenses of at least 30,000 euro, Article 15 of the Visa Code of the European Union).
 */
export const travelRates: Readonly<Record<TravelZone, { policy: bigint; day: bigint; year: bigint }>> = {
  africa: { policy: 350_000n, day: 40_000n, year: 6_000_000n },
  europe: { policy: 600_000n, day: 70_000n, year: 9_500_000n },
  world: { policy: 800_000n, day: 90_000n, year: 12_000_000n },
  northAmerica: { policy: 1_200_000n, day: 150_000n, year: 18_000_000n },
}

/** The least price of a single trip, in kobo, however short and near it is. */
export const SINGLE_TRIP_LEAST = 500_000n
