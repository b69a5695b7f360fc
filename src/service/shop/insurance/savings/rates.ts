/**
 * The price of savings and education cover. `charge` is the company's charge on the sum assured, in basis points, by
 * product code; the covers cost basis points of their sum a year, pro rata by months. Source: the company's own tariff;
 * the covers are comparable to Nigerian group life rates with accident and illness riders.
 */
export const savingsCharges: Readonly<Record<string, bigint>> = { SVT: 100n, SVF: 150n, EDS: 100n, EDU: 120n }

/** What charge and covers cost together at least, in kobo: the sum saved is the customer's own, and comes on top. */
export const SAVINGS_LEAST = 50_000n

export const savingsCovers = { lifeCover: 40n, criticalIllnessCover: 80n, permanentDisability: 30n } as const

export type SavingsCover = keyof typeof savingsCovers
