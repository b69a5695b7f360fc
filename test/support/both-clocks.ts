import type { Now } from '../../src/service/platform/clock/clock'

/** An instant at which all clocks of the service show the same. */
export const bothAt = (instant: string): Now => ({
  business: new Date(instant),
  security: new Date(instant),
  steady: new Date(instant),
})
