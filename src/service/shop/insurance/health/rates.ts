/**
 * The price of health and life cover for one person and year, in kobo, by product code and plan. Source: the company's
 * own tariff, comparable to entry-level plans of Nigerian health maintenance organisations and life insurers.
 */
export const healthRates = {
  HLS: { Silver: 7_200_000n },
  LTF: { Silver: 3_600_000n },
} as const satisfies Readonly<Record<string, Readonly<Record<string, bigint>>>>
