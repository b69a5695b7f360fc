const fromSetUp = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set: the global set-up did not run`)
  return value
}

/** Where the portal and its API are. */
export const portal = (): string => fromSetUp('JOURNEY_ORIGIN')

/** Where the payment widget is. */
export const widget = (): string => fromSetUp('JOURNEY_WIDGET_ORIGIN')

/** The file with everything that the server printed. */
export const serverLog = (): string => fromSetUp('JOURNEY_LOG')
