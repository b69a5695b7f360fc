import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the script is in charge of this screen. `false` while it is prerendered, and for the first rendering over
 * a prerendered screen; `true` ever after.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
