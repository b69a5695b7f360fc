import { useSyncExternalStore } from 'react'

const watchLine = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the device is online, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchLine, () => window.navigator.onLine)
