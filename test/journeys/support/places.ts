const fromSetUp = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set: the global set-up did not run`)
  return value
}

/** The origin of the portal and its API. */
export const portal = (): string => fromSetUp('JOURNEY_ORIGIN')

/** The origin of the payment widget. */
export const widget = (): string => fromSetUp('JOURNEY_WIDGET_ORIGIN')

/** The file with the output of the server. */
export const serverLog = (): string => fromSetUp('JOURNEY_LOG')
