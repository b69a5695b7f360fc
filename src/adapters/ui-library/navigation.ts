import type { Destination, Navigation } from '../../ports/navigation'
import type { SafeStorage } from '../browser/storage'

/** What the router does for navigation: moves inside the portal. */
type Navigator = (path: string, how: { readonly replace: boolean }) => void

export type NavigationParts = {
  readonly toPath: (destination: Destination) => string
  readonly fromAddress: (address: { pathname: string; search: string }) => Destination | undefined
  readonly browser: { readonly location: Pick<Location, 'origin' | 'pathname' | 'search'> }
  readonly session: SafeStorage
}

/** How the router and the port are tied: one way to move, and word of every move. */
export type AttachedRouter = {
  readonly attach: (navigator: Navigator) => void
  readonly addressChanged: () => void
}

const PLACE_KEY = 'place'

/** Only an address of this portal leads back: a path, never another origin. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text)

/**
 * Navigation on the router, which is attached once it is there; what was asked for before waits. The kept place is
 * where the next log-in leads back to (requirement SESS-05).
 */
export const makeNavigation = (
  parts: NavigationParts,
): Navigation & AttachedRouter => {
  const listeners = new Set<(destination: Destination | undefined) => void>()
  let navigator: Navigator | undefined
  let waiting: Parameters<Navigator> | undefined
  const move = (path: string, replace = false) => {
    if (navigator) navigator(path, { replace })
    else waiting = [path, { replace }]
  }
  const here = () => parts.fromAddress(parts.browser.location)
  return {
    attach: (attached) => {
      navigator = attached
      if (waiting !== undefined) attached(...waiting)
      waiting = undefined
    },
    addressChanged: () => {
      Array.from(listeners).forEach((listener) => {
        listener(here())
      })
    },
    go: (destination, how) => {
      move(parts.toPath(destination), how?.replace)
    },
    here,
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    addressOf: (destination) => parts.browser.location.origin + parts.toPath(destination),
    savePlace: () => {
      parts.session.set(PLACE_KEY, parts.browser.location.pathname + parts.browser.location.search)
    },
    goToSavedPlace: () => {
      const place = parts.session.get(PLACE_KEY)
      parts.session.remove(PLACE_KEY)
      move(place !== undefined && isPath(place) ? place : parts.toPath({ screen: 'dashboard' }))
    },
  }
}
