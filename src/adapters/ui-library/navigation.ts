import type { Destination, Navigation } from '../../ports/navigation'
import type { TabKey } from '../../domain/session/stored-items'
import type { SafeStorage } from '../browser/storage'

/** The router's function to navigate within the portal. */
type Navigator = (path: string, how: { readonly replace: boolean }) => void

export type NavigationParts = {
  readonly toPath: (destination: Destination) => string
  readonly fromAddress: (address: { pathname: string; search: string; hash: string }) => Destination | undefined
  readonly browser: { readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'> }
  readonly session: SafeStorage<TabKey>
}

/** Connects the router to the port: the router attaches its navigate function and reports every address change. */
export type AttachedRouter = {
  readonly attach: (navigator: Navigator) => void
  readonly addressChanged: () => void
}

const PLACE_KEY = 'place'

/** Accepts only paths of this portal, so that a saved place never leads to another origin. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text)

/**
 * Navigation through the router, which is attached once it exists; an earlier request waits for it. The next log-in
 * returns to the saved place.
 */
export const makeNavigation = (parts: NavigationParts): Navigation & AttachedRouter => {
  const listeners = new Set<(destination: Destination | undefined) => void>()
  let navigator: Navigator | undefined
  let pending: Parameters<Navigator> | undefined
  const move = (path: string, replace = false) => {
    if (navigator) navigator(path, { replace })
    else pending = [path, { replace }]
  }
  const here = () => parts.fromAddress(parts.browser.location)
  return {
    attach: (attached) => {
      navigator = attached
      if (pending !== undefined) attached(...pending)
      pending = undefined
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
      const { pathname, search, hash } = parts.browser.location
      parts.session.set(PLACE_KEY, pathname + search + hash)
    },
    forgetPlace: () => {
      parts.session.remove(PLACE_KEY)
    },
    goToSavedPlace: () => {
      const place = parts.session.get(PLACE_KEY)
      parts.session.remove(PLACE_KEY)
      move(place !== undefined && isPath(place) ? place : parts.toPath({ screen: 'dashboard' }))
    },
  }
}
