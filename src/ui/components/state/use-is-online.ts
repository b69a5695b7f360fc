import { useSyncExternalStore } from 'react'
import { isOnline } from './is-online'

const watchLine = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** The same as a state of a component. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchLine, isOnline)
