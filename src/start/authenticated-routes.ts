import { makeFeatureLoaders } from '../container/feature-loaders'
import { makeAuthenticatedRoutes } from '../ui/routes/authenticated-routes'

/** The routes that need a log-in, with the features of their screens. */
export const authenticatedRoutes = (container: Parameters<typeof makeFeatureLoaders>[0]) =>
  makeAuthenticatedRoutes(makeFeatureLoaders(container))
