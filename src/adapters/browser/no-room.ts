/** What the service worker tells the pages when its installation fails for want of room. */
export const NO_ROOM = 'no-room'

/** Whether a browser did not store something because it has no room for it. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
