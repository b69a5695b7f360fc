import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the screen is hydrated: `false` while it is prerendered and during the first rendering over that; `true` from
 * then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
