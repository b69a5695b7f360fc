/** Where the shared sandbox of the contract tests listens; set by their global set-up. */
const fromEnvironment = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '')
    throw new Error(`${name} is not set: run these tests as the jest project "contract"`)
  return value
}

/** Where the portal's client finds the API: the sandbox, or the stand-in of a stock ABP server in front of it. */
export const serverOrigin = (): string => fromEnvironment('SERVER_ORIGIN')
export const sandboxOrigin = (): string => fromEnvironment('SANDBOX_ORIGIN')
/** Where the links in its emails lead, since its PORTAL_ORIGIN is not set. */
export const mailedOrigin = (): string => sandboxOrigin().replace('127.0.0.1', 'localhost')
export const sandboxWidgetOrigin = (): string => fromEnvironment('SANDBOX_WIDGET_ORIGIN')
/** How long the first start on a database took on this machine, as busy as it is. */
export const firstStartMs = (): number => Number(fromEnvironment('FIRST_START_MS'))
