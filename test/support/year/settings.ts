/** The settings of a service for a year: all its days come from one address, and no transfer arrives by itself. */
export const yearSettings = {
  REQUESTS_PER_MINUTE: '1000000',
  CHECKS_PER_MINUTE: '1000000',
  MANDATE_ACTIVATION_SECONDS: 'off',
} as const
