import type { makeContainer } from '../container/container'
import { makeFeatureLoaders } from '../container/feature-loaders'
import { isAnySaved, prepareInstalled } from '../container/binding/offline-policies'
import { wrongDayIn } from '../container/binding/wrong-day'
import { lossesAtLogOut } from '../container/log-out-losses'
import { readAheadOf } from '../container/read-ahead'
import { makeAuthenticatedRoutes } from '../ui/routes/authenticated-routes'

/** The routes that need a log-in, with the features of their screens. An installed portal gets its service worker here. */
export const authenticatedRoutes = ({ container, readAhead }: ReturnType<typeof makeContainer>) => {
  prepareInstalled(window)
  const onDevice = {
    isAnySaved: isAnySaved(container),
    lossesAtLogOut: lossesAtLogOut(container),
    wrongDay: wrongDayIn(container),
  }
  return makeAuthenticatedRoutes(makeFeatureLoaders(container), onDevice, readAheadOf(readAhead))
}
