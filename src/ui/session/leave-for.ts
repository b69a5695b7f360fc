import { isOnline } from '../components/state/is-online'

/**
 * Leaves the portal for a separate document by a full navigation: Back reloads the portal, and the router's addresses
 * never belong to another document. Offline it waits until the device is online.
 */
export const leaveFor = (path: string, { replace }: { readonly replace: boolean }): void => {
  const leave = () => {
    if (replace) window.location.replace(path)
    else window.location.assign(path)
  }
  if (isOnline()) leave()
  else window.addEventListener('online', leave, { once: true })
}
