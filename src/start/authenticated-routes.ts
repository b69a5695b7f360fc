import { makeFeatureLoaders } from '../container/feature-loaders'
import { makeRest } from '../ui/routes/rest'

/** The screens behind those that need no log-in, with their features. */
export const restOf = (container: Parameters<typeof makeFeatureLoaders>[0]) => makeRest(makeFeatureLoaders(container))
