/**
 * The named faults that `npm run test:rest` puts in: one of styles, in a picture too, one of locks, one of a day, one of
 * a migration.
 */
export const sampleFaults = [
  'a dialog that is longer than the window does not scroll',
  'a quote is locked before its customer',
  'debits are booked by the day of UTC',
  'migration 8 gives rewards of 2,000 kobo',
] as const
