import type { makeContainer } from '../container/container'
import { makeFeatureLoaders } from '../container/feature-loaders'
import { isAnyKept, prepareInstalled } from '../container/binding/kept-policies'
import { readAheadOf } from '../container/read-ahead'
import { makeAuthenticatedRoutes } from '../ui/routes/authenticated-routes'

/** The routes that need a log-in, with the features of their screens. An installed portal gets its service worker here. */
export const authenticatedRoutes = ({ container, readAhead }: ReturnType<typeof makeContainer>) => {
  prepareInstalled(window)
  return makeAuthenticatedRoutes(makeFeatureLoaders(container), isAnyKept(container), readAheadOf(readAhead))
}
