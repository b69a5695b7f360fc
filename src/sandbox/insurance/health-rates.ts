/**
 * What health and life cover costs a year and a person, in kobo, by product code and plan. Source: the company's own
 * tariff, of the size that Nigerian health maintenance organisations and life insurers ask for an entry-level plan.
 */
export const healthRates: Readonly<Record<string, Readonly<Record<string, bigint>>>> = {
  HLS: { Silver: 7_200_000n },
  LTF: { Silver: 3_600_000n },
}
