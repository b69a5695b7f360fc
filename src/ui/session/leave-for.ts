/**
 * Leaves the portal for a document of its own, by a real navigation: Back leads here again by loading the portal, and
 * no address of the router ever stands over another document. Offline it waits for the line.
 */
export const leaveFor = (path: string, { replace }: { readonly replace: boolean }): void => {
  const leave = () => {
    if (replace) window.location.replace(path)
    else window.location.assign(path)
  }
  if (window.navigator.onLine) leave()
  else window.addEventListener('online', leave, { once: true })
}
