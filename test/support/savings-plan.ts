/** What a quote for savings asks: a plan of a year. */
export const savingsPlan = {
  signature: 'Test Customer',
  productId: 501,
  duration: 12,
  sumAssured: 1_000_000,
  lifeCover: 500_000,
  criticalIllnessCover: 250_000,
  permanentDisability: 100_000,
  frequency: 'Monthly',
}
